"""A move further: once the agents have asked, what does the best next step cost?"""

from dataclasses import dataclass

from companion.games.mind_mgmt.players.crowd import Crowd
from companion.games.mind_mgmt.players.ground import numbers
from companion.games.mind_mgmt.players.net import Net

QUESTIONS = 4  # so many of those that would tell most
SOME = 300  # so many paths are followed a move further
NOWHERE = 1500  # what it costs to have no step left


@dataclass(frozen=True)
class NextMove:
    """Where the path can go on from a new place, and what it costs there to be guessed."""

    there: Net
    visited: int  # the whole path, as bits, the new place among them
    place: int
    caught: int  # what it costs to be where most of the paths end
    known: int  # what it costs that all of them end there

    def cost(self, paths: Crowd) -> int:
        """Return what the best next step costs, by what agents may have learned until then."""
        asked = filter(None, self.there.asked(paths, self.visited, self.place))
        left = [paths.everyone, *sorted(asked, key=int.bit_count)[:QUESTIONS]]
        return sum(self._best(paths.only(kept)) for kept in left) // len(left)

    def _best(self, paths: Crowd) -> int:
        """Return what the best next step would cost where these paths are left."""
        then = paths.onward([self.there.reach], SOME).here
        counts = [each.bit_count() for each in then]
        most, size = max(1, *counts), max(1, sum(counts))
        ways = numbers(self.there.reach[self.place] & ~self.visited)
        return min(
            (self.caught * counts[way] // most + self.known * counts[way] // size for way in ways),
            default=NOWHERE,
        )
