"""Cities: their names as the box prints them, in any letters, and which names mean the same city.

Nobody knows the whole printed map, so any name is taken. A record holds a city in small letters, as
it was typed first; at that table all other spellings and names of it are set right.
"""

import unicodedata
from collections.abc import Collection, Iterable
from difflib import get_close_matches

from companion.core import NotUnderstood
from companion.games.spy_connection.locale import _
from companion.locale import LANGUAGES, language
from companion.text.plaintext import bare

City = str
CITY = r"[^\W\d_](?:[^\W\d_]|[0-9]){0,19}"
MOST = 12  # cities on the board
NEAR = 0.72  # how alike two names are when one may be a slip of the other

# In the order of the languages of the program; further names of the same city follow.
NAMES = tuple(
    tuple(row.split())
    for row in """\
london londýn londýn лондон londres londra londyn
paris paříž paríž париж parigi paryż
berlin berlín berlín берлин
madrid madrid madrid мадрид
monaco monako monako монако
istanbul istanbul istanbul стамбул
rome řím rím рим roma rom rzym
helsinki helsinky helsinki хельсинки
moscow moskva moskva москва moskau
vienna vídeň viedeň вена wien
athens atény atény афины athen
warsaw varšava varšava варшава warszawa warschau
prague praha praha прага prag
budapest budapešť budapešť будапешт
lisbon lisabon lisabon лиссабон lisboa lissabon
copenhagen kodaň kodaň копенгаген københavn kopenhagen
brussels brusel brusel брюссель brüssel bruxelles
kyiv kyjev kyjev киев kiev kiew
venice benátky benátky венеция venezia venedig
milan milán miláno милан milano mailand
munich mnichov mníchov мюнхен münchen
zurich curych zürich цюрих
stockholm stockholm štokholm стокгольм
oslo oslo oslo осло
dublin dublin dublin дублин
""".splitlines()
)
ON_THE_MAP = 9  # so many of them are known to be on the board
ROWS = {bare(name): row for row in NAMES for name in row}


def spelled(text: str) -> City:
    """Return a city in the spelling of the record."""
    return unicodedata.normalize("NFC", text.lower().replace("i\u0307", "i"))


def read_city(text: str) -> City:
    """Return a city in the spelling of the record, or refuse signs that no name has."""
    if not all(sign.isalpha() or sign in "0123456789" for sign in text):
        raise NotUnderstood(_("a city is one word of letters"))
    return spelled(text)


def ordered(cities: Iterable[City]) -> tuple[City, ...]:
    """Return cities in alphabetical order; accents count only between equal names."""
    return tuple(sorted(cities, key=lambda city: (bare(city), city)))


def meant(city: City, known: Iterable[City]) -> City:
    """Return the known city that has this name in other letters or another language."""
    row = _same(city)
    return next((each for each in known if each == city or row & _same(each)), city)


def alike(city: City, known: Collection[City]) -> City:
    """Return the city of which this one may be a slip; empty where none is near."""
    if bare(city) in ROWS or meant(city, known) in known:
        return ""
    names = {bare(each): each for each in known}
    return next((names[each] for each in get_close_matches(bare(city), names, 1, NEAR)), "")


def suggested(named: Collection[City], of_box: Iterable[City]) -> tuple[City, ...]:
    """Return the cities that may be typed: named ones, others of the box, others of the board.

    The last are those that any board is known to have, in the reader's language. Once all twelve
    came up, no other is suggested.
    """
    if len(named) >= MOST:
        return ordered(named)
    found = (*ordered(named), *ordered(of_box))
    others = ordered(_on_the_map())
    return (*found, *(each for each in others if meant(each, found) not in found))


def two_cities() -> str:
    """Return two cities in the reader's language, as an example of what is typed."""
    names = _on_the_map()
    return f"{names[3]} {names[6]}"


def _on_the_map() -> tuple[City, ...]:
    """Return the cities that the board is known to have, in the reader's language."""
    at = LANGUAGES.index(language(LANGUAGES))
    return tuple(row[at] for row in NAMES[:ON_THE_MAP])


def _same(city: City) -> frozenset[str]:
    """Return all names of a city without accents."""
    name = bare(city)
    return frozenset((name, *map(bare, ROWS.get(name, ()))))
