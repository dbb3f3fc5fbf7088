"""The board as far as it was entered: white lines, rails, keys, doors and the searchlight."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field

Circle = str
Way = tuple[Circle, ...]
Graph = Mapping[Circle, frozenset[Circle]]


@dataclass(frozen=True)
class Segment:
    """A segment of the searchlight: its hideout, if any, and its circles."""

    hideout: int = 0
    circles: frozenset[Circle] = frozenset()


@dataclass(frozen=True)
class Board:
    """Circles joined by white lines and by rails, and what is printed on them."""

    lines: Graph = field(default_factory=dict)
    rails: Graph = field(default_factory=dict)
    keys: frozenset[Circle] = frozenset()
    doors: Mapping[int, frozenset[Circle]] = field(default_factory=dict)
    start: Mapping[str, Circle] = field(default_factory=dict)  # where the four agents start
    secret: Way = ()  # where secret agents start, in the order of the players
    segments: tuple[Segment, ...] = ()  # clockwise, the golden marks first

    @property
    def circles(self) -> frozenset[Circle]:
        """Return all circles."""
        return frozenset({*self.lines, *self.rails})

    def beside(self, circle: Circle, tram: bool) -> frozenset[Circle]:
        """Return the circles one step away."""
        near = self.lines.get(circle, frozenset())
        return near | self.rails.get(circle, frozenset()) if tram else near

    def is_joined(self, one: Circle, other: Circle, tram: bool) -> bool:
        """Say whether one step leads from a circle to another."""
        return other in self.beside(one, tram)

    def rides(self, at: Circle, way: Way) -> bool:
        """Say whether a way from a circle uses the tram at least once."""
        steps = zip((at, *way), way, strict=False)
        return any(other in self.rails.get(one, ()) for one, other in steps)

    def ways(self, at: Circle, steps: int, tram: bool) -> Iterator[Way]:
        """Go through the ways of exactly so many steps that visit no circle twice."""
        return self._on((at,), steps, tram)

    def _on(self, gone: Way, steps: int, tram: bool) -> Iterator[Way]:
        """Go through the continuations of a way."""
        if not steps:
            yield gone[1:]
            return
        for circle in sorted(self.beside(gone[-1], tram)):
            if circle not in gone:
                yield from self._on((*gone, circle), steps - 1, tram)

    def landings(self, at: Circle, steps: int, tram: bool, taken: Set[Circle]) -> Iterator[Way]:
        """Go through the ways that end on a free circle; one with the tram must use it."""
        for way in self.ways(at, steps, tram):
            if way[-1] not in taken and (not tram or self.rides(at, way)):
                yield way

    def reaches(self, at: Circle, hideout: int, most: int, tram: bool) -> bool:
        """Say whether a figure can get into a hideout with at most so many steps."""
        doors = self.doors.get(hideout, frozenset())
        for steps in range(most):
            for way in self.ways(at, steps, tram):
                if (at, *way)[-1] in doors and (not tram or self.rides(at, way)):
                    return True
        return False

    def turned(self, places: Set[int], hideout: int, clockwise: bool) -> frozenset[int]:
        """Return where the searchlight can be after one turn to this hideout."""
        ways = (1,) if clockwise else (1, -1)
        ahead = {(place + way) % len(self.segments) for place in places for way in ways}
        return frozenset(place for place in ahead if self.segments[place].hideout == hideout)
