"""The plain Recruiter: never into a dead end, away from the agents; knows nothing of the rest.

This one is never tuned: the others are measured beside it.
"""

from collections.abc import Iterator

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Candidate
from companion.games.mind_mgmt.board.plan import ORDER
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.players.ground import agents_at, distances, room, steps_of
from companion.games.mind_mgmt.players.immortals import gains
from companion.games.mind_mgmt.players.own_side import state_of
from companion.games.mind_mgmt.players.recruiter import MayBe, Recruiter, Sees, best, moves_of
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.rules.ways import cornered

DEAD_END = -1_000_000
AHEAD = 4  # so many steps are looked ahead for room
NEAR = 4  # agents who are farther away than this do not matter
TOKEN = 20  # what a mind slip costs: it is there only once


class Careful(Recruiter):
    """Keeps away from dead ends and from agents, and moves Immortals towards recruits."""

    name = "recruiter/careful-1"
    knows = False

    def first_step(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Make a step that leaves room, in any direction."""
        return best(self.walks(sight), drawing)

    def turn(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Take recruits, move an Immortal towards the next one, then go on."""
        return (
            best((Candidate(each, 0) for each in moves_of(sight, r.ImmortalRecruit)), drawing)
            or self.immortals(sight, drawing)
            or best(self.walks(sight), drawing)
        )

    def immortals(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Move an Immortal where that brings a recruit nearer."""
        public = sight.view.public
        if not public.full or public.turn.moves:
            return None
        found = (
            Candidate[MindMove](r.MoveImmortal(hop), gain)
            for hop, gain in gains(public)
            if gain > 0
        )
        return best(found, drawing)

    def walks(self, sight: Sees) -> Iterator[Candidate[MindMove]]:
        """Go through steps and mind slips: a dead end last, then room, then far from agents."""
        state, public = state_of(sight.view), sight.view.public
        steps = steps_of(public)
        far, agents = distances(steps), agents_at(public)
        visited = sum(1 << ORDER[place] for place in state.hidden.visited)
        for move in moves_of(sight, r.Step, r.Slip):
            assert isinstance(move, r.Step | r.Slip | s.Start)
            to = ORDER[move.place]
            if cornered(apply(state, move)):
                yield Candidate(move, DEAD_END)
                continue
            worth = 10 * room(steps, visited | 1 << to, to, AHEAD)
            worth += sum(min(NEAR, far[agent][to]) for agent in agents)
            yield Candidate(move, worth - TOKEN * isinstance(move, r.Slip))
