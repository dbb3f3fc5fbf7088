"""The agents' seat: which decision is due, and agents who do anything that is lawful."""

from collections.abc import Sequence
from copy import copy
from typing import Self

from companion.contract.drawing import Drawing
from companion.contract.player_names import COMPANION
from companion.contract.program_seats import Decision, Level, Sight
from companion.core import PUBLIC
from companion.games.mind_mgmt.board.plan import PLACES, on_edge
from companion.games.mind_mgmt.choices.due import free_agents, next_agent
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import AGENTS, SETUP, MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.public import Activation, Public
from companion.games.mind_mgmt.rules.activation import EACH_TURN
from companion.games.mind_mgmt.rules.setup import placer
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.view import View

MayBe = Decision[MindMove] | None
Sees = Sight[MindMove, View]
PLACE, ACTIVE, ALLY = "agent", "active", "ally"
LAID = {s.Mayhem: "mayhem", s.Control: "control", s.PlaceToken: "token"}  # for one person alone
EDGE = tuple(filter(on_edge, PLACES))


class Agents(Level[MindMove, View]):
    """A level at the agents' seat: it moves all four."""

    seat = PUBLIC
    kinds = (s.PlaceAgent, a.AgentMove, t.Dolphin, r.Done, s.Mayhem, s.Control, s.PlaceToken)
    own: tuple[str, ...] = AGENT_NAMES  # the agents whom it moves

    def of(self, own: Sequence[str]) -> Self:
        """Return the same level for these agents alone."""
        found = copy(self)
        found.own = tuple(own)
        return found

    @property
    def has_all(self) -> bool:
        """Say whether it moves all agents, so that nobody else at the table does."""
        return self.own == AGENT_NAMES

    def deciding(self, view: View) -> str:
        """Return which decision is due; empty where the agents have none."""
        public = view.public
        if public.outcome or public.mistake:
            return ""
        if public.question:
            return ALLY if self.has_all and self.calls_ally(public) else ""
        if public.phase == SETUP:
            return self._laying(public)
        return ACTIVE if public.phase == AGENTS and self._acts(public) else ""

    def _laying(self, public: Public) -> str:
        """Return what they lay out: their figures, and the rest where nobody else is there."""
        kind = due(public).kind
        if kind is s.PlaceAgent:
            return PLACE if self._placing(public) else ""
        if not public.alone or (kind is s.Mayhem and placer(public) != COMPANION):
            return ""
        return LAID.get(kind, "")

    def _placing(self, public: Public) -> str:
        """Return the next of its agents without a place; empty where all of them have one."""
        return next((agent for agent in self.own if agent not in public.agents), "")

    def _acts(self, public: Public) -> bool:
        """Say whether any of its agents can do something in this turn."""
        return self.has_all or self._goes_on(public) or bool(self._free(public))

    def _goes_on(self, public: Public) -> bool:
        """Say whether its agent is active, and has something left to do."""
        acting = public.active
        return acting is not None and acting.agent in self.own and _has_left(public, acting)

    def _free(self, public: Public) -> list[str]:
        """Return its agents who can become active."""
        return [agent for agent in free_agents(public) if agent in self.own]

    def _others(self, public: Public) -> bool:
        """Say whether an agent of the players can act in this turn, or still does."""
        acting = public.active
        acts = bool(acting and acting.agent not in self.own and _has_left(public, acting))
        return acts or len(free_agents(public)) > len(self._free(public))

    def waits(self, view: View) -> bool:
        """Say whether the players may move an agent of their own first."""
        public = view.public
        turn = public.phase == AGENTS and not public.question
        return turn and not self._goes_on(public) and self._others(public)

    def owns(self, view: View, move: MindMove) -> bool:
        """Say whether it moves this agent, or nobody else is there who could give this line."""
        if isinstance(move, a.AgentMove | s.PlaceAgent):
            return move.agent in self.own
        if isinstance(move, s.Mayhem):
            return move.player == COMPANION
        return isinstance(move, self.kinds) and self.has_all

    def calls_ally(self, public: Public) -> bool:
        """Say whether the ally joins the question that waits."""
        return False

    def thought(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Return what this level does; what is laid out for nobody lies anywhere."""
        public = sight.view.public
        if public.question:
            return Decision(t.Dolphin())
        if public.phase != SETUP:
            return self.active(sight, drawing)
        kind = due(public).kind
        if kind is s.Control:
            return Decision(s.Control(next_agent(public), COMPANION))
        return self.placed(sight, drawing) if kind is s.PlaceAgent else None

    def placed(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Place its next agent anywhere at the edge."""
        taken = set(sight.view.agents.values())
        free = [place for place in EDGE if place not in taken]
        return Decision(s.PlaceAgent(self._placing(sight.view.public), drawing.one_of(free)))

    def active(self, sight: Sees, drawing: Drawing) -> MayBe:
        """Let agents act, and end the turn."""
        raise NotImplementedError


def _has_left(public: Public, acting: Activation) -> bool:
    """Say whether the active agent has something left to do."""
    return not (acting.moved and acting.acted and (acting.ability or not public.full))


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
