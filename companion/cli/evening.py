"""What a command of the prompt asks of the evening it was typed in."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from companion.cli.desk import Desk
from companion.cli.offers import Offer
from companion.core import CompanionError, Seat
from companion.seat_name import SeatName
from companion.sitting import Sitting
from companion.table import Table

Done = TypeVar("Done")


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

    def heard(self, seat: Seat, act: Callable[[], None]) -> list[str]:
        """Do something for a seat, and give what would be said, refused or not."""

    def take(self, seat: Seat, line: str) -> None:
        """Take one line: a command, or a move; every refusal is one sentence."""

    def typed(self, seat: Seat, line: str) -> None:
        """Play a move that was typed, also in other letters or in the reader's words."""

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move, and say the line that was written."""

    def save(self, act: Callable[[], Done], then: Callable[[Done], None]) -> None:
        """Do something that is written down, and what follows as soon as that is saved."""

    def not_saved(self, seat: Seat) -> str:
        """Tell what is not saved, as this side may see it."""

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Give the moves that can be made here; from a pipe, those of both sides."""
