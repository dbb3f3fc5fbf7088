"""The game as a witness follows it: only public lines, without the secret map."""

from collections.abc import Callable
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
    """Return a state without its secrets."""
    return replace(state, hidden=UNSEEN)


def labels(state: State, move: Move) -> tuple[str, ...]:
    """Return the labels of a move's seals in order; they follow from its public form."""
    named = LABELS.get(type(veil(move)))
    return named(state.public) if named else ()


def _next_hour(public: Public) -> int:
    """Return the hour whose location a step or a slip seals."""
    return public.hour + 1 if public.phase == RECRUITER else public.given + 2


LABELS: dict[type[Move], Callable[[Public], tuple[str, ...]]] = {
    CardTaken: lambda _public: ("card",),
    FeaturesTaken: lambda public: tuple(f"feature/{each}" for each in public.board.known),
    Started: lambda _public: (f"hour/{1:02}",),
    Acted: lambda public: (f"hour/{_next_hour(public):02}",),
}


def others(state: State) -> tuple[str, ...]:
    """Return the players who are not the Recruiter; nobody before one is chosen."""
    public = state.public
    return tuple(p for p in public.players if p != public.recruiter) if public.recruiter else ()
