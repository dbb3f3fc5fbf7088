"""What a seat may do now, which seat makes a move, and whether it can be taken back."""

from collections.abc import Callable, Iterator

from companion.contract.move import Choice
from companion.core import KEEPER, PUBLIC, Seat
from companion.games.mind_mgmt.choices import agents, recruiter
from companion.games.mind_mgmt.choices.probe import Probe, probe
from companion.games.mind_mgmt.choices.setup import setup
from companion.games.mind_mgmt.choices.table import corrections, talk
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.answers import Answer
from companion.games.mind_mgmt.moves.base import AGENTS, ALERT, RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.rules.referee import TALK
from companion.games.mind_mgmt.state import State

BY_HANDS = (t.Mistake, t.Mended)  # the players' own, where the program is the Recruiter
BY_PHASE: dict[str, Callable[[Probe], Iterator[Choice[MindMove]]]] = {
    SETUP: setup,
    RECRUITER: recruiter.turn,
    ALERT: recruiter.alert,
    AGENTS: agents.turn,
}


def choices(state: State, seat: Seat) -> list[Choice[MindMove]]:
    """Return what this seat may do now, by the rulebook's own rules.

    More may be legal because a rule was set aside.
    """

    def gives(kind: type[MindMove]) -> bool:
        return (_giver(state, kind) == KEEPER) == (seat == KEEPER) or kind in TALK

    tried = probe(state, gives)
    return [*_due(tried), *talk(tried), *corrections(tried)]


def giver(state: State, move: MindMove) -> Seat:
    """Return the seat that makes a move; `done` is by the side whose turn it is."""
    return _giver(state, type(move))


def _giver(state: State, kind: type[MindMove]) -> Seat:
    """Return the seat that makes moves of a kind now."""
    if kind is r.Done and state.public.phase == RECRUITER:
        return KEEPER
    if kind in BY_HANDS and state.public.program:
        return PUBLIC
    return kind.seat


def undoable(state: State, move: MindMove) -> bool:
    """Say whether a move can be taken back; none that is heard or shows something can."""
    told = (r.TellRecruits, r.DoneSlip, r.ExtraImmortal, r.Stuck, r.Draw)
    heard = (*told, s.ShowHour, t.Mistake, t.Mended, Answer)
    ends = isinstance(move, r.Done) and giver(state, move) == KEEPER
    return not (ends or isinstance(move, heard))


def _due(probe: Probe) -> Iterator[Choice[MindMove]]:
    """Go through what is due."""
    public = probe.state.public
    if public.mistake:
        yield from recruiter.repairs(probe)
    elif public.question:
        yield from recruiter.answers(probe)
    else:
        yield from BY_PHASE[public.phase](probe)
