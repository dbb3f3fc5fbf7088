"""The words that lines of Spy Connection are made of."""

import re
from collections.abc import Callable, Iterable

from companion.games.spy_connection import mission
from companion.games.spy_connection.mission import CITY
from companion.games.spy_connection.moves import KINDS, Move
from companion.notation import Field, Manner, Notation
from companion.plaintext import NAME, need_name

NUMBER = "0|[1-9][0-9]?"
UNKNOWN = "?"
RULE = r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+"
NONE = "none"
DETAILS = ("all", "missions", "results")  # from the most that is entered to the least


def _name(text: str) -> str:
    """Read the name of a player."""
    need_name(text)
    return text


def _count(text: str) -> int | None:
    """Read a number, or nothing where it is not entered."""
    return None if text == UNKNOWN else int(text)


def _written_count(count: int | None) -> str:
    """Write a number, or that it is not entered."""
    return UNKNOWN if count is None else str(count)


def _covered(text: str) -> tuple[str, ...]:
    """Read the cities that have an agent, which may be none."""
    return () if text == NONE else tuple(sorted(text.split("-")))


def _written_covered(cities: tuple[str, ...]) -> str:
    """Write the cities that have an agent."""
    return "-".join(cities) or NONE


def _line(text: str) -> Move:
    """Read a move within a line."""
    return NOTATION.parse(text)


def _joined(text: str) -> str:
    """Write several cities or spots as they are spelled."""
    return "-".join(re.split("[ ,-]+", text.lower()))


def _in_order(text: str) -> str:
    """Write several cities in the order of the alphabet."""
    return "-".join(sorted(_joined(text).split("-")))


FIELDS = {
    "name": Field(NAME, _name),
    "mission": Field(mission.PATTERN, mission.read, tidied=mission.tidied),
    "city": Field(CITY, str, tidied=str.lower),
    "cities": Field(f"{CITY}(?:-{CITY}){{0,3}}", _covered, _written_covered, tidied=_in_order),
    "place": Field("[1-4]", int),
    "number": Field(NUMBER, int),
    "count": Field(rf"{NUMBER}|\?", _count, _written_count),
    "spot": Field(CITY, str),
    "spots": Field(
        f"{CITY}(?:-{CITY}){{0,4}}", lambda text: tuple(text.split("-")), "-".join, tidied=_joined
    ),
    "detail": Field("|".join(DETAILS), str),
    "rules": Field(f"{RULE}(?: {RULE})*", lambda text: tuple(text.split(" ")), " ".join),
    "line": Field("(?!happened ).+", _line, lambda move: NOTATION.format(move)),
    "words": Field(r"[^\s{}]+(?: [^\s{}]+)*", str),
}


def _tidied(line: str, _names: Iterable[str]) -> str:
    """Set right how cities and missions are typed: capitals, blanks, their order."""
    line = " ".join(line.split())
    for pattern, put in TYPED.items():
        if found := re.fullmatch(pattern, line, re.IGNORECASE):
            return put(*found.groups())
    return line


WORD = "[^ ]+"
TYPED: dict[str, Callable[..., str]] = {
    f"(take) ({WORD}) (.+)": lambda verb, place, card: (
        f"{verb.lower()} {place} {mission.tidied(card)}"
    ),
    f"({WORD}) starts (.+) in ({WORD})": lambda name, card, city: (
        f"{name} starts {mission.tidied(card)} in {city.lower()}"
    ),
    f"({WORD}) holds (.+) planning ({WORD}) covered (.+)": lambda name, card, number, cities: (
        f"{name} holds {mission.tidied(card)} planning {number} covered {_in_order(cities)}"
    ),
    f"link ({WORD}) ({WORD}) (.+)": lambda one, other, spots: (
        f"link {one.lower()} {other.lower()} {_joined(spots)}"
    ),
    f"set ({WORD}) spy ({WORD})": lambda name, city: f"set {name} spy {city.lower()}",
    f"((?:connect|move|spy|target|untarget) {WORD}.*)": str.lower,
}

NOTATION: Notation[Move] = Notation(KINDS, FIELDS, Manner(tidied=_tidied))
