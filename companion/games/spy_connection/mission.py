"""A mission as its card prints it: the cities, the points, and perhaps an extra turn."""

import re
import unicodedata
from dataclasses import dataclass

from companion.core import NotUnderstood
from companion.games.spy_connection.cities import CITY, City, ordered, read_city, spelled
from companion.games.spy_connection.locale import _

FEWEST, MOST = 2, 4  # cities on a card
MOST_POINTS = 20
EXTRA = "+"
PATTERN = rf"{CITY}(?:-{CITY}){{1,3}}=(?:0|[1-9][0-9]?)\+?"
BETWEEN = "[ ,–-]+"  # what may separate cities that are typed in a hurry
LOOSE = rf"{CITY}(?:{BETWEEN}{CITY}){{1,3}} *[ =] *[0-9]{{1,2}} *\+?"  # typed in a hurry


@dataclass(frozen=True)
class Mission:
    """A mission; its cities are in alphabetical order."""

    cities: tuple[City, ...]
    points: int
    extra: bool = False

    def __post_init__(self) -> None:
        """Refuse what no card can have."""
        if len(set(self.cities)) != len(self.cities) or not FEWEST <= len(self.cities) <= MOST:
            raise NotUnderstood(_("a mission shows two to four different cities"))
        if not 0 <= self.points <= MOST_POINTS:
            raise NotUnderstood(_("a mission brings 0 to {most} points").format(most=MOST_POINTS))
        object.__setattr__(self, "cities", ordered(self.cities))

    def __str__(self) -> str:
        """Return the mission as it is typed."""
        return f"{'-'.join(self.cities)}={self.points}{EXTRA if self.extra else ''}"


def tidied(text: str) -> str:
    """Correct a mission typed in a hurry, such as `Rome Madrid 3+`."""
    found = unicodedata.normalize("NFC", text)
    if not re.fullmatch(LOOSE, found, re.IGNORECASE):
        return text
    *names, points = re.split("[ ,=–-]+", found.rstrip(" +"))
    row = ordered(map(spelled, names))
    return f"{'-'.join(row)}={int(points)}{EXTRA if text.endswith(EXTRA) else ''}"


def read(text: str) -> Mission:
    """Read a mission that fits the pattern."""
    names, _equals, points = text.partition("=")
    row = tuple(map(read_city, names.split("-")))
    return Mission(row, int(points.rstrip(EXTRA)), points.endswith(EXTRA))
