"""The Recruiter who thinks a move further: once the agents have asked, where could one go on?"""

from companion.games.mind_mgmt.board.plan import ORDER
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.players.even import Even
from companion.games.mind_mgmt.players.net import Net
from companion.games.mind_mgmt.players.next_move import NextMove
from companion.games.mind_mgmt.state import State


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
        cost = NextMove(there, visited, to, self.caught, self.known).cost(paths)
        return worth - self.further * cost // 100
