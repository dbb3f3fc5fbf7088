"""The Recruiter's mistake, admitted in the open: mended at once, or paid with confirmed notes.

The map is the truth, so what can be wrong is what was said or laid at the table: a step through
mayhem that was entered wrongly, a token in the wrong place, a number that was told wrongly.
"""

from collections.abc import Iterator, Sequence

from companion.core import Illegal
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import ALERT, RECRUITER, SETUP, Move
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.answers import confirmed, noted
from companion.games.mind_mgmt.rules.tokens import need_note, no_note_left
from companion.games.mind_mgmt.state import FIRST_HOUR, Admitted, Public, State

SHORT = "mind-mgmt.mistake.short"
TURNS = "mind-mgmt.mistake.turns"
STEP = "mind-mgmt.mistake.step"


def admit(state: State, move: t.Mistake) -> State:
    """Tell of a mistake; as many confirmed notes are owed as turns have gone by since."""
    if not 1 <= move.hour <= turn_hour(state.public):
        raise Illegal("mind-mgmt.mistake.when")
    return state.openly(mistake=Admitted(move.hour, turns_since(state, move.hour)))


def turns_since(state: State, hour: int) -> int:
    """Count the turns that a mistake is paid for, by the reading the players chose."""
    reading = state.ruled(TURNS)
    turns = turn_hour(state.public) - max(hour, FIRST_HOUR)
    if reading == "with-its-own":
        return turns + 1
    return turns + _agents_turns_since(state.public, hour) if reading == "both-sides" else turns


def _agents_turns_since(public: Public, hour: int) -> int:
    """Count the agents' turns that began after the Recruiter's turn of an hour."""
    begun = public.hour - FIRST_HOUR - (public.phase == ALERT)
    return begun - max(hour - FIRST_HOUR - 1, 0)


def turn_hour(public: Public) -> int:
    """Give the hour of the turn that is being played."""
    return public.hour + (public.phase == RECRUITER)


def _admitted(state: State) -> Admitted:
    """Refuse to pay for, or close, what nobody has admitted."""
    if state.public.mistake is None:
        raise Illegal("mind-mgmt.mistake.tell")
    return state.public.mistake


def show_hour(state: State, move: s.ShowHour) -> State:
    """Lay one of the owed notes; in the set-up of training, the one on the start."""
    if state.public.phase == SETUP:
        return setup.show_start(state, move)
    mistake = _admitted(state)
    if not mistake.owed:
        raise Illegal("mind-mgmt.mistake.notes")
    if not 1 <= move.hour <= state.public.sealed_hours:
        raise Illegal("mind-mgmt.mistake.true")
    state.need_true(
        lambda: state.hidden.path[move.hour - 1] == move.place, "mind-mgmt.mistake.true"
    )
    if move.place in state.public.confirmed:
        raise Illegal("mind-mgmt.mistake.free")
    need_note(state)
    left = Admitted(mistake.hour, mistake.owed - 1, mistake.shown + 1)
    lay = confirmed if state.ruled(STEP) == "taken" else noted
    return lay(state, move.place, move.hour).openly(mistake=left if left.owed else None)


def mended(state: State, move: t.Mended) -> State:
    """Close a mistake that was put right, or one that nothing is left to pay with."""
    mistake = _admitted(state)
    if mistake.shown:
        if not _broke(state):
            raise Illegal("mind-mgmt.mistake.notes")
        if state.ruled(SHORT) == "agents-win":
            return state.won("agents", SHORT)
    return state.openly(mistake=None)


def _broke(state: State) -> bool:
    """Say whether no further note can be laid: every visited location has one, or none is left."""
    public = state.public
    return public.sealed_hours <= len(public.confirmed) or no_note_left(state)


def late(played: Sequence[tuple[State, Move]]) -> Iterator[tuple[int, str]]:
    """Find, in a game that is over, the mistakes admitted when no agent could use it any more."""
    if _ended_by_one(played):
        return
    acts = [number for number, (_state, move) in enumerate(played) if isinstance(move, a.AgentMove)]
    last = acts[-1] if acts else -1
    for number, (_state, move) in enumerate(played):
        if isinstance(move, t.Mistake) and number > last:
            yield number, "mind-mgmt.mistake.late"


def _ended_by_one(played: Sequence[tuple[State, Move]]) -> bool:
    """Say whether the game ended with a mistake that could not be paid, which hides nothing."""
    moves = [move for _state, move in played if not isinstance(move, t.Remark)]
    return bool(moves) and isinstance(moves[-1], t.Mended)
