"""Trails as numbers: one number holds a whole trail, so that a million of them stay small and fast.

From the right: where it ends, the places it has visited (a bit each), what a game marks on it, and
its places hour by hour. So the next place is one addition, and whether a place was visited one bit.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

CHUNK = 14  # so many bits are counted at once
PRIME = (1 << 89) - 1  # a trail times a number, by this one, is as good as drawn
GENERATOR = 3
Ways = Sequence[Sequence[tuple[int, int]]]  # by places: the bit of the next one, what is added


@dataclass(frozen=True)
class TrailBits:
    """How many places a board has, and how many bits a game marks on a trail."""

    places: int
    marked: int = 0

    @cached_property
    def end(self) -> int:
        """Return how many bits name a place."""
        return max(1, (self.places - 1).bit_length())

    @cached_property
    def ends(self) -> int:
        """Return all bits of where a trail ends."""
        return (1 << self.end) - 1

    @cached_property
    def every(self) -> int:
        """Return every place as bits."""
        return (1 << self.places) - 1

    @cached_property
    def marks(self) -> int:
        """Return where the game's own bits begin."""
        return self.end + self.places

    @cached_property
    def path(self) -> int:
        """Return where the places of the hours begin."""
        return self.marks + self.marked

    def hour(self, hour: int) -> int:
        """Return where the place of an hour stands; the first hour is 1."""
        return self.path + (hour - 1) * self.end

    def at(self, trail: int, hour: int) -> int:
        """Return the place of an hour."""
        return trail >> self.hour(hour) & self.ends

    def visited(self, places: int) -> int:
        """Return places, given as bits, as they stand in a trail that has visited them."""
        return places << self.end

    def walked(self, path: Sequence[int], marks: int = 0) -> int:
        """Return a trail."""
        ended = path[-1] if path else 0
        been = sum(1 << place for place in path)
        hours = sum(place << self.hour(hour) for hour, place in enumerate(path, 1))
        return ended | self.visited(been) | marks << self.marks | hours

    def places_of(self, trail: int, hours: int) -> tuple[int, ...]:
        """Return the places of a trail that has so many hours."""
        return tuple(self.at(trail, hour) for hour in range(1, hours + 1))

    def ways(self, reach: Sequence[int], hour: int) -> Ways:
        """Return how a trail goes on to an hour, by what each place reaches, given as bits."""
        return [
            [
                (self.visited(1 << to), to - here + self.visited(1 << to) + (to << self.hour(hour)))
                for to in range(self.places)
                if there >> to & 1
            ]
            for here, there in enumerate(reach)
        ]

    def here(self, trails: Iterable[int]) -> list[int]:
        """Count for each place the trails that end there."""
        ends = self.ends
        counts = Counter([trail & ends for trail in trails])
        return [counts[place] for place in range(self.places)]

    def been(self, trails: Sequence[int]) -> list[int]:
        """Count for each place the trails that have visited it."""
        found = [0] * self.places
        for first in range(0, self.places, CHUNK):
            bits, shift = min(CHUNK, self.places - first), self.end + first
            some = (1 << bits) - 1
            for visited, number in Counter([trail >> shift & some for trail in trails]).items():
                for bit in range(bits):
                    found[first + bit] += number * (visited >> bit & 1)
        return found


def extended(layout: TrailBits, trails: Iterable[int], ways: Ways) -> list[int]:
    """Return all trails after one more hour, no place twice."""
    ends = layout.ends
    return [trail + more for trail in trails for bit, more in ways[trail & ends] if not trail & bit]


def onward(layout: TrailBits, trails: Iterable[int], reach: Sequence[int]) -> int:
    """Count all trails after one more hour, by what each place reaches, given as bits."""
    free = [layout.visited(places) for places in reach]
    ends = layout.ends
    return sum((free[trail & ends] & ~trail).bit_count() for trail in trails)


def thinned(trails: Iterable[int], one_in: int, salt: int) -> list[int]:
    """Return about one in so many trails, drawn by a number: the same on every machine."""
    factor, least = _factor(salt), PRIME // one_in
    return [trail for trail in trails if trail * factor % PRIME < least]


def drawn(one_in: int, salt: int) -> Callable[[int], bool]:
    """Return whether a trail, whatever number stands for it, is one of those that are drawn."""
    factor, least = _factor(salt), PRIME // one_in
    return lambda trail: trail * factor % PRIME < least


def _factor(salt: int) -> int:
    """Return a number of full length, so that short trails are drawn as well as long ones."""
    return pow(GENERATOR, salt, PRIME)
