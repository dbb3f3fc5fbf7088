"""What one seat notes for itself alone: each note rests on a line of the record."""

from dataclasses import dataclass
from typing import Any

from companion.core import NotUnderstood, Seat
from companion.game import Choice, Notes, Sheet, Spelling
from companion.locale import _
from companion.store import notes as kept
from companion.table import Table


@dataclass(frozen=True, repr=False)
class Noted:
    """A note of one's own, and the state it was written in; None where that was taken back."""

    number: int
    note: Any
    state: Any
    struck: bool

    @property
    def counts(self) -> bool:
        """Say whether it counts: not struck, and resting on a line that counts."""
        return not self.struck and self.state is not None


class Notebook:
    """The unlocked notes of a seat; nobody else ever reads them, and no record holds them."""

    def __init__(self, table: Table, notes: Notes[Any, Any], stored: kept.Notes) -> None:
        """Open the notes of a seat at a table."""
        self._table = table
        self._notes = notes
        self._stored = stored

    @property
    def seat(self) -> Seat:
        """Say whose they are."""
        return self._stored.seat

    @property
    def spelling(self) -> Spelling[Any]:
        """Give how notes are spelled."""
        return self._notes.spelling

    @property
    def choices(self) -> tuple[Choice[Any], ...]:
        """Give what can be noted now."""
        return self._notes.choices(self._table.witnessed.state, self.seat)

    @property
    def asked(self) -> str:
        """Ask what the seat has just seen, where it has seen anything alone."""
        return self._notes.asks(self._table.witnessed.state, self.seat)

    @property
    def all(self) -> tuple[Noted, ...]:
        """Give all notes in their order, those that count no longer among them."""
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
        """Show what the notes that count come to."""
        counting = [(each.state, each.note) for each in self.all if each.counts]
        return self._notes.sheet(self._table.witnessed.state, self.seat, counting)

    @property
    def _states(self) -> dict[int, Any]:
        """Give the lines that notes can rest on, and what everybody knew behind each."""
        course = self._table.witnessed
        first = course.played[0].before if course.played else course.state
        return {1: first, **{each.number: each.after for each in course.played}}

    def read(self, text: str) -> Any:
        """Read a note as it is typed, or say why it is none."""
        return self._notes.spelling.parse(self._notes.spelling.tidied(text))

    def typed(self, note: Any) -> str:
        """Write a note as it is typed."""
        return self._notes.spelling.format(note)

    def sentence(self, noted: Noted) -> str:
        """Say a note."""
        state = self._table.witnessed.state if noted.state is None else noted.state
        return self._notes.sentence(noted.note, state)

    def add(self, note: Any) -> int:
        """Keep a note; it rests on the last line that counts. Give its number."""
        return self._stored.add(self.typed(note), max(self._states)).number

    def strike(self, number: int = 0) -> int:
        """Strike a note, or the last one that counts, and give its number."""
        counting = [each.number for each in self.all if each.counts]
        if not (number or counting):
            raise NotUnderstood(_("there is no note to strike"))
        return self._stored.strike(number or counting[-1]).number

    def erase(self) -> None:
        """Erase all of them for good, with their key."""
        self._stored.erase()

    def close(self) -> None:
        """Lock them."""
        self._stored.lock()
