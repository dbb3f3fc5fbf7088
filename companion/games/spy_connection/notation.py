"""The fields in the lines of Spy Connection."""

import re

from companion.games.spy_connection import cities, mission
from companion.games.spy_connection.cities import CITY
from companion.games.spy_connection.mission import BETWEEN
from companion.games.spy_connection.moves import KINDS, SpyMove, Standing
from companion.text.notation import Field, Notation
from companion.text.plaintext import NAME, need_name

NUMBER = "0|[1-9][0-9]?"
UNKNOWN = "?"
STANDING = f"(?:{NUMBER})/(?:{NUMBER})/(?:{NUMBER})"
SPOT = f"{CITY}(?:-{CITY}-[1-5])?"
PARTS, DIGITS = 3, 4  # parts of a standing, and its digits: points have two
RULE = r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+"
NONE = "none"
DETAILS = ("all", "missions", "results")  # from most to least


def _name(text: str) -> str:
    """Read a player's name."""
    need_name(text)
    return text


def _count(text: str) -> int | None:
    """Read a number, or None if it is not entered."""
    return None if text == UNKNOWN else int(text)


def _written_count(count: int | None) -> str:
    """Return a number as text, or that it is not entered."""
    return UNKNOWN if count is None else str(count)


def _covered(text: str) -> tuple[str, ...]:
    """Read the cities that have an agent; there may be none."""
    return () if text == NONE else cities.ordered(map(cities.read_city, text.split("-")))


def _written_covered(covered: tuple[str, ...]) -> str:
    """Return the cities that have an agent as text."""
    return "-".join(covered) or NONE


def _line(text: str) -> SpyMove:
    """Read a move inside a line."""
    return NOTATION.parse(text)


def _joined(text: str) -> str:
    """Return cities or spots with hyphens between them."""
    return "-".join(map(cities.spelled, re.split(BETWEEN, text)))


def _spots(text: str) -> int | tuple[str, ...]:
    """Read how many spots there are, or their names."""
    return int(text) if text.isdecimal() else tuple(map(cities.read_city, text.split("-")))


def _written_spots(spots: int | tuple[str, ...]) -> str:
    """Return the number or the names of spots as text."""
    return str(spots) if isinstance(spots, int) else "-".join(spots)


def _standings(text: str) -> tuple[Standing, ...]:
    """Read what the players have, in order."""
    found = (tuple(map(int, each.split("/"))) for each in text.split(" "))
    return tuple((missions, points, targets) for missions, points, targets in found)


def _written_standings(standings: tuple[Standing, ...]) -> str:
    """Return what the players have as text."""
    return " ".join("/".join(map(str, each)) for each in standings)


def _in_parts(text: str) -> str:
    """Correct standings that were typed as digits only or with blanks."""
    groups = re.findall("[0-9]+", text)
    if groups and all(len(each) % DIGITS == 0 for each in groups):
        digits = "".join(groups)
        fours = (digits[at : at + DIGITS] for at in range(0, len(digits), DIGITS))
        groups = [part for each in fours for part in (each[0], each[1:3], each[3])]
    if not groups or len(groups) % PARTS or not re.fullmatch("[0-9 /,;]+", text):
        return text
    numbers = [str(int(each)) for each in groups]
    rows = (numbers[at : at + PARTS] for at in range(0, len(numbers), PARTS))
    return " ".join("/".join(row) for row in rows)


def _in_order(text: str) -> str:
    """Return cities in alphabetical order."""
    return "-".join(cities.ordered(_joined(text).split("-")))


FIELDS = {
    "name": Field(NAME, _name, player=True),
    "mission": Field(
        mission.PATTERN,
        mission.read,
        tidied=mission.tidied,
        loose=mission.LOOSE,
        anyhow=True,
        named=True,
    ),
    "city": Field(CITY, cities.read_city, tidied=cities.spelled, anyhow=True, named=True),
    "cities": Field(
        f"{CITY}(?:-{CITY}){{0,3}}",
        _covered,
        _written_covered,
        anyhow=True,
        named=True,
        tidied=_in_order,
        loose=f"{CITY}(?:{BETWEEN}{CITY}){{0,3}}",
    ),
    "place": Field(r"[1-4]|\?", _count, _written_count),
    "number": Field(NUMBER, int),
    "count": Field(rf"{NUMBER}|\?", _count, _written_count),
    "spot": Field(SPOT, cities.spelled, tidied=cities.spelled, anyhow=True),
    "spots": Field(
        f"[1-5]|{CITY}(?:-{CITY}){{0,4}}",
        _spots,
        _written_spots,
        anyhow=True,
        tidied=_joined,
        loose=f"[1-5]|{CITY}(?:{BETWEEN}{CITY}){{0,4}}",
    ),
    "standings": Field(
        f"{STANDING}(?: {STANDING}){{1,3}}",
        _standings,
        _written_standings,
        tidied=_in_parts,
        loose="[0-9 /,;]+",
    ),
    "detail": Field("|".join(DETAILS), str),
    "rules": Field(f"{RULE}(?: {RULE})*", lambda text: tuple(text.split(" ")), " ".join),
    "line": Field("(?!happened ).+", _line, lambda move: NOTATION.format(move), anyhow=True),
    "words": Field(r"[^\s{}]+(?: [^\s{}]+)*", str),
}

NOTATION: Notation[SpyMove] = Notation(KINDS, FIELDS)
