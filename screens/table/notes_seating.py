"""The notes of a seat: what it sees and writes for itself alone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from companion.core import Seat
from companion.game import DUE, Choice, Due, Game, Move
from companion.game import Notes as Noting
from companion.locale import _
from companion.sitting import Sitting
from companion.store.notes import Note, Notes
from screens.table.seating import Seating, Told


class NotesSeating(Seating):
    """A seat behind its PIN; its moves are notes."""

    def __init__(self, sitting: Sitting, seat: Seat, noting: Noting[Any, Any], kept: Notes) -> None:
        """Sit before the notes, unlocked."""
        super().__init__(sitting, seat)
        self._noting = noting
        self._kept = kept

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        """Give the game as it is for notes: their spelling, and words that tell them."""
        game = super().game
        words = replace(
            game.words,
            title=lambda: _("Notes of {seat}").format(seat=self.seat),
            due=lambda _view: _("Only you look. What do you note?"),
            sheet=lambda _view: self._noting.sheet(self._state, self.seat, self._counting),
            announce=lambda _note, _view: None,
        )
        return replace(game, notation=self._noting.spelling, words=words)

    @property
    def _state(self) -> Any:
        """Give where the game stands."""
        return self.table.course.state

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Give what can be noted."""
        return self._noting.choices(self._state, self.seat)

    @property
    def due_choices(self) -> tuple[Choice[Move], ...]:
        """Give what is noted most."""
        return tuple(choice for choice in self.choices if choice.group == DUE)

    @property
    def due(self) -> Due[Any]:
        """Say that this seat goes on as long as it likes."""
        return Due(self.seat)

    def _states(self) -> dict[int, Any]:
        """Give the lines that count, and the state behind each; the first line is the start."""
        course = self.table.course
        first = course.played[0].before if course.played else course.state
        return {1: first, **{each.number: each.after for each in course.played}}

    def _placed(self) -> Iterator[tuple[Note, Any, Any]]:
        """Go through the notes, each with its meaning and the state it was written in."""
        states = self._states()
        for note in self._kept.all:
            yield note, self._noting.spelling.parse(note.text), states.get(note.line)

    @property
    def _counting(self) -> list[tuple[Any, Any]]:
        """Give the notes that count: not struck, and resting on a line that counts."""
        return [
            (state, meant)
            for note, meant, state in self._placed()
            if state is not None and not note.struck
        ]

    @property
    def told(self) -> Sequence[Told]:
        """Give all notes, also those that count no longer."""
        rules, now = self.game.rules, self._state
        return [
            Told(
                rules.stamp(state or now),
                meant,
                rules.view(state or now, self.seat),
                struck=note.struck or state is None,
            )
            for note, meant, state in self._placed()
        ]

    @property
    def undoable(self) -> Sequence[Told]:
        """Give the notes that can be struck, the last one first."""
        return [each for each in reversed(self.told) if not each.struck]

    def play(self, move: Move) -> None:
        """Keep a note; it rests on the last line that counts."""
        self._kept.add(self._noting.spelling.format(move), max(self._states()))

    def undo(self) -> None:
        """Strike the last note that counts."""
        states = self._states()
        counting = [n for n in self._kept.all if not n.struck and n.line in states]
        self._kept.strike(counting[-1].number)

    def happened(self, move: Move) -> Move | None:
        """Know no rule that a note could break."""
        return None

    def close(self) -> None:
        """Lock the notes."""
        self._kept.lock()
