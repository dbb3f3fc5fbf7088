"""The notes of a seat: what it sees and writes for itself alone."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from companion.game import Choice, Due, Game, Move
from companion.locale import _
from companion.notebook import Notebook
from companion.sitting import Sitting
from screens.table.seating import Seating, Told


class NotesSeating(Seating):
    """A seat behind its PIN; its moves are notes."""

    def __init__(self, sitting: Sitting, book: Notebook) -> None:
        """Sit before the notes, unlocked."""
        super().__init__(sitting, book.seat)
        self._book = book

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        """Give the game as it is for notes: their spelling, and words that tell them."""
        game = super().game
        words = replace(
            game.words,
            title=lambda: _("Notes of {seat}").format(seat=self.seat),
            due=lambda _view: self._asked,
            sheet=lambda _view: self._book.sheet,
            announce=lambda _note, _view: None,
        )
        return replace(game, notation=self._book.spelling, words=words)

    @property
    def _asked(self) -> str:
        """Ask for a note; in the end, what becomes of all of them."""
        if self.table.over:
            return _("Only you look. F5 opens these notes to everybody, Delete erases them.")
        return _("Only you look. {asked}").format(
            asked=self._book.asked or _("What do you note?"),
        )

    @property
    def sees_the_record(self) -> bool:
        """Say that notes are no lines of the record."""
        return False

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Give what can be noted."""
        return self._book.choices

    @property
    def due(self) -> Due[Any]:
        """Say that this seat goes on as long as it likes."""
        return Due(self.seat)

    @property
    def told(self) -> Sequence[Told]:
        """Give all notes, also those that count no longer."""
        rules, now = self.game.rules, self.table.witnessed.state
        return [
            Told(
                rules.stamp(each.state or now),
                each.note,
                rules.view(each.state or now, self.seat),
                struck=not each.counts,
            )
            for each in self._book.all
        ]

    @property
    def undoable(self) -> Sequence[Told]:
        """Give the notes that can be struck, the last one first."""
        return [each for each in reversed(self.told) if not each.struck]

    @property
    def barrier(self) -> str:
        """Say that nothing else can be struck."""
        return _("Nothing else can be taken back.")

    def settles(self, move: Move) -> bool:
        """Know no note that could not be struck."""
        return False

    def undo(self) -> None:
        """Strike the last note that counts."""
        self.sitting.strike()

    def happened(self, move: Move) -> Move | None:
        """Know no rule that a note could break."""
        return None

    def close(self) -> None:
        """Lock the notes."""
        self.sitting.cover()
