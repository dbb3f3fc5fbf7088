"""The answers to questions: which are legal, and what each of them does."""

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import PLACES, Place
from companion.games.mind_mgmt.moves.answers import Answer, Marks, Says, TellsHour
from companion.games.mind_mgmt.public import Answered, Question
from companion.games.mind_mgmt.rules.activation import pushing
from companion.games.mind_mgmt.secrets.questions import QUESTIONS
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.supplies import most_named


def lawful(state: State) -> tuple[Answer, ...]:
    """Return the legal answers to the open question, in board order."""
    asked = state.public.question
    return QUESTIONS[asked.kind].lawful(state.public, state.hidden) if asked else ()


def answer(state: State, move: Answer) -> State:
    """Play the Recruiter's answer, which must be legal."""
    question = state.public.question
    if question is None:
        raise Illegal("mind-mgmt.answer.asked")
    if not _fits(state, question, move):
        raise Illegal(question.kind)
    state.need_true(lambda: move in lawful(state), question.kind)
    return _told(_noted_down(state, question, move), question, move)


def _noted_down(state: State, question: Question, move: Answer) -> State:
    """Close the question, and record it with its answer."""
    public = state.public
    agent = public.active.agent if public.active else ""
    answered = Answered(public.hour, agent, question, move)
    return state.openly(question=None, answered=(*public.answered, answered))


def _fits(state: State, question: Question, move: Answer) -> bool:
    """Say whether an answer has the right form, as far as everybody can know."""
    if not isinstance(move, QUESTIONS[question.kind].forms):
        return False
    if isinstance(move, TellsHour):
        return 1 <= move.hour <= state.public.hour
    if not isinstance(move, Marks):
        return True
    free = set(state.public.board.places(question.feature)) - state.public.marked
    every = question.kind == "mind-mgmt.dolphin.all"
    most = min(len(PLACES) if every else 1, most_named(state.public))
    once = len(set(move.places)) == len(move.places)
    return once and len(move.places) <= most and set(move.places) <= free


def _told(state: State, question: Question, move: Answer) -> State:
    """Put on the board what an answer leads to."""
    public = state.public
    if isinstance(move, Marks):
        by = {**public.steps_by, **dict.fromkeys(move.places, public.hour)}
        return state.openly(steps=(*public.steps, *move.places), steps_by=by)
    if isinstance(move, TellsHour):
        assert question.place is not None
        return confirmed(state, question.place, move.hour)
    if question.kind == "mind-mgmt.shakedown.truth":
        return _after_shakedown(state, question, said=move == Says(True))
    if question.kind == "mind-mgmt.capture.truth" and move == Says(True):
        return state.won("agents", "mind-mgmt.win.capture")
    return state


def _after_shakedown(state: State, question: Question, *, said: bool) -> State:
    """Cross the feature out if it was right, and allow the push."""
    public = state.public
    shaken = {**public.shaken, question.feature: public.hour} if said else public.shaken
    return pushing(state.openly(shaken=shaken), allowed=True)


def confirmed(state: State, place: Place, hour: int) -> State:
    """Lay a confirmed note, and remove a step token there."""
    public = state.public
    steps = tuple(step for step in public.steps if step != place)
    spent = public.steps_spent + len(public.steps) - len(steps)
    return noted(state, place, hour).openly(steps=steps, steps_spent=spent)


def noted(state: State, place: Place, hour: int) -> State:
    """Lay a confirmed note, and leave a step token there."""
    return state.openly(confirmed={**state.public.confirmed, place: hour})
