"""The page of the hidden seat on a screen that everybody uses, until it is covered."""

from typing import ClassVar

from textual.screen import Screen

from companion.locale import _
from screens.kit.guard import Guard
from screens.kit.keys.commands import bindings
from screens.kit.window import window
from screens.table.door import Door
from screens.table.hidden.code_dialog import CodeChosen
from screens.table.hidden.curtain import idle
from screens.table.hidden.dealt import take_dealt
from screens.table.hidden.resting_page import RestingPage
from screens.table.hidden.veil import COVER, HIDE, UNCOVER, Veil
from screens.table.host import First
from screens.table.look import PLAIN, Look
from screens.table.seat.seat_commands import COMMANDS as SEAT
from screens.table.seat.seat_commands import REST
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating


class HiddenPage(SeatPage):
    """Shows what only one seat may see; it closes on Escape and by itself."""

    CSS_PATH: ClassVar = ["../seat/seat_page.tcss", "hidden_page.tcss"]
    BINDINGS: ClassVar = bindings((*SEAT, HIDE, COVER, UNCOVER, REST))
    ALLOW_SELECT = False  # text that is marked could be copied
    announces = False
    through = ("f2", "f10")
    guard: Guard
    veil: Veil
    then: Screen[None] | None = None  # the page to open after this one

    def __init__(self, seating: Seating, look: Look = PLAIN, first: First | None = None) -> None:
        """Begin; `first` is done at once."""
        super().__init__(seating, look)
        self.add_class("-secret")
        self.guard = Guard(self)
        self.veil = Veil(self, self.guard)
        self._first = first

    def whose(self) -> str:
        """Return a short, clear title: who may look."""
        return _("SECRET")

    @property
    def door(self) -> Door | None:
        """Return what Enter does: if nothing is due, it leads back to the others."""
        if self.face.hint:
            return None
        asks = _("Nothing more is due here. Enter leads back to the others.")
        return Door(self.guard.fall, asks)

    def begin(self) -> None:
        """Begin to guard the page, and show what cannot wait."""
        self.guard.begin(idle(window(self).settings.idle, window(self).reports_focus))
        if self.seating.sitting.failed_save:
            self.hold()
        elif self._first:
            self.call(self._first)
        else:
            self._settle_down()

    def _settle_down(self) -> None:
        """Ask once for two keys instead of the PIN, then show what was dealt."""
        code = self.seating.sitting.code
        if code.due:
            self.show(CodeChosen(code), self._settled)
        else:
            self.run_worker(take_dealt(self, self.guard.fall))

    def _settled(self, _chosen: bool | None) -> None:
        """Go on after two keys were chosen or not."""
        self.seating.sitting.code.due = False
        self.run_worker(take_dealt(self, self.guard.fall))

    def call(self, first: First | None = None) -> None:
        """Do what the hidden seat was called for; it is here already."""
        if first:
            self.run_worker(first(self))

    def played(self) -> None:
        """Go on, or close if others act next."""
        if self.seating.is_due:
            super().played()
        else:
            self.guard.fall()

    def leave(self) -> None:
        """Close only the hidden page; what is not saved is shown on the public one, too."""
        self.guard.fall()

    def leave_unsaved(self) -> None:
        """Close the page; what is not saved is shown on the public one, too."""
        self.guard.fall()

    def action_hide(self) -> None:
        """Close the page."""
        self.guard.fall()

    def action_rest(self) -> None:
        """Take a break: everything is covered, and only the PIN leads back."""
        self.then = RestingPage()
        self.guard.fall()

    def action_cover(self) -> None:
        """Cover the page, or keep it open after a glance."""
        self.veil.settle()

    def action_uncover(self) -> None:
        """Show the page for a moment."""
        self.veil.glance()
