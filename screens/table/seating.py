"""A seat at a table: what one of those who sit there sees, and does."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, takewhile
from typing import Any

from companion import games, rulebook
from companion.announcement import Announcement, together
from companion.core import PUBLIC, Outcome, Seat
from companion.game import DUE, Choice, Due, Game, Move
from companion.locale import _
from companion.record.fold import Played
from companion.sitting import Sitting

STRUCK = "✗ "


@dataclass(frozen=True)
class Told:
    """A move that counts, as a seat sees it: its stamp, and the view before it."""

    stamp: str
    move: Any
    before: Any
    struck: bool = False  # whether it counts no longer, and is only to be read
    number: int = 0  # of its line in the record, where it has one


class Seating:
    """One seat of a sitting."""

    def __init__(self, sitting: Sitting, seat: Seat = PUBLIC) -> None:
        """Take the seat."""
        self.sitting = sitting
        self.seat = seat
        self.table = sitting.table
        self._told: list[tuple[Any, Told]] = []  # with the moves as they were played

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        """Give the game, with words that name a rule by what it is about."""
        game = games.take(self.table.game)
        return replace(game, words=game.words.explaining(rulebook.gist))

    @property
    def hides(self) -> bool:
        """Say whether this is the seat that hides something from the others."""
        return self.seat == self.table.hidden_seat

    @property
    def for_all(self) -> bool:
        """Say whether what everybody does is done here."""
        return self.seat == PUBLIC

    @property
    def sees_the_record(self) -> bool:
        """Say whether what is done here stands in the record of the table."""
        return True

    @property
    def view(self) -> Any:
        """Show what this seat may know."""
        return self.table.view(self.seat)

    @property
    def choices(self) -> tuple[Choice[Move], ...]:
        """Give what this seat may do."""
        return () if self.sitting.unsaved else self.table.legal(self.seat).choices

    @property
    def due_choices(self) -> tuple[Choice[Move], ...]:
        """Give what is due of it."""
        return tuple(choice for choice in self.choices if choice.group == DUE)

    @property
    def other_choices(self) -> tuple[Choice[Move], ...]:
        """Give what this seat may do and need not."""
        return tuple(choice for choice in self.choices if choice.group != DUE)

    @property
    def legal(self) -> tuple[Choice[Move], ...]:
        """Give what anybody who sits here may do, as everybody or as this seat."""
        seats = dict.fromkeys((PUBLIC, self.seat))
        return tuple(choice for seat in seats for choice in self.table.legal(seat).choices)

    @property
    def due(self) -> Due[Any]:
        """Say who must do something now."""
        return self.table.due

    @property
    def is_due(self) -> bool:
        """Say whether this seat must do something now."""
        return self.due.seat == self.seat and not self.sitting.share_due

    @property
    def stamp(self) -> str:
        """Say how far the game is: its hour or round."""
        return self.game.rules.stamp(self.table.course.state)

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self.table.outcome

    @property
    def told(self) -> Sequence[Told]:
        """Give the moves that count, in their order; nothing is worked out twice."""
        played, moves = self.table.course.played, self.table.told(self.seat)
        kept = [
            *takewhile(lambda pair: pair[0][0] is pair[1], zip(self._told, played, strict=False))
        ]
        self._told = self._told[: len(kept)]
        rules = self.game.rules
        for each, (number, move) in zip(played[len(kept) :], moves[len(kept) :], strict=True):
            before = rules.view(each.before, self.seat)
            stamp = "" if self.game.words.moment(before) else rules.stamp(each.before)
            told = Told(stamp, move, before, number=number)
            self._told.append((each, told))
        return [told for _played, told in self._told]

    def log(self, room: int) -> list[str]:
        """Tell the moves that count, each in a row; what was struck is marked."""
        row = self.game.words.row
        rows = ((each, row(each.move, each.before, room)) for each in self.told)
        return [f"{each.stamp:>2} {STRUCK if each.struck else ''}{said}" for each, said in rows]

    @property
    def announced(self) -> Announcement | None:
        """Give what everybody heard last, and what hands do because of it."""
        return together(self.table.announced)

    @property
    def undoable(self) -> Sequence[Told]:
        """Give the moves that this seat can take back, the last one first."""
        told = self.told
        return told[len(told) - len(self.sitting.undoable(self.seat)) :][::-1]

    @property
    def barrier(self) -> str:
        """Name the next move that cannot be taken back here, and say why."""
        otherwise = _("To put right what is wrong before it: F4.")
        return self.sitting.barrier(self.seat, self._named, otherwise)

    def _named(self, played: Played) -> tuple[str, str]:
        """Name a move as this seat sees it: its moment, and what it is in a sentence."""
        told = next(each for each in self.told if each.number == played.number)
        return self.moment(told), self.game.words.sentence(told.move, told.before)

    def moment(self, told: Told) -> str:
        """Name the moment of a move in a list."""
        return self.game.words.moment(told.before) or told.stamp

    def is_elsewhere(self, told: Told) -> bool:
        """Say whether a move is of the hidden seat, and this is another one."""
        return bool(told.number) and self.sitting.is_elsewhere(self.seat, told.number)

    def play(self, move: Move) -> None:
        """Play a move, or refuse it."""
        self.sitting.play(self.seat, move)

    def settles(self, move: Move) -> bool:
        """Say whether a move settles for good what could be otherwise: itself, or what is before.

        Such a move is heard or shows something, so that it can never be taken back.
        """
        if self.game.rules.undoable(self.table.course.state, move):
            return False
        several = len(tuple(islice(self.table.legal(self.seat), 2))) > 1
        return several or bool(self.table.retractable)

    def undo(self) -> None:
        """Take the last move back."""
        self.sitting.undo(self.seat)

    def written(self, what: Any) -> str:
        """Say what could not be saved, as this seat may see it."""
        return self.game.words.sentence(what, self.view)

    def happened(self, move: Move) -> Move | None:
        """Give the move that lets a refused one stand, where nothing is hidden."""
        stands: Move | None = self.sitting.happened(move)
        return stands

    def close(self) -> None:
        """Stand up."""
        self.sitting.close()
