"""The Recruiter who thinks a move further: once the agents have asked, where could one go on?"""

from companion.games.mind_mgmt.board.plan import ORDER
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.players.crowd import Crowd
from companion.games.mind_mgmt.players.ground import numbers
from companion.games.mind_mgmt.players.net import Net
from companion.games.mind_mgmt.players.shadow import Even
from companion.games.mind_mgmt.state import State

QUESTIONS = 4  # so many of those that would tell most
SOME = 300  # so many paths are followed a move further
NOWHERE = 1500  # what it costs to have no step left


class Hard(Even):
    """Weighs like the level below, minds more what can be told, and thinks a move further."""

    name = "recruiter/hard-1"
    pays = True
    known = 1500
    further = 50  # in a hundred: how much the next move counts

    def worth(self, state: State, there: Net, move: r.Step | r.Slip) -> int:
        """Return what a move is worth, with the best step that could follow it."""
        worth = super().worth(state, there, move)
        if state.public.hour + 2 >= state.public.last_hour:
            return worth
        to = ORDER[move.place]
        visited = sum(1 << ORDER[place] for place in state.hidden.visited) | 1 << to
        paths = there.after(move.token if isinstance(move, r.Slip) else "")
        asked = filter(None, there.asked(paths, visited, to))
        left = [paths.everyone, *sorted(asked, key=int.bit_count)[:QUESTIONS]]
        cost = sum(self._further(there, paths, kept, visited, to) for kept in left) // len(left)
        return worth - self.further * cost // 100

    def _further(self, there: Net, paths: Crowd, kept: int, visited: int, to: int) -> int:
        """Return what the best next step would cost, when some of the paths are left."""
        then = paths.only(kept).onward([there.reach], SOME)
        size = max(1, then.size)
        most = max(1, *(each.bit_count() for each in then.here))
        ways = numbers(there.reach[to] & ~visited)
        found = (
            self.caught * then.here[way].bit_count() // most
            + self.known * then.here[way].bit_count() // size
            for way in ways
        )
        return min(found, default=NOWHERE)
