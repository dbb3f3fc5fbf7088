"""What the page of a seat asks of the evening it is part of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core import Outcome, Seat
from companion.game import Due, Game, Legal


@dataclass(frozen=True)
class Told:
    """A move that counts, as a seat sees it: its number and stamp, and the view before it."""

    number: int
    stamp: str
    move: Any
    before: Any


class Evening(Protocol):
    """One table of one game, with whoever sits at it."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Give the game."""

    @property
    def due(self) -> Due[Any]:
        """Say who must do something now."""

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""

    @property
    def stamp(self) -> str:
        """Say how far the game is: its hour or round."""

    def view(self, seat: Seat) -> Any:
        """Show what a seat may know."""

    def legal(self, seat: Seat) -> Legal[Any]:
        """Give what a seat may do now."""

    def told(self, seat: Seat) -> Sequence[Told]:
        """Give the moves that count, in their order."""

    def undoable(self) -> int:
        """Count the moves that can be taken back."""

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move, or refuse it."""

    def undo(self) -> None:
        """Take the last move back."""

    def happened(self, move: Any) -> Any | None:
        """Give the move that lets a refused one stand, where there is one."""

    def close(self) -> None:
        """Stand up."""
