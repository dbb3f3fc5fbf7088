"""What a move needs of tokens that can run out: ten steps, fifteen mental notes."""

from companion.core import Ruled
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.supplies import SPENT, STEPS, TEN, notes_left, steps_left


def need_spent_ruled(state: State, number: int) -> None:
    """Ask where spent tokens go, if that decides whether so many are left."""
    laid = len(state.public.steps)
    if laid + number <= STEPS < laid + state.public.steps_spent + number:
        state.ruled(SPENT)


def need_asking(state: State) -> None:
    """Refuse a question, or wait for a decision, if no step token is left to answer it."""
    if _none_left(state) and state.ruled(TEN) == "refused":
        raise Ruled(TEN, "refused")


def need_paying(state: State) -> None:
    """Refuse to pay with a step token, or wait for a decision, if none is left."""
    if _none_left(state):
        state.need_ruled(TEN, "told")


def need_joining(state: State, number: int) -> None:
    """Check that the ally can ask for so many locations; too few tokens do not prevent it."""
    if state.public.decisions.rulings.get(TEN, "told") != "told":
        need_spent_ruled(state, number)


def _none_left(state: State) -> bool:
    """Say whether no step token is left."""
    need_spent_ruled(state, 1)
    return not steps_left(state.public)


def need_note(state: State) -> None:
    """Refuse, or wait for a decision, if no mental note is left."""
    if notes_left(state.public) <= 0:
        state.need_ruled("mind-mgmt.notes.full", "told")


def no_note_left(state: State) -> bool:
    """Say whether no note is left and the players decided that none can be laid then."""
    ruled = state.public.decisions.rulings.get("mind-mgmt.notes.full")
    return notes_left(state.public) <= 0 and ruled == "refused"
