"""Short keys: three letters for a feature, one sign for a location."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from string import ascii_lowercase

from companion.evening.turn_keys import TurnKeys, TurnRow
from companion.games.mind_mgmt.board.plan import COLUMNS, ROWS, Place, in_order, spot
from companion.text.keyboard import by_place
from companion.text.plaintext import bare

LONG = 3  # letters of a code
LETTERS = "".join(each for each in ascii_lowercase if each.upper() not in COLUMNS)
SPARE = "".join(digit for digit in "1234567890" if digit not in ROWS)


def codes(names: Mapping[str, str]) -> dict[str, str]:
    """Return a code for each feature, such as `caf` for the first three letters of its name.

    A code has no digits, so that it is never mistaken for a location.
    """
    return dict(_codes(tuple(sorted(names.items()))))


@cache
def _codes(names: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Return these codes; a box has the same names at every key, in each language."""
    found: dict[str, str] = {}
    for feature, name in names:
        words = _words(name) or _words(feature)
        found[feature] = next(code for code in _possible(words) if code not in found.values())
    return found


def pairs(three: Mapping[str, str]) -> dict[str, str]:
    """Return two letters for each code, for small boards.

    They are the first two, or the first and last one of codes that begin alike.
    """
    begun = Counter(code[:2] for code in three.values())
    found: dict[str, str] = {}
    for feature, code in sorted(three.items()):
        alike = begun[code[:2]] > 1
        others = (code[0] + other for other in code[2] + ascii_lowercase)
        free = (pair for pair in others if pair not in begun and pair not in found.values())
        found[feature] = next(free) if alike else code[:2]
    return found


def _words(name: str) -> list[str]:
    """Split a name into words of plain letters, the last one first."""
    return "".join(sign if sign.isalpha() else " " for sign in bare(name)).split()[::-1]


def _possible(words: Sequence[str]) -> Iterator[str]:
    """Go through the codes that words could have, the most natural one first.

    First come the beginnings of the words, then the first letter with others of the words in order,
    then any letters.
    """
    yield from (word[:LONG] for word in words if len(word) >= LONG)
    first, *others = [*"".join(words)]
    for two in (*combinations((*others, *ascii_lowercase), 2), *product(ascii_lowercase, repeat=2)):
        yield "".join((first, *two))


def unbegun(codes: Iterable[str]) -> str:
    """Return the letters that begin no code, on any keyboard."""
    first = {by_place(code[0]) for code in codes}
    return "".join(letter for letter in LETTERS if letter not in first)


def unspelled(names: Iterable[str]) -> str:
    """Return the letters of no name, on any keyboard: they never come while a name is typed."""
    spelled = {by_place(sign) for name in names for sign in bare(name)}
    return "".join(letter for letter in LETTERS if letter not in spelled)


def of_rows(letters: str) -> tuple[str, ...]:
    """Return keys of rows made of these letters: one, and if all are taken the last and another."""
    return (*letters[:-1], *(letters[-1] + letter for letter in letters))


def lettered(places: Iterable[str], keys: TurnKeys, signs: str) -> dict[str, str]:
    """Return such keys for locations; if there are too many, for every other one on the board.

    That is enough for borders, as each of them has one end among these. A location keeps its key
    for the turn, and has none where all are taken: then its name is typed.
    """
    shown = in_order(map(Place, places))
    if len(shown) > len(signs):
        shown = tuple(place for place in shown if sum(spot(place)) % 2 == 0)
    rows = [TurnRow(place, place) for place in shown]
    return dict(zip(shown, keys.keyed(rows, signs, figures=False), strict=True))
