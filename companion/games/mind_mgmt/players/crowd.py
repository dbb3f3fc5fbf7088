"""The paths that fit, side by side: for each location a number with one bit for each path.

So whatever a question would leave is a few operations on whole numbers, however many paths there
are. Of many paths every so-manieth is taken, which is the same choice on every machine.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.knowledge.fitting import ENDS, LAYOUT
from companion.games.mind_mgmt.players.ground import numbers
from companion.trail.counting.packed import extended

MANY = 800  # so many paths are looked at
Columns = tuple[int, ...]  # by locations: the paths, as bits


@dataclass(frozen=True)
class Crowd:
    """Some paths of so many hours: which of them end and which have been at each location."""

    paths: Sequence[int]
    hours: int

    @property
    def size(self) -> int:
        """Return how many paths these are."""
        return len(self.paths)

    @cached_property
    def everyone(self) -> int:
        """Return all paths, as bits."""
        return (1 << len(self.paths)) - 1

    @cached_property
    def here(self) -> Columns:
        """Return by locations the paths that end there."""
        return _columns(((path & ENDS,) for path in self.paths), self.size)

    @cached_property
    def been(self) -> Columns:
        """Return by locations the paths that have been there."""
        hours = range(LAYOUT.hour(1), LAYOUT.hour(self.hours + 1), LAYOUT.end)
        return _columns(([path >> at & ENDS for at in hours] for path in self.paths), self.size)

    def hours_at(self, place: int) -> dict[int, int]:
        """Return by hours the paths that were at a location then."""
        found = dict[int, int]()
        for hour in range(1, self.hours + 1):
            at = LAYOUT.hour(hour)
            there = [bit for bit, path in enumerate(self.paths) if path >> at & ENDS == place]
            if there:
                found[hour] = sum(1 << bit for bit in there)
        return found

    def next(self, reach: Sequence[int]) -> list[int]:
        """Count by locations the paths that can be there after one more step."""
        counts = [0] * len(PLACES)
        for place, there in enumerate(self.here):
            if there:
                for to in numbers(reach[place]):
                    counts[to] += (there & ~self.been[to]).bit_count()
        return counts

    def onward(self, reaches: Iterable[Sequence[int]], most: int = MANY) -> "Crowd":
        """Return these paths after one more hour, by any of these ways."""
        hour, found = self.hours + 1, list[int]()
        for reach in reaches:
            found += extended(LAYOUT, self.paths, LAYOUT.ways(reach, hour))
        return crowd(found, hour, most)

    def only(self, kept: int) -> "Crowd":
        """Return some of these paths, given as bits."""
        return Crowd([path for bit, path in enumerate(self.paths) if kept >> bit & 1], self.hours)


def crowd(paths: Sequence[int], hours: int, most: int = MANY) -> Crowd:
    """Return so many of these paths, taken evenly."""
    size = len(paths)
    if size <= most:
        return Crowd(paths, hours)
    return Crowd([paths[at * size // most] for at in range(most)], hours)


def _columns(rows: Iterable[Iterable[int]], size: int) -> Columns:
    """Turn locations by paths into paths by locations."""
    found = [bytearray(size // 8 + 1) for _place in PLACES]
    for at, row in enumerate(rows):
        byte, bit = at >> 3, 1 << (at & 7)
        for place in row:
            found[place][byte] |= bit
    return tuple(int.from_bytes(each, "little") for each in found)
