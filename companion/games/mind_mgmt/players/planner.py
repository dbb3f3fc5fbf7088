"""The Recruiter who plays each move on in thought before it is chosen."""

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate
from companion.games.mind_mgmt.board.plan import ORDER, PLACES
from companion.games.mind_mgmt.knowledge.footing import footing
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.careful import DEAD_END
from companion.games.mind_mgmt.players.net import Net, known_of, net
from companion.games.mind_mgmt.players.own_side import state_of
from companion.games.mind_mgmt.players.recruiter import MayBe, Sees, best
from companion.games.mind_mgmt.players.rest import Rest, Table
from companion.games.mind_mgmt.players.shadow import Even
from companion.games.mind_mgmt.public import TARGET
from companion.games.mind_mgmt.state import State

FEW = 5  # so many of the best moves are played on


class Hard(Even):
    """Weighs like the level below, then plays the best moves on in thought, some times each."""

    name = "recruiter/hard-1"
    pays = True
    times = 3  # so often each move is played on
    trust = 700  # what a game that is won in thought is worth

    def walk(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Choose among the best moves by how the game goes on after each."""
        state, there = state_of(sight.view), net(known_of(sight))
        ranked = sorted(self.weighed(sight), key=lambda each: -each.worth)
        table = table_of(state, there)
        few = [each for each in ranked[:FEW] if each.worth > DEAD_END // 2]
        if len(few) < 2:
            return best(ranked, drawing)
        found = [self.played_on(state, there, table, each, drawing) for each in few]
        return best(found, drawing)

    def played_on(
        self, state: State, there: Net, table: Table, each: Candidate[MindMove], drawing: Drawing
    ) -> Candidate[MindMove]:
        """Return a move with what it is worth once it was played on."""
        move, public = each.move, state.public
        assert isinstance(move, r.Step | r.Slip)
        walked = (*(ORDER[place] for place in state.hidden.path), ORDER[move.place])
        paths = there.after(move.token if isinstance(move, r.Slip) else "")
        missing = TARGET[public.mode] - public.in_sight - table.recruits[walked[-1]]
        came = sum(
            Rest(table, paths, walked, missing, drawing).worth() for _time in range(self.times)
        )
        return Candidate(move, each.worth + self.trust * came // (1000 * self.times))


def table_of(state: State, there: Net) -> Table:
    """Return what stays as it is while a move is played on."""
    public, own = state.public, set(state.hidden.features) - state.public.shaken.keys()
    recruits = [len(own & set(public.board.features[place])) for place in PLACES]
    return Table(public, there.reach, footing(public).slips, there.far, recruits)
