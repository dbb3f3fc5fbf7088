"""The agents' seat: which decision is due, and agents who do anything that is lawful."""

from companion.contract.drawing import Drawing
from companion.contract.program_seats import Decision, Level, Sight
from companion.core import PUBLIC
from companion.games.mind_mgmt.board.plan import PLACES, on_edge
from companion.games.mind_mgmt.choices.due import next_agent
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import AGENTS, SETUP, MindMove
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.view import View

MayBe = Decision[MindMove] | None
Sees = Sight[MindMove, View]
PLACE, ACTIVE, ALLY = "agent", "active", "ally"
EDGE = tuple(filter(on_edge, PLACES))


class Agents(Level[MindMove, View]):
    """A level at the agents' seat: it moves all four."""

    seat = PUBLIC
    kinds = (s.PlaceAgent, a.AgentMove, t.Dolphin, r.Done)

    def deciding(self, view: View) -> str:
        """Return which decision is due; empty where the agents have none."""
        public = view.public
        if public.outcome or public.mistake:
            return ""
        if public.question:
            return ALLY if self.calls_ally(public) else ""
        if public.phase == SETUP:
            return PLACE if due(public).kind is s.PlaceAgent else ""
        return ACTIVE if public.phase == AGENTS else ""

    def calls_ally(self, public: Public) -> bool:
        """Say whether the ally joins the question that waits."""
        return False

    def thought(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Return what this level does."""
        public = sight.view.public
        if public.question:
            return Decision(t.Dolphin())
        if public.phase == SETUP:
            return self.placed(sight, drawing)
        return self.active(sight, drawing)

    def placed(self, sight: Sees, drawing: Drawing) -> MayBe:
        """T: place the next agent anywhere at the edge."""
        taken = set(sight.view.agents.values())
        free = [place for place in EDGE if place not in taken]
        return Decision(s.PlaceAgent(next_agent(sight.view.public), drawing.one_of(free)))

    def active(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Let agents act, and end the turn."""
        raise NotImplementedError


class Wandering(Agents):
    """Agents who do anything that is lawful."""

    name = "agents/random-1"
    knows = False

    def active(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Choose a kind of move, then a move; the turn ends when two agents had theirs."""
        public = sight.view.public
        if public.this_turn >= EACH_TURN and not drawing.below(2):
            return Decision(r.Done())
        # No place is left open, and nobody rests while there is something to do.
        kinds = [
            each
            for each in sight.legal.choices
            if issubclass(each.kind, a.AgentMove | r.Done)
            and (each.kind is not a.Rests or public.this_turn < EACH_TURN)
            and each.group == "due"
        ]
        acts = [each for each in kinds if each.kind is not a.Rests] or kinds
        found = drawing.one_of(drawing.one_of(acts).listed)
        unknown = isinstance(found, a.Moves | a.Leads) and found.way is None
        return None if unknown else Decision(found)
