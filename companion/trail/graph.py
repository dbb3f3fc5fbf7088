"""A board as a graph: its places in the order of a sheet, and where each kind of move leads."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from unicodedata import normalize

from companion.core import NotUnderstood
from companion.locale import _

Place = str
Pair = tuple[Place, Place]  # two places in the order of the sheet
Onward = Callable[[tuple[Place, ...]], Iterable[Place]]  # where a move leads from a path's end
OPEN: Collection[Pair] = frozenset()  # where nothing is blocked
FOREIGN = re.compile("[^A-Za-z0-9]+")
# Letters that are no other letter with a mark, and would be lost.
PLAIN = str.maketrans({"Ł": "L", "ł": "l", "Ø": "O", "ø": "o", "Đ": "D", "đ": "d", "ß": "ss"})
LONGEST = 24  # signs of a label, which stands behind an hour and the name of a question


@dataclass(frozen=True)
class Graph:
    """The places of a board, and for each kind of move those that it reaches from each place."""

    places: tuple[Place, ...]
    links: Mapping[str, Mapping[Place, tuple[Place, ...]]]
    at: Mapping[Place, tuple[int, int]] = field(default_factory=dict)
    """The column and row of each place in a picture, where the edition gives them."""

    def __post_init__(self) -> None:
        """Refuse places that cannot be told apart, and links to places that do not exist."""
        known: dict[str, int] = {}
        for number, label in enumerate(self.labels):
            same = known.setdefault(label, number)
            if same != number:
                said = _("the places {one} and {other} look alike when they are sealed")
                raise NotUnderstood(said.format(one=self.places[same], other=self.places[number]))
        for leads in self.links.values():
            for place in {*leads, *(to for others in leads.values() for to in others)}:
                if place not in self.order:
                    said = _("a link leads to {place}, which is no place of this board")
                    raise NotUnderstood(said.format(place=place))
        self._need_spots()

    def _need_spots(self) -> None:
        """Refuse a picture that leaves out places, or has several on one spot."""
        spots: dict[tuple[int, int], Place] = {}
        for place in dict.fromkeys((*self.at, *(self.places if self.at else ()))):
            if place not in self.order or place not in self.at:
                said = _("`at` gives a column and a row to each place, and {place} differs")
                raise NotUnderstood(said.format(place=place))
            same = spots.setdefault(self.at[place], place)
            if same != place or min(self.at[place]) < 0:
                said = _("{place} has no column and row of its own in `at`, counted from 0")
                raise NotUnderstood(said.format(place=place))

    @cached_property
    def order(self) -> Mapping[Place, int]:
        """Return the number of each place, counted from 0."""
        return {place: number for number, place in enumerate(self.places)}

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """Return the name of each place in a seal: Latin letters and digits alone."""
        return tuple(_label(place, number) for number, place in enumerate(self.places))

    def pair(self, one: Place, other: Place) -> Pair:
        """Return two places in the order of the sheet, the same from both sides."""
        return (one, other) if self.order[one] < self.order[other] else (other, one)

    def reach(self, kind: str, place: Place, blocked: Collection[Pair] = OPEN) -> tuple[Place, ...]:
        """Return where a kind of move leads from a place, unless the way there is blocked."""
        there = self.links[kind].get(place, ())
        return tuple(to for to in there if self.pair(place, to) not in blocked)

    def onward(self, place: Place) -> Iterator[Place]:
        """Go through where a move of any kind leads from a place."""
        return (to for kind in self.links for to in self.reach(kind, place))

    def apart(self, one: Place, other: Place) -> int:
        """Return over how many links of any kind one gets from a place to another.

        Places between which no way leads are as far apart as there are places.
        """
        far, seen, ahead = 0, {one}, {one}
        while ahead and other not in ahead:
            reached = {to for place in ahead for to in self.onward(place)}
            far, ahead = far + 1, reached - seen
            seen |= ahead
        return far if ahead else len(self.places)

    def count(
        self, kinds: Sequence[str], start: Place | None = None, blocked: Collection[Pair] = OPEN
    ) -> int:
        """Return how many trails these moves can make, one after the other, no place twice."""
        every = {kind: self._bits(kind, blocked) for kind in set(kinds)}
        moves = [every[kind] for kind in kinds]
        starts = range(len(self.places)) if start is None else (self.order[start],)
        return sum(_count(moves, 0, 1 << here, here) for here in starts)

    def _bits(self, kind: str, blocked: Collection[Pair]) -> list[int]:
        """Return where a kind of move leads from each place, one bit for each that it reaches."""
        reached = (self.reach(kind, place, blocked) for place in self.places)
        return [sum(1 << self.order[to] for to in there) for there in reached]


def longest(onward: Onward, path: tuple[Place, ...], most: int) -> int:
    """Return how many moves can follow a path, no place twice; `most` is enough."""
    found = 0
    for place in onward(path):
        if found < most and place not in path:
            found = max(found, 1 + longest(onward, (*path, place), most - 1))
    return found


def _label(place: Place, number: int) -> str:
    """Return a place without diacritics; one without Latin letters goes by its number."""
    plain = FOREIGN.sub(
        "-", normalize("NFKD", place.translate(PLAIN)).encode("ascii", "ignore").decode()
    )
    return plain.strip("-")[:LONGEST] or f"place-{number + 1}"


def _count(moves: Sequence[Sequence[int]], done: int, visited: int, here: int) -> int:
    """Count the ways to go on."""
    if done == len(moves):
        return 1
    free = moves[done][here] & ~visited
    if done + 1 == len(moves):
        return free.bit_count()
    found = 0
    while free:
        bit = free & -free
        free ^= bit
        found += _count(moves, done + 1, visited | bit, bit.bit_length() - 1)
    return found
