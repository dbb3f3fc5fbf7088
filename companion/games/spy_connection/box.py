"""What an owner typed about a box: missions, start missions, links of the map.

These are suggestions only: a move that takes a mission contains all its data. The links become the
table's map, as if they had been drawn there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import starmap
from typing import ClassVar

from companion.core import NotUnderstood
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.cities import City
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.notation import FIELDS
from companion.text.notation import Notation
from companion.text.plaintext import bare

MOST = 500  # lines; a box has 48 cards and about two dozen links


@dataclass(frozen=True)
class Box:
    """What is known about a box."""

    missions: tuple[Mission, ...] = ()
    starts: tuple[tuple[Mission, City], ...] = ()  # with their red cities
    links: tuple[m.Link, ...] = ()


@dataclass(frozen=True)
class Card:
    """A line about a mission."""

    text: ClassVar[str] = "mission {mission:mission}"
    example: ClassVar[str] = "mission madrid-rome=3"
    mission: Mission


@dataclass(frozen=True)
class StartCard:
    """A line about a start mission, with its red city."""

    text: ClassVar[str] = "start {mission:mission} in {city:city}"
    example: ClassVar[str] = "start london-madrid=5 in london"
    mission: Mission
    city: City

    def __post_init__(self) -> None:
        """Refuse a city that the mission does not have."""
        if self.city not in self.mission.cities:
            raise NotUnderstood("")


Line = Card | StartCard | m.Link
LINES: Notation[Line] = Notation((Card, StartCard, m.Link), FIELDS)


def read(text: str) -> Box:
    """Return the box in a text, or refuse its first unreadable line."""
    missions, starts, links = dict[Mission, None](), dict[Mission, City](), list[m.Link]()
    for number, line in enumerate(text.splitlines(), 1):
        if number > MOST:
            raise NotUnderstood(_("no box shows more than {most} lines").format(most=MOST))
        try:
            found = _line(line)
        except NotUnderstood:
            said = _("line {number} of the box: write a mission, a start mission or a link")
            raise NotUnderstood(said.format(number=number)) from None
        match found:
            case Card():
                missions[found.mission] = None
            case StartCard():
                starts[found.mission] = found.city
            case m.Link():
                links.append(found)
    return Box(tuple(missions), tuple(starts.items()), tuple(_once(links)))


def _line(text: str) -> Line | None:
    """Read a line; None if it is empty or begins with a number sign."""
    line = LINES.tidied(text)
    return LINES.parse(line) if line and not line.startswith("#") else None


def _once(links: Iterable[m.Link]) -> Iterator[m.Link]:
    """Go through different links; of two between the same cities, the first counts."""
    known: set[frozenset[City]] = set()
    for each in links:
        ends = frozenset((each.one, each.other))
        if len(ends) > 1 and ends not in known:
            known.add(ends)
            yield each


def written(box: Box) -> str:
    """Return a box as sorted lines, so that equal boxes have equal texts."""
    parts = (starmap(StartCard, box.starts), map(Card, box.missions), box.links)
    lines = (line for part in parts for line in sorted(map(LINES.format, part)))
    return "".join(f"{line}\n" for line in lines)


def codes(missions: Iterable[Mission]) -> dict[Mission, str]:
    """Return two plain letters for each mission: the first ones of its cities, if possible.

    The beginning of a city's name is never used, as somebody may be typing that name.
    """
    cards = sorted(missions, key=str)
    names = {bare(city) for card in cards for city in card.cities}
    found: dict[Mission, str] = {}
    for card in cards:
        first, *others = map(bare, card.cities)
        seconds = "".join(each[0] for each in others) + first[1:] + "".join(others) + "23456789"
        free = (f"{first[0]}{second}" for second in seconds)
        fit = (
            code
            for code in free
            if code not in found.values() and not any(name.startswith(code) for name in names)
        )
        found[card] = next(fit, "")
    return found


def joined(text: str, more: str) -> str:
    """Join two texts about a box; if they differ about a link, the first wins."""
    one, other = read(text), read(more)
    return written(
        Box(
            tuple(dict.fromkeys((*one.missions, *other.missions))),
            tuple({**dict(other.starts), **dict(one.starts)}.items()),
            tuple(_once((*one.links, *other.links))),
        )
    )


def learnt(move: m.SpyMove) -> str:
    """Return what a move shows of the box; empty if nothing."""
    match move:
        case m.Happened():
            return learnt(move.move)
        case m.Take():
            return written(Box(missions=(move.mission,)))
        case m.Starts():
            return written(Box(starts=((move.mission, move.city),)))
        case m.Link():
            return written(Box(links=(move,)))
    return ""
