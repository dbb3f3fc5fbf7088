"""The page of a seat that hides something, until the curtain falls."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from companion.game import Move
from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.hiding import Alarm, Hidden
from screens.kit.window import window
from screens.table.curtain import idle
from screens.table.seat_page import COMMANDS as SEAT
from screens.table.seat_page import SeatPage

PEEK = 5.0  # seconds
LEAVE = "leave"
COMMANDS = (
    Command("hide", "f2", N_("Hide"), N_("let the curtain fall")),
    Command("cover", "space", N_("Cover"), N_("cover the page, or show it for a moment")),
)
WHILE_COVERED = ("hide", "cover", "help", LEAVE)


class HiddenPage(SeatPage, Hidden):
    """Shows what only one seat may see; it can be covered, and falls by itself."""

    CSS_PATH = ["seat_page.tcss", "hidden_page.tcss"]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))
    _glance: Alarm | None = None

    def above(self) -> ComposeResult:
        """Lay out what stands there while the page is covered."""
        told = _("Covered. Space, or a tap, shows it for {seconds} seconds; once more leaves it.")
        yield Static(f"[@click=screen.cover]{told.format(seconds=int(PEEK))}[/]", id="covered")

    def on_mount(self) -> None:
        """Hide when nobody is there, and begin."""
        super().on_mount()
        self.keep_watch(idle(window(self).settings.idle, window(self).reports_focus))

    def played(self, move: Move) -> None:
        """Go on, and hide where others come next."""
        if self.seating.is_due:
            super().played(move)
        else:
            self.fall()

    def leave(self) -> None:
        """Leave only the hidden page."""
        self.fall()

    @property
    def covered(self) -> bool:
        """Say whether the page is covered."""
        return self.has_class("-covered")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Take no choices unseen."""
        seen = not self.covered or action in WHILE_COVERED
        return seen and super().check_action(action, parameters)

    def on_key(self, event: events.Key) -> None:
        """Take no choices unseen."""
        if self.covered:
            event.prevent_default()

    def action_hide(self) -> None:
        """Let the curtain fall."""
        self.fall()

    def action_cover(self) -> None:
        """Cover the page, show it for a moment, or leave it open."""
        if self.covered:
            self.cover(covered=False)
            self._glance = self.alarm(PEEK, self.cover)
        elif self._glance:
            self._glance.stop()
            self._glance = None
        else:
            self.cover()

    def cover(self, *, covered: bool = True) -> None:
        """Cover the page, or show it."""
        self._glance = None
        self.say("")
        self.set_class(covered, "-covered")
        self.refresh_bindings()
