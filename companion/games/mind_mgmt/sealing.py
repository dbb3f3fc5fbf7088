"""The secrets of MIND MGMT for sealing: facts with labels, sheets, and openings."""

from collections.abc import Iterator

from companion.core import Fact
from companion.games.mind_mgmt.board import ORDER, PLACES, Place
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.answers import Answer, CannotMark, Marks, Says, TellsHour
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER, SETUP, Move
from companion.games.mind_mgmt.people import SLIPS
from companion.games.mind_mgmt.rules.answers import near
from companion.games.mind_mgmt.rules.tokens import most_named
from companion.games.mind_mgmt.state import Public, State
from companion.games.mind_mgmt.witness import labels

CARDS = tuple(SLIPS)
KINDS = ("visited", "here", "near")
SHEET = tuple(f"{kind}/{place}" for kind in KINDS for place in PLACES)
EARNED = "mind-mgmt.slip.second.earned"


def secrets(state: State, move: Move) -> tuple[Fact, ...]:
    """Return the facts that a secret move adds; `state` is the one before it."""
    return tuple(zip(labels(state, move), _values(state, move), strict=True))


def _values(state: State, move: Move) -> tuple[int, ...]:
    """Return the values of a secret move; of a step or slip only the location."""
    if isinstance(move, s.TakeCard):
        return (CARDS.index(move.card),)
    if isinstance(move, s.DealFeatures):
        return tuple(int(each in move.features) for each in state.public.board.known)
    if isinstance(move, (s.Start, r.Step, r.Slip)):
        return (ORDER[move.place],)
    return ()


def sheet(state: State) -> tuple[int, ...]:
    """Return the answers to all questions about locations, in the order of the sheet."""
    here, before = state.hidden.path[-1], state.visited
    visited = (place in before for place in PLACES)
    at, close = (place == here for place in PLACES), (near(place, here) for place in PLACES)
    return tuple(int(bit) for bits in (visited, at, close) for bit in bits)


def sheet_due(before: State, after: State) -> str:
    """Return the name of the sheet due after the Recruiter's turn or first path; else empty."""
    then, now = before.public, after.public
    if then.phase == SETUP:
        return f"{now.hour:02}" if len(now.told) > len(then.told) else ""
    ended = then.phase in (RECRUITER, ALERT) and (now.phase == AGENTS or now.outcome is not None)
    if not ended or then.outcome:
        return ""
    told = now.hour != then.hour or then.phase == ALERT
    return f"{now.hour if told else now.hour + 1:02}"


def red_hour(before: State, after: State) -> bool:
    """Say whether recruits were just announced."""
    return len(after.public.told) > len(before.public.told)


def claims(move: Move) -> bool:
    """Say whether a public move tells something about the secrets."""
    return isinstance(move, (Answer, r.TellRecruits, s.ShowHour, r.ExtraImmortal, r.DoneSlip))


def opened(state: State, move: Move) -> tuple[Fact, ...]:
    """Return the facts that a public move opens, from what is public only."""
    return tuple(_opened(state.public, move))


def _opened(public: Public, said: Move) -> Iterator[Fact]:
    """Go through the facts that a move opens."""
    if isinstance(said, s.ShowHour):
        yield f"hour/{said.hour:02}", ORDER[said.place]
    elif isinstance(said, r.ExtraImmortal):
        # From the sheet after this turn, as the location may have been visited in the turn itself.
        yield _visited(public.hour + 1, said.place, 1)
    elif isinstance(said, r.DoneSlip):
        if said.token == "second" and public.second_token and EARNED not in _aside(public):
            yield _visited(public.hour, public.second_token, 1)
    elif isinstance(said, Answer) and public.question is not None:
        yield from _answered(public, said)


def _aside(public: Public) -> tuple[str, ...]:
    """Return the rules that are set aside."""
    return tuple(public.decisions.overrides)


def _answered(public: Public, answer: Answer) -> Iterator[Fact]:
    """Go through the facts that an answer opens."""
    question = public.question
    assert question is not None
    if isinstance(answer, TellsHour) and question.place is not None:
        yield f"hour/{answer.hour:02}", ORDER[question.place]
    elif isinstance(answer, Marks):
        dolphin = question.kind == "mind-mgmt.dolphin.all"
        every = dolphin and len(answer.places) < most_named(public)
        yield from _marked(public, answer.places, every=every)
    elif isinstance(answer, CannotMark):
        yield from _marked(public, (), every=most_named(public) > 0)
    elif isinstance(answer, Says) and question.place is not None:
        kind = "here" if question.kind == "mind-mgmt.capture.truth" else "near"
        yield f"{public.hour:02}/{kind}/{question.place}", int(answer.truth)
    elif isinstance(answer, Says) and question.feature not in public.shaken:
        yield f"feature/{question.feature}", int(answer.truth)


def _marked(public: Public, places: tuple[Place, ...], *, every: bool) -> Iterator[Fact]:
    """Go through the named locations; with `every`, also the feature's others as not visited."""
    assert public.question is not None
    for place in public.board.places(public.question.feature):
        if place in places:
            yield _visited(public.hour, place, 1)
        elif every and place not in public.marked:
            yield _visited(public.hour, place, 0)


def _visited(hour: int, place: Place, value: int) -> Fact:
    """Return the fact whether a location was visited, on the sheet of an hour."""
    return f"{hour:02}/visited/{place}", value
