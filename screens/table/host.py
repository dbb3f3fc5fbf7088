"""The page of a seat, as what lies on it and what is under More know it."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

from textual.app import App
from textual.screen import Screen

from companion.game import Choice
from screens.kit.page import Asker, Given
from screens.table.door import Door, Takes
from screens.table.face import Face
from screens.table.seating import Seating

NARROW, LARGE = "-narrow", "-large"
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

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""

    def call(self, first: First | None = None) -> None:
        """Let the hidden seat do something, behind the curtain."""


class SeatHost(Host, Protocol):
    """The same page, as its own parts know it."""

    face: Face
    elsewhere: bool  # whether something is offered for once

    @property
    def gone(self) -> bool:
        """Say whether somebody has left this page."""

    @property
    def begun(self) -> bool:
        """Say whether there is something half chosen to leave."""

    @property
    def takes(self) -> Takes:
        """Say what is taken here of what is typed."""

    @property
    def door(self) -> Door | None:
        """Say where Enter leads while nothing is marked, if anywhere."""

    def show(
        self, screen: Screen[Given], then: Callable[[Given | None], None] | None = None
    ) -> None:
        """Open another screen over this one, unless something else lies here already."""

    def whose(self) -> str:
        """Say what this page is: the game, or who may look."""

    def say_for_now(self, text: str) -> None:
        """Say something until the next key, or until another screen comes."""

    def leave_unsaved(self) -> None:
        """Leave without what is not saved."""

    def played(self) -> None:
        """Go on after a move."""

    def sign_enter(self) -> None:
        """Let the sign of Enter stand where Enter acts now."""

    def run_worker(self, work: Coroutine[Any, Any, None]) -> object:
        """Do what waits for a person beside everything else."""

    def refresh_bindings(self) -> None:
        """Name the commands that can be used now."""

    def has_class(self, name: str) -> bool:
        """Say whether the page looks so."""

    def set_class(self, add: bool, name: str) -> object:
        """Let the page look so, or no more."""
