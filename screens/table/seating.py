"""A seat at a table: what one of those who sit there sees, and does."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from companion import games, rulebook
from companion.core import PUBLIC, Outcome, Seat
from companion.game import DUE, Choice, Due, Game, Move
from companion.sitting import Sitting


@dataclass(frozen=True)
class Told:
    """A move that counts, as a seat sees it: its stamp, and the view before it."""

    stamp: str
    move: Any
    before: Any
    struck: bool = False  # whether it counts no longer, and is only to be read


class Seating:
    """One seat of a sitting."""

    def __init__(self, sitting: Sitting, seat: Seat = PUBLIC) -> None:
        """Take the seat."""
        self.sitting = sitting
        self.seat = seat
        self.table = sitting.table

    @cached_property
    def game(self) -> Game[Any, Any, Any]:
        """Give the game, with words that name a rule by what it is about."""
        game = games.take(self.table.game)
        return replace(game, words=game.words.explaining(rulebook.gist))

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
        """Give the moves that count, in their order."""
        rules, moves = self.game.rules, self.table.told(self.seat)
        return [
            Told(rules.stamp(played.before), move, rules.view(played.before, self.seat))
            for (_number, move), played in zip(moves, self.table.course.played, strict=True)
        ]

    @property
    def undoable(self) -> Sequence[Told]:
        """Give the moves that can be taken back, the last one first."""
        told = self.told
        return told[len(told) - len(self.table.retractable) :][::-1]

    def play(self, move: Move) -> None:
        """Play a move, or refuse it."""
        self.sitting.play(self.seat, move)

    def undo(self) -> None:
        """Take the last move back."""
        self.sitting.undo(self.seat)

    def happened(self, move: Move) -> Move | None:
        """Give the move that lets a refused one stand, where nothing is hidden."""
        asked = self.game.rules.happened
        stands: Move | None = asked(self.table.course.state, move) if asked else None
        return None if self.game.secrets else stands

    def close(self) -> None:
        """Stand up."""
        self.sitting.close()
