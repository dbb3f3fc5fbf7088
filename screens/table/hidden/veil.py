"""Covers a page of a hidden seat until it is shown again."""

from collections.abc import Callable, Collection
from typing import Protocol

from textual.widgets import Static

from companion.locale import N_, _
from screens.kit.guard import Alarm, Guard

PEEK = 5.0  # seconds
COVERED = "-covered"
GLANCE = N_("Covered. Space, or a tap, shows it for {seconds} seconds; once more leaves it.")
WHILE_COVERED = ("hide", "rest", "uncover", "help")


class Covered(Protocol):
    """The page that is covered."""

    def say(self, text: str) -> None:
        """Show a message, or none."""

    def refresh_bindings(self) -> None:
        """Show the commands that can be used now."""

    def has_class(self, name: str) -> bool:
        """Say whether the page has this CSS class."""

    def set_class(self, add: bool, name: str) -> object:
        """Add this CSS class to the page, or remove it."""


class Veil:
    """Covers a page, or shows it for a moment; while it is covered, nothing can be chosen."""

    def __init__(
        self,
        page: Covered,
        guard: Guard,
        patience: Callable[[], float],
        told: str = "",
        seen: Collection[str] = WHILE_COVERED,
    ) -> None:
        """Cover this page with these words; `seen` are the commands that still work.

        `patience` tells the seconds without a key after which the guard acts.
        """
        self.guard = guard
        self._page, self._patience, self._seen = page, patience, seen
        self._told = told or _(GLANCE).format(seconds=int(PEEK))
        self._glance: Alarm | None = None

    def begin(self) -> None:
        """Begin to guard the page, as it opens."""
        self.guard.begin(self._patience())

    @property
    def widget(self) -> Static:
        """Return the widget of the covered page; a tap on it shows the page."""
        return Static(f"[@click=screen.uncover]{self._told}[/]", id="covered")

    @property
    def covers(self) -> bool:
        """Say whether the page is covered."""
        return self._page.has_class(COVERED)

    def lets(self, action: str) -> bool:
        """Say whether a command works now."""
        return action in self._seen if self.covers else action != "uncover"

    def cover(self) -> None:
        """Cover the page."""
        self._set(covered=True)

    def lift(self) -> None:
        """Show the page again."""
        self._set(covered=False)

    def glance(self) -> None:
        """Show the page for a moment."""
        self.lift()
        self._glance = self.guard.alarm(PEEK, self.cover)

    def settle(self) -> None:
        """Keep a page open that is shown for a moment; cover any other."""
        if self._glance:
            self._glance.cancel()
            self._glance = None
        else:
            self.cover()

    def _set(self, *, covered: bool) -> None:
        """Cover or show the page."""
        self._glance = None
        self._page.say("")
        self._page.set_class(covered, COVERED)
        self._page.refresh_bindings()
