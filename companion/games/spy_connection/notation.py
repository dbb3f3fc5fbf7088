"""The words that lines of Spy Connection are made of."""

from companion.games.spy_connection import mission
from companion.games.spy_connection.mission import CITY
from companion.games.spy_connection.moves import KINDS, Move
from companion.notation import Field, Notation
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


FIELDS = {
    "name": Field(NAME, _name),
    "mission": Field(mission.PATTERN, mission.read),
    "city": Field(CITY, str),
    "cities": Field(f"{CITY}(?:-{CITY}){{0,3}}", _covered, _written_covered),
    "place": Field("[1-4]", int),
    "number": Field(NUMBER, int),
    "count": Field(rf"{NUMBER}|\?", _count, _written_count),
    "spot": Field(CITY, str),
    "spots": Field(f"{CITY}(?:-{CITY}){{0,4}}", lambda text: tuple(text.split("-")), "-".join),
    "detail": Field("|".join(DETAILS), str),
    "rules": Field(f"{RULE}(?: {RULE})*", lambda text: tuple(text.split(" ")), " ".join),
    "line": Field("(?!happened ).+", _line, lambda move: NOTATION.format(move)),
    "words": Field(r"[^\s{}]+(?: [^\s{}]+)*", str),
}

NOTATION: Notation[Move] = Notation(KINDS, FIELDS)
