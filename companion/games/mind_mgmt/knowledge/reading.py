"""Public lines as clues: what each line tells of the path, by the rules of its own time."""

from collections.abc import Callable, Iterator, Mapping

from companion.contract.knowledge import Heard
from companion.games.mind_mgmt.board.plan import PLACES, Place, near
from companion.games.mind_mgmt.knowledge.clues import (
    Acts,
    Alive,
    Anew,
    Been,
    Clue,
    Contacts,
    Dead,
    Never,
    Stands,
    Where,
)
from companion.games.mind_mgmt.knowledge.footing import EVERYWHERE, Footing, as_bits, footing
from companion.games.mind_mgmt.moves import answers as n
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import veiled as v
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.public import FIRST_HOUR, Public
from companion.games.mind_mgmt.rules.recruits import since
from companion.games.mind_mgmt.secrets.duties import token_of
from companion.games.mind_mgmt.secrets.questions import QUESTIONS, AskWithDolphin
from companion.games.mind_mgmt.stages import due
from companion.games.mind_mgmt.supplies import most_named
from companion.untyped import GamesOwn

WHEN, AT_ONCE = "mind-mgmt.dead-end.when", "at-once"
STUCK = "mind-mgmt.setup.stuck"
Reads = Callable[[Public, GamesOwn], Iterator[Clue]]


def clues(heard: Heard[Public]) -> Iterator[Clue]:
    """Go through what a line tells of the path, in the order in which it is taken in."""
    reads = READS.get(type(heard.move))
    return reads(heard.before, heard.move) if reads else iter(())


def _started(_public: Public, _move: MindMove) -> Iterator[Clue]:
    """M: the start may be anywhere."""
    anywhere = (EVERYWHERE,) * len(PLACES)
    yield Acts(1, Footing(anywhere, ()))
    yield Stands(1)


def _acted(public: Public, _move: MindMove) -> Iterator[Clue]:
    """Go on by a move; in the set-up it is a step, and stands."""
    if public.phase != SETUP:
        yield Acts(public.hour + 1, footing(public))
        return
    hour = public.given + 2
    yield Acts(hour, footing(public, slips=False))
    yield Stands(hour)


def _done(public: Public, move: r.Done | r.DoneSlip) -> Iterator[Clue]:
    """Let the Recruiter's move stand: it is told with which token, and that it is no dead end."""
    if public.phase == RECRUITER:
        token = token_of(move)
        yield Stands(public.hour + 1, token)
        yield from _no_dead_end_ahead(public, token)


def _no_dead_end_ahead(public: Public, token: str = "") -> Iterator[Clue]:
    """Tell that the move that was made is no dead end, where that is said at once."""
    if _at_once(public) and public.hour + 1 != public.last_hour:
        yield Alive(public.hour + 1, footing(public).without(token))


def _went_on(public: Public, move: MindMove) -> Iterator[Clue]:
    """Go on with the turn, which nobody may in a dead end; a payment was visited."""
    if public.turn.acted:
        yield from _no_dead_end_ahead(public)
    else:
        yield Alive(public.hour, footing(public))
    if isinstance(move, r.ExtraImmortal):
        yield Been(public.sealed_hours, as_bits((move.place,)))


def _drawn(public: Public, move: MindMove) -> Iterator[Clue]:
    """Draw a card at the end of a turn."""
    return _went_on(public, move) if public.phase == RECRUITER else iter(())


def _recruits(public: Public, move: r.TellRecruits) -> Iterator[Clue]:
    """Tell the recruits; those of the first five hours are told only where no dead end is."""
    if public.phase == SETUP and _at_once(public):
        yield Alive(FIRST_HOUR, footing(public))
    shaken = tuple(public.shaken.items())
    yield Contacts(public.hour, since(public.hour), move.number, shaken)


def _stuck(public: Public, _move: MindMove) -> Iterator[Clue]:
    """Tell that no way leads on; in the set-up the players may let the steps be made anew."""
    if public.phase != SETUP:
        yield Dead(public.sealed_hours, footing(public))
        return
    stepping = due(public).kind is r.Step
    hour = public.given + 1 if stepping else FIRST_HOUR
    yield Dead(hour, footing(public, slips=not stepping))
    if public.decisions.rulings.get(STUCK) == "anew":
        yield Anew(1)


def _shown(_public: Public, move: s.ShowHour) -> Iterator[Clue]:
    """Show where the Recruiter was at an hour."""
    yield Where(move.hour, as_bits((move.place,)))


def _marked(public: Public, move: n.Marks) -> Iterator[Clue]:
    """Lay step tokens; with the ally, fewer than there could be tell of all others."""
    yield Been(public.hour, as_bits(move.places))
    yield from _others(public, move.places)


def _cannot_mark(public: Public, _move: n.CannotMark) -> Iterator[Clue]:
    """Lay none, which tells nothing where no token is left."""
    yield from _others(public, ())


def _others(public: Public, named: tuple[Place, ...]) -> Iterator[Clue]:
    """Tell that no other location of the feature was visited, where the answer tells that."""
    question = public.question
    assert question is not None
    asked = QUESTIONS[question.kind]
    whole = isinstance(asked, AskWithDolphin) or not named
    if whole and len(named) < most_named(public):
        places = set(public.board.places(question.feature)) - public.marked - set(named)
        yield Never(public.hour, as_bits(places))


def _told_hour(public: Public, move: n.TellsHour) -> Iterator[Clue]:
    """Tell the hour of a location."""
    question = public.question
    assert question is not None
    assert question.place is not None
    yield Where(move.hour, as_bits((question.place,)))


def _said(public: Public, move: n.Says) -> Iterator[Clue]:
    """Say yes or no to a capture or to Meru; about a card it tells nothing of the path."""
    question = public.question
    assert question is not None
    if question.place is None:
        return
    capture = question.kind == "mind-mgmt.capture.truth"
    places = (question.place,) if capture else _near(question.place)
    found = as_bits(places)
    yield Where(public.hour, found if move.truth else EVERYWHERE & ~found)


def _near(place: Place) -> tuple[Place, ...]:
    """Return where Meru would sense the Recruiter."""
    return tuple(other for other in PLACES if near(place, other))


def _at_once(public: Public) -> bool:
    """Say whether a dead end counts as soon as it is entered."""
    return public.decisions.rulings.get(WHEN, AT_ONCE) == AT_ONCE


READS: Mapping[type, Reads] = {
    v.Started: _started,
    v.Acted: _acted,
    r.Done: _done,
    r.DoneSlip: _done,
    r.MoveImmortal: _went_on,
    r.ExtraImmortal: _went_on,
    r.ImmortalRecruit: _went_on,
    r.Draw: _drawn,
    r.TellRecruits: _recruits,
    r.Stuck: _stuck,
    s.ShowHour: _shown,
    n.Marks: _marked,
    n.CannotMark: _cannot_mark,
    n.TellsHour: _told_hour,
    n.Says: _said,
}
