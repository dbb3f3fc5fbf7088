"""Notes that stay open for writing in their owner's turn, so that one PIN is enough for it."""

from companion import games
from companion.contract.move import Move
from companion.core import NotUnderstood, Seat
from companion.evening.notebook import Notebook
from companion.locale import _
from companion.play.table import Table


class OpenNotebook:
    """Takes notes of the seat whose turn it is; nothing in it can be read."""

    def __init__(self, table: Table) -> None:
        """Begin without any notes."""
        self._table = table
        self._book: Notebook | None = None
        self._turn: object = None

    def keep(self, book: Notebook) -> None:
        """Keep the notes of a seat until its turn ends; those of another seat are locked."""
        self.close()
        self._turn = self._turn_of(book.seat)
        if self._turn is None:
            book.close()
        else:
            self._book = book

    def takes(self, seat: Seat) -> bool:
        """Say whether a seat can write a note without its PIN, and lock what no turn needs."""
        if self._book and self._turn_of(self._book.seat) != self._turn:
            self.close()
        return self._book is not None and self._book.seat == seat

    def add(self, seat: Seat, note: Move) -> int:
        """Save a note of a seat, and return its number."""
        if not self.takes(seat) or self._book is None:
            raise NotUnderstood(_("these notes are locked; open them with their PIN"))
        return self._book.add(note)

    def sentence(self, note: Move) -> str:
        """Return a note as a sentence."""
        notes = games.take(self._table.game).notes
        return notes.sentence(note, self._table.witnessed.state) if notes else ""

    def close(self) -> None:
        """Lock the notes."""
        if self._book:
            self._book.close()
        self._book = None

    def _turn_of(self, seat: Seat) -> object:
        """Return which turn of a seat it is; None in that of another."""
        notes = games.take(self._table.game).notes
        return notes.turn(self._table.witnessed.state, seat) if notes else None
