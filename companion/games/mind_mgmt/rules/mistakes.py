"""The Recruiter's mistakes: admitted, then mended or paid for with confirmed notes.

The map is always right, so only what was said or laid at the table can be wrong: a step through
mayhem that was entered wrongly, a token in the wrong place, a wrong number.
"""

from companion.core import Illegal
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import ALERT, RECRUITER, SETUP
from companion.games.mind_mgmt.public import FIRST_HOUR, Admitted, Public
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.answers import confirmed, noted
from companion.games.mind_mgmt.rules.tokens import need_note, no_note_left
from companion.games.mind_mgmt.secrets.duties import SHOWN_HOUR
from companion.games.mind_mgmt.state import State

SHORT = "mind-mgmt.mistake.short"
TURNS = "mind-mgmt.mistake.turns"
STEP = "mind-mgmt.mistake.step"


def admit(state: State, move: t.Mistake) -> State:
    """Admit a mistake, which costs a confirmed note for each turn since.

    The program makes none: hands that laid something wrongly put it right, and it costs nothing.
    """
    if not 1 <= move.hour <= turn_hour(state.public):
        raise Illegal("mind-mgmt.mistake.when")
    owed = 0 if state.public.program else turns_since(state, move.hour)
    return state.openly(mistake=Admitted(move.hour, owed))


def turns_since(state: State, hour: int) -> int:
    """Return how many turns a mistake costs, by the players' decision."""
    reading = state.ruled(TURNS)
    turns = turn_hour(state.public) - max(hour, FIRST_HOUR)
    if reading == "with-its-own":
        return turns + 1
    return turns + _agents_turns_since(state.public, hour) if reading == "both-sides" else turns


def _agents_turns_since(public: Public, hour: int) -> int:
    """Return how many agents' turns began after the Recruiter's turn of an hour."""
    begun = public.hour - FIRST_HOUR - (public.phase == ALERT)
    return begun - max(hour - FIRST_HOUR - 1, 0)


def turn_hour(public: Public) -> int:
    """Return the hour of the current turn."""
    return public.hour + (public.phase == RECRUITER)


def _admitted(state: State) -> Admitted:
    """Return the admitted mistake, or refuse if there is none."""
    if state.public.mistake is None:
        raise Illegal("mind-mgmt.mistake.tell")
    return state.public.mistake


def show_hour(state: State, move: s.ShowHour) -> State:
    """Lay one of the notes that are owed; in training's set-up, the one on the start."""
    if state.public.phase == SETUP:
        return setup.show_start(state, move)
    mistake = _admitted(state)
    if not mistake.owed:
        raise Illegal("mind-mgmt.mistake.notes")
    if not 1 <= move.hour <= state.public.sealed_hours:
        raise Illegal(SHOWN_HOUR.rule)
    state.need_true(lambda: SHOWN_HOUR.true(state.public, state.hidden, move), SHOWN_HOUR.rule)
    if move.place in state.public.confirmed:
        raise Illegal("mind-mgmt.mistake.free")
    need_note(state)
    left = Admitted(mistake.hour, mistake.owed - 1, mistake.shown + 1)
    lay = confirmed if state.ruled(STEP) == "taken" else noted
    return lay(state, move.place, move.hour).openly(mistake=left if left.owed else None)


def mended(state: State, move: t.Mended) -> State:
    """Close a mistake that was mended, or that cannot be paid for any more."""
    mistake = _admitted(state)
    if mistake.shown:
        if not _broke(state):
            raise Illegal("mind-mgmt.mistake.notes")
        if state.ruled(SHORT) == "agents-win":
            return state.won("agents", SHORT)
    return state.openly(mistake=None)


def _broke(state: State) -> bool:
    """Say whether no further note can be laid."""
    public = state.public
    return public.sealed_hours <= len(public.confirmed) or no_note_left(state)
