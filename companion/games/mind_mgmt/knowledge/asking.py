"""Questions before they are asked: their answers, as far as everybody can think of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import reduce
from itertools import combinations

from companion.contract.knowledge import Heard
from companion.games.mind_mgmt.board.plan import in_order
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves.answers import Answer, CannotMark, Marks, Says, TellsHour
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.talk import Dolphin
from companion.games.mind_mgmt.public import Answered, Public, Question
from companion.games.mind_mgmt.supplies import most_named
from companion.untyped import GamesOwn

DOLPHIN, SHAKEDOWN = "mind-mgmt.dolphin.all", "mind-mgmt.shakedown.truth"
YES, NO = Says(True), Says(False)


def asking(public: Public, asked: Iterable[MindMove]) -> Public:
    """Return what is public once these questions were asked, whoever may ask them."""
    return reduce(lambda then, move: replace(then, question=_question(then, move)), asked, public)


def _question(public: Public, move: GamesOwn) -> Question:
    """Return the question that a move asks."""
    if isinstance(move, Dolphin):
        assert public.question is not None
        return replace(public.question, kind=DOLPHIN)
    return Question(KINDS[type(move)], getattr(move, "place", None), getattr(move, "feature", ""))


KINDS: Mapping[type[MindMove], str] = {
    a.Asks: "mind-mgmt.ask.answer",
    a.Reveals: "mind-mgmt.reveal.hour",
    a.Captures: "mind-mgmt.capture.truth",
    a.ShakesDown: SHAKEDOWN,
    a.Senses: "mind-mgmt.meru.truth",
}


def answers(public: Public) -> Iterator[Answer]:
    """Go through the answers that can be given to the question, in the order of a list."""
    question = public.question
    return ANSWERS[question.kind](public, question) if question else iter(())


def _of_a_feature(public: Public, question: Question) -> Iterator[Answer]:
    """Name one location, or as many as the ally asks for."""
    free = in_order(set(public.board.places(question.feature)) - public.marked)
    most = min(len(free), most_named(public))
    for number in range(1, 1 + (most if question.kind == DOLPHIN else min(1, most))):
        yield from map(Marks, combinations(free, number))
    yield CannotMark()


def _hours(public: Public, _question: Question) -> Iterator[Answer]:
    """Name an hour."""
    return map(TellsHour, range(1, public.hour + 1))


def _card(public: Public, question: Question) -> Iterator[Answer]:
    """Say whether a card is one of the three; one that was shaken down already is denied."""
    return iter((NO,) if question.feature in public.shaken else (YES, NO))


def _yes_or_no(_public: Public, _question: Question) -> Iterator[Answer]:
    """Say yes or no."""
    return iter((YES, NO))


ANSWERS: Mapping[str, Callable[[Public, Question], Iterator[Answer]]] = {
    "mind-mgmt.ask.answer": _of_a_feature,
    DOLPHIN: _of_a_feature,
    "mind-mgmt.reveal.hour": _hours,
    "mind-mgmt.capture.truth": _yes_or_no,
    SHAKEDOWN: _card,
    "mind-mgmt.meru.truth": _yes_or_no,
}


def as_heard(public: Public, said: Answer) -> Heard[Public]:
    """Return an answer as it would be heard; of what follows, only what tells of the cards."""
    question = public.question
    assert question is not None
    answered = (*public.answered, Answered(public.hour, "", question, said))
    shaken = public.shaken
    if question.kind == SHAKEDOWN and said == YES:
        shaken = {**shaken, question.feature: public.hour}
    return Heard(0, said, public, replace(public, answered=answered, shaken=shaken))
