"""What a command of the prompt asks of the evening it was typed in."""

from contextlib import AbstractContextManager
from typing import Protocol

from companion.cli.desk import Desk
from companion.core import CompanionError, Seat
from companion.seat_name import SeatName
from companion.sitting import Sitting
from companion.table import Table


class Evening(Protocol):
    """One evening at one table: the sitting, the desk, and what was refused."""

    sitting: Sitting
    table: Table
    desk: Desk
    refused: dict[Seat, CompanionError]
    unwritten: bool  # whether a file that was wanted could not be written
    open: bool

    @property
    def hidden(self) -> Seat:
        """Name the seat whose side is hidden; nothing where the game hides nothing."""

    @property
    def holder(self) -> SeatName:
        """Say what the hidden seat is called."""

    @property
    def behind(self) -> bool:
        """Say whether this is behind the curtain."""

    def say(self, line: str) -> None:
        """Say a line, now or, behind the curtain, on the next page."""

    def heard(self, seat: Seat, line: str) -> list[str]:
        """Take a line and give what would be said."""

    def take(self, seat: Seat, line: str) -> None:
        """Take one line: a command, or a move; every refusal is one sentence."""

    def play(self, seat: Seat, line: str) -> None:
        """Play a move, also one typed in other letters or with blanks too many."""

    def not_saved(self, seat: Seat) -> str:
        """Tell which line is not saved, as this side may see it."""

    def lines(self, seat: Seat) -> tuple[str, ...]:
        """Give the lines that can be typed here; from a pipe, those of both sides."""

    def saving(self, seat: Seat, line: str) -> AbstractContextManager[None]:
        """Remember the line that tries again what could not be saved."""
