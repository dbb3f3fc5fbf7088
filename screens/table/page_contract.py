"""What the widgets of a seat's page, and the list under More, may use of it."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Protocol

from textual.app import App
from textual.screen import Screen

from companion.contract.move import Choice, Move
from screens.kit.page import Asker, Given
from screens.table.enter_key import EnterKey, Takes
from screens.table.face import Face, Shown
from screens.table.seating import Seating

NARROW, LARGE = "-narrow", "-large"
First = Callable[["PageContract"], Awaitable[None]]


class PageContract(Asker, Protocol):
    """The page of a seat, which can ask, show messages and play."""

    seating: Seating
    shown: Shown  # what its face shows

    @property
    def app(self) -> App[object]:
        """Return the app that shows it."""

    def say(self, text: str) -> None:
        """Show a message above the footer."""

    def play(self, move: Move) -> bool:
        """Play a move, or say why it is refused; return whether it was accepted."""

    def renew(self) -> None:
        """Show the current state of the table."""

    def hold(self) -> None:
        """Stop at a pending save until it succeeds."""

    def turn_into(self, screen: Screen[None]) -> None:
        """Replace this page by another screen."""

    def offer(self, choices: Sequence[Choice[Move]], question: str = "") -> None:
        """Offer these choices instead, until one is made or left."""

    def call(self, first: First | None = None) -> None:
        """Let the hidden seat do something, on its own page."""


class SeatPageContract(PageContract, Protocol):
    """The same page, with what only its own parts may use."""

    face: Face
    whose: str  # the title: the game, or who may look
    takes: Takes  # which typed keys the page accepts
    elsewhere: bool  # whether other choices than usual are offered

    @property
    def gone(self) -> bool:
        """Say whether this page was left."""

    @property
    def is_mounted(self) -> bool:
        """Say whether this page was shown already."""

    @property
    def begun(self) -> bool:
        """Say whether a choice was begun and can be left."""

    @property
    def enter_key(self) -> EnterKey | None:
        """Return what Enter does while nothing is marked, if anything."""

    def show(
        self, screen: Screen[Given], then: Callable[[Given | None], None] | None = None
    ) -> None:
        """Open another screen over this one, unless something else lies over it."""

    def say_for_now(self, text: str) -> None:
        """Show a message until the next key or screen."""

    def leave(self) -> None:
        """Leave the table; a page that only one seat may see closes by itself alone."""

    def leave_without_saving(self) -> None:
        """Leave without what is not saved."""

    def played(self) -> None:
        """Go on after a move."""

    def sign_enter(self) -> None:
        """Show the sign of Enter where it acts now."""

    def run_worker(self, work: Coroutine[object, object, None]) -> object:
        """Run a task in the background, as it waits for a person."""

    def refresh_bindings(self) -> None:
        """Show the commands that can be used now."""

    def has_class(self, name: str) -> bool:
        """Say whether the page has this CSS class."""

    def set_class(self, add: bool, name: str) -> object:
        """Add this CSS class to the page, or remove it."""
