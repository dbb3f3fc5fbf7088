"""The Recruiter's mistakes: admitted, then mended or paid for with confirmed notes."""

from collections.abc import Iterable

from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import ALERT, RECRUITER, SETUP
from companion.games.mind_mgmt.public import FIRST_HOUR, Public
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.answers import confirmed, noted
from companion.games.mind_mgmt.rules.tokens import need_note, no_note_left
from companion.games.mind_mgmt.secrets.duties import SHOWN_HOUR
from companion.games.mind_mgmt.state import State
from companion.trail import mistakes
from companion.trail.mistakes import ShowsHour

SHORT = "mind-mgmt.mistake.short"
TURNS = "mind-mgmt.mistake.turns"
STEP = "mind-mgmt.mistake.step"


class ConfirmedNotes(mistakes.Mistakes[State]):
    """A confirmed note for each turn since, on a location that has none yet."""

    when = "mind-mgmt.mistake.when"
    tell = "mind-mgmt.mistake.tell"
    owed = "mind-mgmt.mistake.notes"
    free = "mind-mgmt.mistake.free"
    shown = SHOWN_HOUR

    def now(self, public: Public) -> int:
        """Return the hour of the current turn."""
        return turn_hour(public)

    def past(self, public: Public) -> int:
        """Return how many hours have a location on the map."""
        return public.sealed_hours

    def price(self, state: State, hour: int) -> int:
        """Return how many turns a mistake costs, by the players' decision.

        The program makes none: hands that laid something wrongly put it right for nothing.
        """
        if state.public.program:
            return 0
        reading = state.ruled(TURNS)
        turns = turn_hour(state.public) - max(hour, FIRST_HOUR)
        if reading == "with-its-own":
            return turns + 1
        return turns + _agents_turns_since(state.public, hour) if reading == "both-sides" else turns

    def known(self, public: Public) -> Iterable[Place]:
        """Return the locations with a confirmed note."""
        return public.confirmed

    def laid(self, state: State, move: ShowsHour) -> State:
        """Lay a note, and perhaps take up the step token there."""
        need_note(state)
        lay = confirmed if state.ruled(STEP) == "taken" else noted
        return lay(state, move.place, move.hour)

    def spent(self, state: State) -> bool:
        """Say whether no further note can be laid."""
        return super().spent(state) or no_note_left(state)


NOTES = ConfirmedNotes()


def _agents_turns_since(public: Public, hour: int) -> int:
    """Return how many agents' turns began after the Recruiter's turn of an hour."""
    begun = public.hour - FIRST_HOUR - (public.phase == ALERT)
    return begun - max(hour - FIRST_HOUR - 1, 0)


def turn_hour(public: Public) -> int:
    """Return the hour of the current turn."""
    return public.hour + (public.phase == RECRUITER)


def show_hour(state: State, move: s.ShowHour) -> State:
    """Lay one of the notes that are owed; in training's set-up, the one on the start."""
    if state.public.phase == SETUP:
        return setup.show_start(state, move)
    return NOTES.show(state, move)


def mended(state: State, move: t.Mended) -> State:
    """Close a mistake; where it could not be paid in full, perhaps with the end of the game."""
    short = NOTES.debt(state).shown
    then = NOTES.mend(state)
    if short and state.ruled(SHORT) == "agents-win":
        return state.won("agents", SHORT)
    return then
