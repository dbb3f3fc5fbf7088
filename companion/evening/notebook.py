"""The private notes of one seat; each belongs to a line of the record."""

from dataclasses import dataclass

from companion import games
from companion.contract.game import AnyNotes
from companion.contract.move import Choice, Move, possible
from companion.contract.sheet import Sheet
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.play.table import Table
from companion.store import notes as kept
from companion.text.notation import Spelling
from companion.untyped import GamesOwn


@dataclass(frozen=True, repr=False)
class Noted:
    """A private note, and the state it was written in; None where that line was taken back."""

    number: int
    note: Move
    state: object
    struck: bool

    @property
    def counts(self) -> bool:
        """Say whether the note counts: it is not struck, and its line was not taken back."""
        return not self.struck and self.state is not None


class Notebook:
    """The unlocked notes of one seat, which nobody else can read and no record contains."""

    def __init__(self, table: Table, notes: AnyNotes, stored: kept.UnlockedNotes) -> None:
        """Open the notes of a seat at a table."""
        self._table = table
        self._notes = notes
        self._stored = stored

    @property
    def seat(self) -> Seat:
        """Return the seat that owns the notes."""
        return self._stored.seat

    @property
    def spelling(self) -> Spelling[Move]:
        """Return the spelling of notes."""
        return self._notes.spelling

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Return the kinds of notes that can be made now."""
        return possible(self._notes.choices(self._table.witnessed.state, self.seat))

    @property
    def asked(self) -> str:
        """Return the question about what this seat alone has just seen; empty where none."""
        return self._notes.asks(self._table.witnessed.state, self.seat)

    @property
    def all(self) -> tuple[Noted, ...]:
        """Return all notes in their order, even those that no longer count."""
        states, read = self._states, self._notes.spelling.parse
        return tuple(
            Noted(each.number, read(each.text), states.get(each.line), each.struck)
            for each in self._stored.all
        )

    @property
    def lost(self) -> int:
        """Count the notes that are damaged."""
        return len(self._stored.lost)

    @property
    def sheet(self) -> Sheet:
        """Return a sheet of what the notes that count add up to."""
        counting = [(each.state, each.note) for each in self.all if each.counts]
        return self._notes.sheet(self._table.witnessed.state, self.seat, counting)

    @property
    def _states(self) -> dict[int, object]:
        """Return the public state after each line that a note can belong to, by its number."""
        course = self._table.witnessed
        first = course.played[0].before if course.played else course.state
        return {1: first, **{each.number: each.after for each in course.played}}

    def read(self, text: str) -> GamesOwn:
        """Return the note that a typed line says, or refuse it with a reason."""
        line = self._notes.spelling.tidied(text)
        return games.read(self._table.game, self._notes.spelling, line)

    def typed(self, note: Move) -> str:
        """Return the line of a note."""
        return self._notes.spelling.format(note)

    def sentence(self, noted: Noted) -> str:
        """Return a note as a sentence."""
        state = self._table.witnessed.state if noted.state is None else noted.state
        return self._notes.sentence(noted.note, state)

    def add(self, note: Move) -> int:
        """Save a note, which belongs to the last line that counts, and return its number."""
        return self._stored.add(self.typed(note), max(self._states)).number

    def strike(self, number: int = 0) -> int:
        """Strike this note, or the last one that counts, and return its number."""
        counting = [each.number for each in self.all if each.counts]
        if not (number or counting):
            raise NotUnderstood(_("there is no note to strike"))
        return self._stored.strike(number or counting[-1]).number

    def erase(self) -> None:
        """Erase all notes and their key for good."""
        self._stored.erase()

    def close(self) -> None:
        """Lock the notes and forget what they say."""
        self._stored.lock()
