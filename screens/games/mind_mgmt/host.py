"""What the commands under More ask of the side on which they were chosen."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from textual.app import App
from textual.screen import Screen

from companion.core import Seat
from companion.game import Choice
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.view import View
from companion.sitting import Sitting
from screens.kit.page import Asker

First = Callable[["Host"], Awaitable[None]]


class Host(Asker, Protocol):
    """A side of the table that can ask, say and play."""

    sitting: Sitting

    @property
    def view(self) -> View:
        """Give what this side may know."""

    @property
    def app(self) -> App[Any]:
        """Give the app that shows it."""

    @property
    def seat(self) -> Seat:
        """Say whose side it is."""

    def say(self, text: str) -> None:
        """Say something above the footer."""

    def play(self, move: Move) -> bool:
        """Make a move, or say why it is refused; say whether it was taken."""

    def renew(self) -> None:
        """Show the table as it stands now."""

    def turn_into(self, screen: Screen[None]) -> None:
        """Go on as another screen."""

    @property
    def legal(self) -> tuple[Choice[Any], ...]:
        """Give what anybody at the table may do now, due or not."""

    def offer_instead(self, choices: tuple[Choice[Any], ...], question: str) -> None:
        """Offer other choices for once."""

    def call_keeper(self, first: First | None = None) -> object:
        """Let the keeper do something, behind the curtain."""
