"""What the commands of the prompt can use of the evening."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from companion.cli.desk.desk import Desk
from companion.cli.prompt.offers import Offer
from companion.contract.move import Move
from companion.contract.seat_name import SeatName
from companion.core import CompanionError, Seat
from companion.evening.sitting import Sitting
from companion.play.table import Table

Done = TypeVar("Done")


class NumberedMoves(Protocol):
    """The moves of a side as a numbered list."""

    @property
    def offers(self) -> list[Offer]:
        """Return the moves that can be chosen."""

    def rows(self, room: int) -> list[str]:
        """Return numbered rows of the moves, as many as there is room for."""

    def matching(self, begins: str = "") -> list[Offer]:
        """Return the moves whose lines begin so."""

    def told(self, found: Sequence[Offer]) -> Iterator[str]:
        """Go through these moves as numbered sentences."""

    def taken(self, typed: str) -> list[str]:
        """Play the move with a number, or take any other line; return replies."""


class PromptEvening(Protocol):
    """One evening at one table: the sitting, the desk, the last refusals and questions."""

    sitting: Sitting
    table: Table
    desk: Desk
    refused: dict[Seat, CompanionError]
    asked: dict[Seat, str]
    asked_about: dict[Seat, str]  # the place or figure that a side looked at last
    unwritten: bool  # whether a requested file could not be written
    unheard: bool  # whether nobody else hears what the hidden side says
    share_said: str  # the players' words, as they were said last
    open: bool
    covers: bool  # whether the hidden side is to be covered next

    @property
    def hidden(self) -> Seat:
        """Return the hidden seat; empty where the game hides nothing."""

    @property
    def holder(self) -> SeatName:
        """Return the name of the hidden seat."""

    @property
    def behind(self) -> bool:
        """Say whether the hidden side is shown now."""

    @property
    def due(self) -> str:
        """Say what comes next."""

    def say(self, line: str, who: str = "") -> None:
        """Say a line: now, or on the next page of the hidden side; plainly after who speaks."""

    def told(self, number: int, move: Move | None = None) -> tuple[str, str]:
        """Return a line of the record as a sentence, and who speaks with it."""

    def heard(self, seat: Seat, act: Callable[[], None]) -> list[str]:
        """Do something for a seat, and return what was said, even if it was refused."""

    def choices(self, seat: Seat) -> "NumberedMoves":
        """Return the numbered list of a side; from a pipe, that of both."""

    def take(self, seat: Seat, line: str) -> None:
        """Take a line, which is a command or a move; each refusal is one sentence."""

    def typed(self, seat: Seat, line: str) -> None:
        """Play a typed move, even with other capitals or in the reader's words."""

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move, and say its line."""

    def save(self, act: Callable[[], Done], then: Callable[[Done], None]) -> None:
        """Save something, and call `then` when it is saved."""

    def not_saved(self, seat: Seat) -> str:
        """Say what could not be saved, as this side may see it."""

    def makes_for(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats whose moves are made on a side."""

    def keep_receipt(self) -> None:
        """Show the newest receipt until the players have kept it."""

    def tell_aloud(self) -> None:
        """Say the last announcement, and what the players do at the board because of it."""

    def is_command(self, line: str) -> bool:
        """Say whether a line is a command of the prompt."""

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the moves that can be made here; from a pipe, those of both sides."""
