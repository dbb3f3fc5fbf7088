"""Paths counted by as little of them as some clues ask for, so that each answer is quick.

Of a path is left where it ends, the places that a clue names, the hour that one is about, and the
cards that fit; so a clue keeps or leaves out all paths that are alike.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.games.mind_mgmt.knowledge.clues import Been, Clue, Never, Where
from companion.games.mind_mgmt.knowledge.fitting import (
    BOTH,
    CARD,
    ENDS,
    LAYOUT,
    LOT,
    LOTS,
    Fitting,
    kept,
)

MARKS = (LOTS << LOT) | (BOTH << CARD)


@dataclass(frozen=True)
class Groups:
    """Paths that are alike, with how many there are."""

    hours: int
    lots: Sequence[int]
    counts: Mapping[int, int]

    def left(self, clues: Iterable[Clue], triples: int) -> tuple[int, int, list[int]]:
        """Count what clues leave with some triples: paths, worlds, and by places where they end."""
        some = list(self.counts)
        for clue in clues:
            some = kept(clue, self.hours, some)
        fits = [(lot & triples).bit_count() for lot in self.lots]
        paths, worlds, here = 0, 0, [0] * LAYOUT.places
        for each in some:
            number, fit = self.counts[each], fits[each >> LOT & LOTS]
            if fit:
                paths += number
                worlds += number * fit * (each >> CARD & BOTH).bit_count()
                here[each & ENDS] += number
        return paths, worlds, here


def grouped(fitting: Fitting, clues: Iterable[Clue]) -> Groups:
    """Bring together the paths that no clue tells apart."""
    mask = ENDS | MARKS
    for clue in clues:
        mask |= _asked(clue)
    counts = Counter([path & mask for path in fitting.paths])
    return Groups(fitting.hours, fitting.lots, counts)


def _asked(clue: Clue) -> int:
    """Return the part of a path that a clue about places looks at."""
    match clue:
        case Where(hour, _):
            return ENDS << LAYOUT.hour(hour)
        case Been(_, places) | Never(_, places):
            return LAYOUT.visited(places)
    raise AssertionError(clue)
