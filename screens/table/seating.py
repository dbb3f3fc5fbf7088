"""A seat at a table, with what it sees and can do."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, takewhile
from typing import TypeVar

from companion import games, rulebook
from companion.contract.announcement import Announcement, together
from companion.contract.game import AnyGame
from companion.contract.move import DUE, Choice, Due, Move
from companion.core import PUBLIC, Outcome, Seat
from companion.evening.sitting import Sitting
from companion.evening.turn_keys import TurnKeys
from companion.evening.undoing import barrier
from companion.locale import _, reading
from companion.play.coming import What
from companion.play.program import answers
from companion.record.fold import Played
from companion.untyped import GamesOwn
from screens.kit.glossary import words_of

STRUCK = "✗ "
First = TypeVar("First")
Kept = TypeVar("Kept")


@dataclass(frozen=True)
class Told:
    """A move that counts as a seat sees it, with its stamp and the view before it."""

    stamp: str
    move: object
    before: object
    struck: bool = False  # whether it no longer counts, and is only shown
    number: int = 0  # of its line in the record, if it has one


class Seating:
    """One seat of a sitting."""

    def __init__(self, sitting: Sitting, seat: Seat = PUBLIC) -> None:
        """Take a seat."""
        self.sitting = sitting
        self.seat = seat
        self.table = sitting.table
        self._told: list[tuple[object, Told]] = []  # each with the move as it was played
        self._rows: list[tuple[Told, str]] = []  # the log
        self._rows_for = (0, "")  # the room and the language of its rows

    @cached_property
    def game(self) -> AnyGame:
        """Return the game, with words that name rules by their subjects."""
        game = games.take(self.table.game)
        return replace(game, words=game.words.explaining(rulebook.gist))

    @property
    def glossary(self) -> tuple[tuple[str, str], ...]:
        """Return the glossary for this table."""
        return words_of(sealed=self.game.secrets is not None, covered=self.game.notes is not None)

    @property
    def hides(self) -> bool:
        """Say whether this is the hidden seat."""
        return self.seat == self.table.hidden_seat

    @property
    def for_all(self) -> bool:
        """Say whether public moves are made here."""
        return self.seat == PUBLIC

    @property
    def sees_the_record(self) -> bool:
        """Say whether moves made here are part of the record."""
        return True

    @property
    def view(self) -> GamesOwn:
        """Return what this seat may know."""
        return self.table.view(self.seat)

    @property
    def keys(self) -> TurnKeys:
        """Return the keys of this seat's lists in this turn."""
        return self.sitting.keys(self.makes_for, self.makes_for, self.game.notation.kinds)

    @property
    def makes_for(self) -> tuple[Seat, ...]:
        """Return the seats whose moves are made here."""
        return (self.seat,)

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Return the choices of this seat."""
        return () if self.sitting.failed_save else self.table.legal(self.seat).choices

    @property
    def due_choices(self) -> tuple[Choice[Move], ...]:
        """Return the choices that are due."""
        if self.table.program and self.sitting.next.what is What.PROGRAM:
            return ()
        return tuple(choice for choice in self.choices if choice.group == DUE)

    @property
    def other_choices(self) -> tuple[Choice[Move], ...]:
        """Return the optional choices."""
        return tuple(choice for choice in self.choices if choice.group != DUE)

    @property
    def legal(self) -> tuple[Choice[Move], ...]:
        """Return the public choices and those of this seat."""
        seats = dict.fromkeys((PUBLIC, self.seat))
        return tuple(choice for seat in seats for choice in self.table.legal(seat).choices)

    @property
    def due(self) -> Due[Move]:
        """Return who has to act now."""
        return self.table.due

    @property
    def is_due(self) -> bool:
        """Say whether this seat has to act now."""
        return self.due.seat == self.seat and not self.sitting.share_due

    @property
    def answers(self) -> bool:
        """Say whether an answer is due that tells something hidden: mouths say it, not hands."""
        return answers(self.game, self.due)

    @property
    def stamp(self) -> str:
        """Return the hour or round."""
        return self.game.rules.stamp(self.table.course.state)

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self.table.outcome

    @property
    def told(self) -> Sequence[Told]:
        """Return the moves that count in order; earlier ones are cached."""
        played, rules = self.table.course.played, self.game.rules
        self._told = _still(self._told, played)
        kept = len(self._told)
        moves = self.table.told(self.seat, kept)
        for each, (number, move) in zip(played[kept:], moves, strict=True):
            before = self.table.seen(each.before, self.seat)
            stamp = "" if self.game.words.moment(before) else rules.stamp(each.before)
            told = Told(stamp, move, before, number=number)
            self._told.append((each, told))
        return [told for _played, told in self._told]

    def log(self, room: int) -> list[str]:
        """Return the moves that count as rows, each said once; struck notes are marked."""
        told, rows_for = self.told, (room, reading())
        self._rows = _still(self._rows, told) if rows_for == self._rows_for else []
        self._rows_for = rows_for
        self._rows += [(each, self._row(each, room)) for each in told[len(self._rows) :]]
        return [row for _told, row in self._rows if row]

    def _row(self, told: Told, room: int) -> str:
        """Return a move as a row of the log; empty where nothing is said of it."""
        said = self.game.words.row(told.move, told.before, room)
        return said and f"{told.stamp:>2} {STRUCK if told.struck else ''}{said}"

    @property
    def announced(self) -> Announcement | None:
        """Return the last announcement, with what the players do because of it."""
        return together(self.table.announced)

    @property
    def undoable(self) -> Sequence[Told]:
        """Return the moves that this seat can take back, the last one first."""
        told = self.told
        return told[len(told) - len(self.sitting.undoable(self.seat)) :][::-1]

    @property
    def barrier(self) -> str:
        """Name the next move that cannot be taken back here, and say why."""
        otherwise = _("To put right what is wrong before it: F4.")
        return barrier(self.sitting, self.seat, self._named, otherwise)

    def _named(self, played: Played) -> tuple[str, str]:
        """Return the moment of a move, and the move as a sentence, as this seat sees it."""
        told = next(each for each in self.told if each.number == played.number)
        return self.moment(told), self.game.words.sentence(told.move, told.before)

    def moment(self, told: Told) -> str:
        """Return the moment of a move for a list."""
        return self.game.words.moment(told.before) or told.stamp

    def is_elsewhere(self, told: Told) -> bool:
        """Say whether a move belongs to the hidden seat, and this is another one."""
        return bool(told.number) and self.sitting.is_elsewhere(self.seat, told.number)

    def play(self, move: Move) -> None:
        """Play a move, or refuse it."""
        self.sitting.play(self.seat, move)

    def settles(self, move: Move) -> bool:
        """Say whether a move makes earlier choices final, as it can never be taken back.

        Such a move is heard or shows something; it matters if there was another move, or one before
        it could still be taken back.
        """
        if self.game.rules.undoable(self.table.course.state, move):
            return False
        several = len(tuple(islice(self.table.legal(self.seat), 2))) > 1
        return several or bool(self.table.retractable)

    def undo(self) -> None:
        """Take the last move back."""
        self.sitting.undo(self.seat)

    def written(self, what: object) -> str:
        """Describe what could not be saved, as this seat may see it."""
        return self.game.words.sentence(what, self.view)

    def happened(self, move: Move) -> Move | None:
        """Return the move that accepts a refused one as it happened, if there is any."""
        stands: Move | None = self.sitting.happened(move)
        return stands

    def close(self) -> None:
        """Leave the table."""
        self.sitting.close()


def _still(pairs: Sequence[tuple[First, Kept]], now: Sequence[object]) -> list[tuple[First, Kept]]:
    """Return the pairs whose first is still the same thing, up to the first that is another."""
    both = zip(pairs, now, strict=False)
    return [pair for pair, _each in takewhile(lambda each: each[0][0] is each[1], both)]
