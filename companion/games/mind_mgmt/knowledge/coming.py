"""A move of the Recruiter that was made and does not stand yet: what is told of it meanwhile."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from companion.games.mind_mgmt.knowledge.clues import Alive, Clue, Dead, Went
from companion.games.mind_mgmt.knowledge.fitting import (
    BOTH,
    CARD,
    ENDS,
    LAYOUT,
    Fitting,
    kept,
    ways,
)
from companion.games.mind_mgmt.knowledge.footing import Footing
from companion.trail.counting.packed import Ways

WAYS = (Alive, Dead)  # clues about the ways that lead on
PLACES_VISITED = tuple(LAYOUT.visited(1 << place) for place in range(LAYOUT.places))


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
        tokens = [(token, self._after(token)) for token in ("", *self.footing.tokens)]
        quick = self._quick()
        left = [
            found
            for path in fitting.paths
            if (found := path if quick(path) else self._left(path, fitting.hours, tokens))
        ]
        return replace(fitting, paths=tuple(left))

    def _quick(self) -> Callable[[int], bool]:
        """Return whether a path goes on by a step with all cards, as nearly all of them do.

        It looks no further than a step behind that step, and knows nothing of other clues.
        """
        if not all(isinstance(clue, Alive) for clue in self.clues):
            return lambda _path: False
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
            for to, further in steps[path & ENDS]:
                if not path & to and all(free & ~path for free in further):
                    return True
            return False

        return goes_on

    def _left(self, path: int, hours: int, tokens: list[tuple[str, tuple[Clue, ...]]]) -> int:
        """Return a path with the cards by which the move can have been made; 0 if by none."""
        had = path >> CARD & BOTH
        cards = 0
        for token, clues in tokens:
            for way in ways(self.footing, token):
                before = way.before(path, hours)
                for bit, more in _ways(way.reach, self.hour)[path & ENDS] if before else ():
                    if not path & bit:
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


@lru_cache(64)
def _ways(reach: tuple[int, ...], hour: int) -> Ways:
    """Return the ways to an hour, kept for the next path."""
    return LAYOUT.ways(reach, hour)
