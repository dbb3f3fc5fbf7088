"""The Recruiter for a first evening: keeps away from agents, and collects recruits."""

from collections.abc import Iterator

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.careful import Careful
from companion.games.mind_mgmt.players.own_side import state_of
from companion.games.mind_mgmt.players.placing import placed
from companion.games.mind_mgmt.players.recruiter import MayBe, Sees

RECRUIT = 6  # what a recruit is worth, against a step of room with 10


class Easy(Careful):
    """Thinks of nothing that the agents can know."""

    name = "recruiter/easy-1"

    def immortal(self, sight: Sees, drawing: Drawing) -> MayBe:
        """R: place an Immortal where two of them are near as many features as possible."""
        return placed(sight, drawing)

    def walks(self, sight: Sees) -> Iterator[Candidate[MindMove]]:
        """Go through steps and mind slips: away from dead ends and agents, towards recruits."""
        state = state_of(sight.view)
        own, board = set(state.hidden.features) - state.public.shaken.keys(), state.public.board
        for each in super().walks(sight):
            assert isinstance(each.move, r.Step | r.Slip)
            recruits = sum(feature in own for feature in board.features[each.move.place])
            yield Candidate(each.move, each.worth + RECRUIT * recruits)
