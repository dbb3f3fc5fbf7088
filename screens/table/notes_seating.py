"""The private notes of a seat in the shape of a seat at the table."""

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
    """A seat whose moves are its private notes."""

    def __init__(self, sitting: Sitting, book: Notebook) -> None:
        """Use these unlocked notes."""
        super().__init__(sitting, book.seat)
        self._book = book

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        """Return the game with the spelling and words of notes instead of moves."""
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
        """Return the question for a note; after the game, what can be done with all of them."""
        if self.table.over:
            return _("Only you look. F5 opens these notes to everybody, Delete erases them.")
        return _("Only you look. {asked}").format(
            asked=self._book.asked or _("What do you note?"),
        )

    @property
    def sees_the_record(self) -> bool:
        """Say that notes are not part of the record."""
        return False

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Return the kinds of notes that can be made now."""
        return self._book.choices

    @property
    def due(self) -> Due[Any]:
        """Say that this seat may go on."""
        return Due(self.seat)

    @property
    def told(self) -> Sequence[Told]:
        """Return all notes, even those that no longer count."""
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
        """Return the notes that can be struck, the last one first."""
        return [each for each in reversed(self.told) if not each.struck]

    @property
    def barrier(self) -> str:
        """Say that nothing else can be struck."""
        return _("Nothing else can be taken back.")

    def settles(self, move: Move) -> bool:
        """Say that a note can always be struck."""
        return False

    def undo(self) -> None:
        """Strike the last note that counts."""
        self.sitting.strike()

    def happened(self, move: Move) -> Move | None:
        """Say that a note breaks no rule."""
        return None

    def close(self) -> None:
        """Lock the notes."""
        self.sitting.cover()
