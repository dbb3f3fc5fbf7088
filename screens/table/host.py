"""What the things under More ask of the page on which they were chosen."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from textual.app import App
from textual.screen import Screen

from companion.game import Choice
from screens.kit.page import Asker
from screens.table.seating import Seating

First = Callable[["Host"], Awaitable[None]]


class Host(Asker, Protocol):
    """The page of a seat, which can ask, say and play."""

    seating: Seating

    @property
    def app(self) -> App[Any]:
        """Give the app that shows it."""

    def say(self, text: str) -> None:
        """Say something above the foot."""

    def play(self, move: Any) -> bool:
        """Make a move, or say why it is refused; say whether it was taken."""

    def renew(self) -> None:
        """Show the table as it stands now."""

    def hold(self) -> None:
        """Stop at what is not saved until it is."""

    def turn_into(self, screen: Screen[None]) -> None:
        """Go on as another screen."""

    @property
    def legal(self) -> tuple[Choice[Any], ...]:
        """Give what anybody who looks here may do now, due or not."""

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""

    def call(self, first: First | None = None) -> None:
        """Let the hidden seat do something, behind the curtain."""
