"""What is secret, for the seal: facts with their labels, the sheet of answers, and what opens."""

from collections.abc import Callable, Iterator

from companion.core import Fact
from companion.games.mind_mgmt.board import ORDER, PLACES, Feature, Place
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.answers import CannotMark, Marks, Says, TellsHour
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.people import SLIPS
from companion.games.mind_mgmt.rules.answers import near
from companion.games.mind_mgmt.state import Public, State

CARDS = tuple(SLIPS)


def secrets(state: State, move: Move) -> tuple[Fact, ...]:
    """Give the facts that a secret move brings into being; `state` is the one before it."""
    if isinstance(move, s.TakeCard):
        return (("card", CARDS.index(move.card)),)
    if isinstance(move, s.DealFeatures):
        known = state.public.board.known
        return tuple((f"feature/{each}", int(each in move.features)) for each in known)
    if isinstance(move, (s.Start, r.Step, r.Slip)):
        return (_at_hour(len(state.hidden.path) + 1, move.place),)
    return ()


def _at_hour(hour: int, place: Place) -> Fact:
    """Give the location of an hour, and of a step or slip nothing else."""
    return f"hour/{hour:02}", ORDER[place]


def sheet(state: State) -> tuple[Fact, ...]:
    """Give the answers to every question about locations that can be asked now, in one order."""
    hour, here = state.public.hour, state.hidden.path[-1]
    answers: dict[str, Callable[[Place], bool]] = {
        "visited": lambda place: place in state.visited,
        "here": lambda place: place == here,
        "near": lambda place: near(place, here),
    }
    return tuple(
        (sheet_label(hour, kind, place), int(true(place)))
        for kind, true in answers.items()
        for place in PLACES
    )


def sheet_label(hour: int, kind: str, place: Place) -> str:
    """Name a place of the sheet of an hour."""
    return f"{hour:02}/{kind}/{place}"


def opened(public: Public, answer: Move) -> tuple[Fact, ...]:
    """Give what an answer shows, from what is public and what was said alone, in board order."""
    if isinstance(answer, s.ShowHour):
        return (_at_hour(answer.hour, answer.place),)
    if isinstance(answer, r.ExtraImmortal):
        # The sheet that ends this turn: the location may have been visited in this very turn.
        return ((sheet_label(public.hour + 1, "visited", answer.place), 1),)
    if public.question is None:
        return ()
    return tuple(_opened(public, answer))


def _opened(public: Public, answer: Move) -> Iterator[Fact]:
    """Give what an answer to the waiting question shows."""
    question = public.question
    assert question is not None
    if isinstance(answer, TellsHour) and question.place is not None:
        yield _at_hour(answer.hour, question.place)
    if isinstance(answer, Marks):
        yield from _marked(public, question.feature, answer.places, question.kind)
    if isinstance(answer, CannotMark):
        yield from _marked(public, question.feature, (), "mind-mgmt.dolphin.all")
    if isinstance(answer, Says) and question.feature not in public.shaken:
        yield _said(public, answer)


def _marked(
    public: Public, feature: Feature, places: tuple[Place, ...], kind: str
) -> Iterator[Fact]:
    """Give the marked locations; where all were asked for, also those that were not visited."""
    for place in public.board.places(feature):
        if place in places:
            yield sheet_label(public.hour, "visited", place), 1
        elif kind == "mind-mgmt.dolphin.all" and place not in public.marked:
            yield sheet_label(public.hour, "visited", place), 0


def _said(public: Public, answer: Says) -> Fact:
    """Give the one bit behind a yes or no."""
    question = public.question
    assert question is not None
    if question.place is None:
        return f"feature/{question.feature}", int(answer.truth)
    kind = {"mind-mgmt.capture.truth": "here", "mind-mgmt.meru.truth": "near"}[question.kind]
    return sheet_label(public.hour, kind, question.place), int(answer.truth)
