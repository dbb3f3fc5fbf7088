"""The lines of the end: a claim that is spoken aloud, and what comes of it."""

from dataclasses import dataclass

from companion.game import DUE
from companion.games.agents.moves.base import CLAIM_KEYS, SETUP, TURN, Move


@dataclass(frozen=True)
class Claims(Move):
    """The plan is in this hideout, it belongs to this agent, and the player has its key."""

    text = "claims {hideout:hideout} of {agent:agent}"
    example = "claims 3 of x"
    entry = "agents.claim.how"
    key = "!"
    keys = CLAIM_KEYS
    warns = True
    hideout: int
    agent: str


@dataclass(frozen=True)
class Right(Move):
    """Briefcase and evidence are as they were claimed."""

    text = "right"
    example = "right"
    entry = "agents.win.plan"
    whole = True
    warns = True


@dataclass(frozen=True)
class Wrong(Move):
    """Briefcase or evidence is another; the player is out."""

    text = "wrong"
    example = "wrong"
    entry = "agents.end.wrong"
    whole = True
    warns = True


@dataclass(frozen=True)
class Won(Move):
    """Who has won, where turns are not entered or everybody agrees; it may be nobody."""

    text = "won {winner:winner}"
    example = "won Eva"
    entry = "agents.win.agreed"
    phases = (SETUP, TURN)
    group = DUE
    warns = True
    winner: str
