"""Tokens that can run out: ten steps, fifteen mental notes."""

from companion.games.mind_mgmt.state import State

STEPS, NOTES = 10, 15


def need_steps(state: State, number: int) -> None:
    """Refuse, or ask the players, where fewer step tokens are left than may be needed."""
    public = state.public
    enough = len(public.steps) + number <= STEPS
    if enough and len(public.steps) + public.steps_spent + number > STEPS:
        enough = state.ruled("mind-mgmt.steps.spent") == "back"
    if not enough:
        state.need_ruled("mind-mgmt.steps.ten", "told")


def notes_left(state: State) -> int:
    """Count the mental notes beside the board; the one that a Reveal waits for is not free."""
    public = state.public
    waited_for = bool(public.question and public.question.kind == "mind-mgmt.reveal.hour")
    return NOTES - len(public.confirmed) - len(public.notes) - waited_for


def need_note(state: State) -> None:
    """Refuse, or ask the players, where no mental note is left to be confirmed."""
    if notes_left(state) <= 0:
        state.need_ruled("mind-mgmt.notes.full", "told")


def no_note_left(state: State) -> bool:
    """Say whether the players decided that without a note nothing more is confirmed."""
    ruled = state.public.decisions.rulings.get("mind-mgmt.notes.full")
    return notes_left(state) <= 0 and ruled == "refused"
