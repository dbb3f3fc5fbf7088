"""The game as a witness follows it: every public line, and nothing of the secret map."""

from dataclasses import replace

from companion.games.mind_mgmt.moves.base import RECRUITER, Move
from companion.games.mind_mgmt.moves.veiled import (
    Acted,
    CardTaken,
    FeaturesTaken,
    Started,
    veil,
)
from companion.games.mind_mgmt.state import UNSEEN, Public, State


def unseen(state: State) -> State:
    """Give what a witness knows of a state."""
    return replace(state, hidden=UNSEEN)


def labels(state: State, move: Move) -> tuple[str, ...]:
    """Name the facts that a move hides, in the order of their seals: it follows from its veil."""
    veiled = veil(move)
    if isinstance(veiled, CardTaken):
        return ("card",)
    if isinstance(veiled, FeaturesTaken):
        return tuple(f"feature/{each}" for each in state.public.board.known)
    if isinstance(veiled, Started):
        return (f"hour/{1:02}",)
    if isinstance(veiled, Acted):
        return (f"hour/{_next_hour(state.public):02}",)
    return ()


def _next_hour(public: Public) -> int:
    """Give the hour whose location a step or a slip seals."""
    return public.hour + 1 if public.phase == RECRUITER else public.given + 2


def others(state: State) -> tuple[str, ...]:
    """Name the players who are not the Recruiter; nobody, as long as that is open."""
    public = state.public
    return tuple(p for p in public.players if p != public.recruiter) if public.recruiter else ()
