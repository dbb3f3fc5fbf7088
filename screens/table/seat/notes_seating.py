"""The private notes of a seat in the shape of a seat at the table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from companion.contract.game import AnyGame
from companion.contract.move import Choice, Due, Fields, Move
from companion.contract.sheet import Sheet
from companion.contract.words import AnyWords, Words
from companion.core import Outcome
from companion.evening.notebook import Notebook
from companion.evening.sitting import Sitting
from companion.locale import _
from companion.untyped import Value
from screens.table.seating import Seating, Told


class NotesSeating(Seating):
    """A seat whose moves are its private notes."""

    def __init__(self, sitting: Sitting, book: Notebook) -> None:
        """Use these unlocked notes."""
        super().__init__(sitting, book.seat)
        self._book = book

    @cached_property
    def game(self) -> AnyGame:
        """Return the game with the spelling and words of notes instead of moves."""
        game = super().game
        words = NoteWords(game.words, self)
        return replace(game, notation=self._book.spelling, words=words)

    @property
    def notes(self) -> Sheet:
        """Return what the notes add up to."""
        return self._book.sheet

    @property
    def asked(self) -> str:
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
    def due(self) -> Due[Move]:
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


class NoteWords(Words[Move, object]):
    """The words of a game for the notes of one seat, of which nothing is said aloud."""

    def __init__(self, words: AnyWords, seating: NotesSeating) -> None:
        """Take the words of the game."""
        super().__init__(words.gist)
        self._words, self._seating = words, seating

    def title(self) -> str:
        """Say whose notes these are."""
        return _("Notes of {seat}").format(seat=self._seating.seat)

    def due(self, view: object) -> str:
        """Ask for a note."""
        return self._seating.asked

    def won(self, outcome: Outcome) -> str:
        """Say who has won the game."""
        return self._words.won(outcome)

    def sheet(self, view: object) -> Sheet:
        """Return what the notes add up to."""
        return self._seating.notes

    def sentence(self, move: Move, view: object) -> str:
        """Say a note as a sentence."""
        return self._words.sentence(move, view)

    def row(self, move: Move, view: object, room: int) -> str:
        """Say a note in at most so many characters."""
        return self._words.row(move, view, room)

    def kind(self, kind: type[Move], fields: Fields, view: object) -> str:
        """Return the row of a kind of note."""
        return self._words.kind(kind, fields, view)

    def value(self, kind: type[Move], name: str, value: Value, view: object) -> str:
        """Return the row of a value."""
        return self._words.value(kind, name, value, view)

    def prompt(self, kind: type[Move], fields: Fields, view: object) -> str:
        """Ask for the next field of a note."""
        return self._words.prompt(kind, fields, view)
