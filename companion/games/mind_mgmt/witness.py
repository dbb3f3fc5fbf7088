"""The game as a witness follows it: every public line, and nothing of the secret map."""

from dataclasses import replace

from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import RECRUITER, Move
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.people import KARL
from companion.games.mind_mgmt.state import UNSEEN, Public, State

# What a secret line may stand for: to a witness all moves of its kind are the same.
VEILED: dict[str, Move] = {
    move.public: move
    for move in (
        s.TakeCard(KARL),
        s.Start(PLACES[0]),
        s.DealFeatures(()),
        r.Step(PLACES[0]),
    )
}


def unseen(state: State) -> State:
    """Give what a witness knows of a state."""
    return replace(state, hidden=UNSEEN)


def heard(text: str) -> Move:
    """Give the move of a public line; a secret one stands for any move of its kind."""
    return VEILED.get(text) or NOTATION.parse(text)


def labels(state: State, move: Move) -> tuple[str, ...]:
    """Name the facts that a move hides, in the order of their seals: it follows from its kind."""
    if isinstance(move, s.TakeCard):
        return ("card",)
    if isinstance(move, s.DealFeatures):
        return tuple(f"feature/{each}" for each in state.public.board.known)
    if isinstance(move, (s.Start, r.Step, r.Slip)):
        return (f"hour/{_next_hour(state.public, move):02}",)
    return ()


def _next_hour(public: Public, move: Move) -> int:
    """Give the hour whose location a move seals."""
    if isinstance(move, s.Start):
        return 1
    return public.hour + 1 if public.phase == RECRUITER else public.given + 2


def others(state: State) -> tuple[str, ...]:
    """Name the players who are not the Recruiter; nobody, as long as that is open."""
    public = state.public
    return tuple(p for p in public.players if p != public.recruiter) if public.recruiter else ()
