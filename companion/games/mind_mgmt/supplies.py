"""Tokens that can run out: ten steps, fifteen mental notes."""

from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.public import Public

STEPS, NOTES = 10, 15
TEN, SPENT = "mind-mgmt.steps.ten", "mind-mgmt.steps.spent"


def steps_left(public: Public) -> int:
    """Return the step tokens beside the board; spent ones count again unless ruled `gone`."""
    gone = public.steps_spent if public.decisions.rulings.get(SPENT) == "gone" else 0
    return max(0, STEPS - len(public.steps) - gone)


def most_named(public: Public) -> int:
    """Return how many locations an answer can name; all, unless ruled that tokens limit it."""
    told = public.decisions.rulings.get(TEN, "told") == "told"
    return len(PLACES) if told else steps_left(public)


def notes_left(public: Public) -> int:
    """Return the mental notes beside the board, without the one that a Reveal waits for."""
    waited_for = bool(public.question and public.question.kind == "mind-mgmt.reveal.hour")
    return NOTES - len(public.confirmed) - len(public.notes) - waited_for
