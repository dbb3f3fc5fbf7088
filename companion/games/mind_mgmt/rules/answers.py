"""The legal answers to a question, from the map, and what each of them does."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

from companion.core import Illegal
from companion.games.mind_mgmt.board import PLACES, Place, spot
from companion.games.mind_mgmt.moves.answers import Answer, CannotMark, Marks, Says, TellsHour
from companion.games.mind_mgmt.rules.activation import pushing
from companion.games.mind_mgmt.rules.tokens import most_named
from companion.games.mind_mgmt.state import Answered, Question, State


def lawful(state: State) -> tuple[Answer, ...]:
    """Return the legal answers to the open question, in board order."""
    question = state.public.question
    return LAWFUL[question.kind](state, question) if question else ()


def _asked(state: State, question: Question) -> tuple[Answer, ...]:
    """Return one answer for each visited, unmarked location, or that there is none."""
    most = most_named(state.public)
    return tuple(Marks((p,)) for p in _unmarked(state, question) if most) or (CannotMark(),)


def _asked_with_dolphin(state: State, question: Question) -> tuple[Answer, ...]:
    """Return the answers with all such locations, or with as many as can be named."""
    places = _unmarked(state, question)
    number = min(len(places), most_named(state.public))
    return tuple(map(Marks, combinations(places, number))) if number else (CannotMark(),)


def _unmarked(state: State, question: Question) -> tuple[Place, ...]:
    """Return the visited locations of the feature without step token and confirmed note."""
    places = state.public.board.places(question.feature)
    return tuple(p for p in places if p in state.visited and p not in state.public.marked)


def _hour(state: State, question: Question) -> tuple[Answer, ...]:
    """Return the hour of the location."""
    assert question.place is not None
    return (TellsHour(state.hidden.path.index(question.place) + 1),)


def _captured(state: State, question: Question) -> tuple[Answer, ...]:
    """Return whether the Recruiter is there now."""
    return (Says(state.hidden.path[-1] == question.place),)


def _shaken(state: State, question: Question) -> tuple[Answer, ...]:
    """Return whether the feature is one of the cards still hidden."""
    hidden = set(state.hidden.features) - set(state.public.shaken)
    return (Says(question.feature in hidden),)


def _sensed(state: State, question: Question) -> tuple[Answer, ...]:
    """Return whether the Recruiter is within two in a straight line, or right there."""
    assert question.place is not None
    return (Says(near(question.place, state.hidden.path[-1])),)


@cache
def near(one: Place, other: Place) -> bool:
    """Say whether two locations are in one line, at most two apart."""
    (column, row), (across, down) = spot(one), spot(other)
    return min(abs(column - across), abs(row - down)) == 0 and (
        abs(column - across) + abs(row - down) <= 2
    )


LAWFUL: dict[str, Callable[[State, Question], tuple[Answer, ...]]] = {
    "mind-mgmt.ask.answer": _asked,
    "mind-mgmt.dolphin.all": _asked_with_dolphin,
    "mind-mgmt.reveal.hour": _hour,
    "mind-mgmt.capture.truth": _captured,
    "mind-mgmt.shakedown.truth": _shaken,
    "mind-mgmt.meru.truth": _sensed,
}

FORMS: dict[str, tuple[type[Answer], ...]] = {
    "mind-mgmt.ask.answer": (Marks, CannotMark),
    "mind-mgmt.dolphin.all": (Marks, CannotMark),
    "mind-mgmt.reveal.hour": (TellsHour,),
    "mind-mgmt.capture.truth": (Says,),
    "mind-mgmt.shakedown.truth": (Says,),
    "mind-mgmt.meru.truth": (Says,),
}


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
    if not isinstance(move, FORMS[question.kind]):
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
