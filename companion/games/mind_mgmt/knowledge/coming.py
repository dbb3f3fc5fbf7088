"""A move of the Recruiter that was made and does not stand yet: what is told of it meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from companion.games.mind_mgmt.knowledge.clues import Alive, Been, Clue, Dead, Went
from companion.games.mind_mgmt.knowledge.fitting import (
    BOTH,
    CARD,
    ENDS,
    LAYOUT,
    Fitting,
    Way,
    kept,
    ways,
)
from companion.games.mind_mgmt.knowledge.footing import Footing
from companion.trail.counting.bounds import union
from companion.trail.counting.packed import Ways

WAYS = (Alive, Dead)  # clues about the ways that lead on
PLACES_VISITED = tuple(LAYOUT.visited(1 << place) for place in range(LAYOUT.places))


Moves = tuple[Way, Ways, tuple[Clue, ...]]  # a way, where it leads on, what was told of it


@dataclass(frozen=True)
class Coming:
    """The hour to which the move leads, how it was made, and what else was told of that hour."""

    hour: int
    footing: Footing
    clues: tuple[Clue, ...] = ()

    def told(self, clue: Clue) -> "Coming":
        """Return it with one more clue."""
        return self if clue in self.clues else replace(self, clues=(*self.clues, clue))

    def stands(self, token: str) -> tuple[Clue, ...]:
        """Return the clues of the hour, now that it is known how it was reached."""
        return (Went(self.hour, self.footing, token), *self._after(token))

    def _after(self, token: str) -> tuple[Clue, ...]:
        """Return what was told of the hour if this token was used."""
        return tuple(
            replace(clue, footing=clue.footing.without(token)) if isinstance(clue, WAYS) else clue
            for clue in self.clues
        )

    def left(self, fitting: Fitting) -> Fitting:
        """Return what fits before the move: each path after which the move can have been made."""
        moves = [
            (way, LAYOUT.ways(way.reach, self.hour), self._after(token))
            for token in ("", *self.footing.tokens)
            for way in ways(self.footing, token)
        ]
        quick = self._quick()
        left = [
            found
            for path in fitting.paths
            if (found := path if quick(path) else self._left(path, fitting.hours, moves))
        ]
        return replace(fitting, paths=tuple(left))

    def _quick(self) -> Callable[[int], bool]:
        """Return whether a path goes on by a step with all cards, as nearly all of them do.

        It looks no further than a step behind that step, and knows only the usual clues.
        """
        if not all(isinstance(clue, Alive | Been) for clue in self.clues):
            return lambda _path: False
        been = self._been
        beyond = [clue.footing.steps for clue in self.clues if isinstance(clue, Alive)]
        steps = [
            [
                (to, tuple(LAYOUT.visited(reach[place]) & ~to for reach in beyond))
                for place, to in enumerate(PLACES_VISITED)
                if to & LAYOUT.visited(there)
            ]
            for there in self.footing.steps
        ]

        def goes_on(path: int) -> bool:
            missing = been & ~path
            for to, further in steps[path & ENDS]:
                if not (path & to or missing & ~to) and all(free & ~path for free in further):
                    return True
            return False

        return goes_on

    @cached_property
    def _been(self) -> int:
        """Return what the path will have visited, as it stands in one."""
        return LAYOUT.visited(union(clue.places for clue in self.clues if isinstance(clue, Been)))

    def _left(self, path: int, hours: int, moves: Sequence[Moves]) -> int:
        """Return a path with the cards by which the move can have been made; 0 if by none."""
        had, missing = path >> CARD & BOTH, self._been & ~path
        if missing & missing - 1:  # the move leads to one place alone
            return 0
        cards = 0
        for way, onto, clues in moves:
            before = way.before(path, hours)
            for bit, more in onto[path & ENDS] if before else ():
                if not (path & bit or missing & ~bit):
                    cards |= self._cards(before + more, clues)
                    if cards == had:
                        return path
        return path & ~(BOTH << CARD) | cards << CARD if cards else 0

    def _cards(self, path: int, clues: tuple[Clue, ...]) -> int:
        """Return the cards with which a path after the move fits all that was told of it."""
        found = [path]
        for clue in clues:
            found = kept(clue, self.hour, found)
        return found[0] >> CARD & BOTH if found else 0
