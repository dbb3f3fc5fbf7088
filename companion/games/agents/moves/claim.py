"""The lines of the end: a claim that is spoken aloud, and its result."""

from dataclasses import dataclass

from companion.contract.move import DUE
from companion.games.agents.moves.base import CLAIM_KEYS, SETUP, TURN, AgentsMove


@dataclass(frozen=True)
class Claims(AgentsMove):
    """A claim that the plan is in this hideout of this agent, whose key the player has."""

    text = "claims {hideout:hideout} of {agent:agent}"
    example = "claims 3 of x"
    entry = "agents.claim.how"
    key = "!"
    keys = CLAIM_KEYS
    warns = True
    hideout: int
    agent: str


@dataclass(frozen=True)
class Right(AgentsMove):
    """The claimed briefcase and evidence were right."""

    text = "right"
    example = "right"
    entry = "agents.win.plan"
    whole = True
    warns = True


@dataclass(frozen=True)
class Wrong(AgentsMove):
    """The claimed briefcase or evidence was wrong; the player is out."""

    text = "wrong"
    example = "wrong"
    entry = "agents.end.wrong"
    whole = True
    warns = True


@dataclass(frozen=True)
class Won(AgentsMove):
    """Who has won, if turns are not entered or everybody agrees; it can be nobody."""

    text = "won {winner:winner}"
    example = "won Eva"
    entry = "agents.win.agreed"
    phases = (SETUP, TURN)
    group = DUE
    warns = True
    winner: str
