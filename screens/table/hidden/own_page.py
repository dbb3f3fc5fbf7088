"""The page of a hidden seat that holds the screen alone: it stays open."""

from typing import ClassVar

from textual.screen import Screen

from companion.locale import N_, _
from screens.kit.guard import Guard
from screens.kit.keys.commands import Command, bindings
from screens.kit.window import window
from screens.table.door import Door
from screens.table.hidden.dealt import take_dealt
from screens.table.hidden.receipts import Receipts, held_alone, means_to_leave
from screens.table.hidden.resting_page import RestingPage
from screens.table.hidden.veil import UNCOVER, WHILE_COVERED, Veil
from screens.table.host import First
from screens.table.look import PLAIN, Look
from screens.table.seat.seat_commands import COMMANDS as SEAT
from screens.table.seat.seat_commands import HEAD, LEAVE, REST
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating

HIDE = Command("hide", "f2", N_("Turn round"), N_("show everybody the open page; then the PIN"))
COVER = Command("cover", "space", N_("Cover"), N_("cover the page, or show it again"))


class OwnPage(SeatPage):
    """Takes the moves of all seats; Space covers it, as do minutes without a key."""

    CSS_PATH: ClassVar = ["../seat/seat_page.tcss", "hidden_page.tcss"]
    BINDINGS: ClassVar = bindings((*SEAT, LEAVE, HIDE, REST, COVER, UNCOVER, HEAD))
    ALLOW_SELECT = False  # text that is marked could be copied
    grows = False
    through = ("f2", "f10")
    guard: Guard
    veil: Veil
    then: Screen[None] | None = None  # the page to open after this one
    leaves = False  # whether the table is left when it closes

    def __init__(self, seating: Seating, look: Look = PLAIN, first: First | None = None) -> None:
        """Begin; `first` is done at once."""
        super().__init__(seating, look)
        self.add_class("-secret")
        self.guard = Guard(self, self._nobody_there)
        covered = _("Covered. Space, or a tap, shows it.")
        self.veil = Veil(self, self.guard, covered, (*WHILE_COVERED, "leave"))
        self.receipts = Receipts(self)
        self._first = first

    def whose(self) -> str:
        """Return a short, clear title: who may look."""
        return _("SECRET")

    @property
    def door(self) -> Door | None:
        """Return what Enter does: it asks for words that are due."""
        words = self.receipts.words_due
        return Door(self.enter, self.receipts.asked) if words else None

    def _nobody_there(self) -> None:
        """Cover the page, and close what lies over it."""
        self.guard.clear()
        self.veil.cover()

    def begin(self) -> None:
        """Begin to guard the page, and do what it was called for."""
        self.guard.begin(window(self).settings.cover * 60)
        self.call(self._first)

    def call(self, first: First | None = None) -> None:
        """Do what the hidden seat was called for, or go on with a deal that waits."""
        if first:
            self.run_worker(first(self))
        else:
            self.follow()

    def follow(self) -> None:
        """Show what must be seen first; a game that is over goes on in the open."""
        table, sitting = self.seating.table, self.seating.sitting
        if self.veil.covers or not self.on_top or not self.is_mounted:
            return
        if (table.over and not sitting.failed_save) or not held_alone(self):
            self.guard.fall()
        elif not (self.receipts.come_first() or self._asks_for_words()):
            self.run_worker(take_dealt(self, self.guard.fall))

    def _asks_for_words(self) -> bool:
        """Ask for the players' words after a start or before the next move, once for each move."""
        return self.receipts.ask_once(self.seating.sitting.next)

    def enter(self) -> None:
        """Ask for words that are missing, or say how to choose."""
        self.seating.sitting.asked = None
        if not self._asks_for_words():
            self.say_for_now(self.face.hint)

    def idle(self, action: str) -> bool:
        """Say whether a command is useless now."""
        return self.receipts.none if action == "head" else super().idle(action)

    def turn_into(self, screen: Screen[None]) -> None:
        """Close this page, and open another screen."""
        self.then = screen
        self.guard.fall()

    def leave(self) -> None:
        """Close only this page."""
        self.guard.fall()

    def leave_unsaved(self) -> None:
        """Close the page; what is not saved is shown on the public one, too."""
        self.guard.fall()

    def action_leave(self) -> None:
        """Leave a choice; without one, ask whether to leave the table."""
        if self.begun:
            self.renew()
        else:
            self.run_worker(self._ask_and_leave())

    async def _ask_and_leave(self) -> None:
        """Cover the page and ask, as Escape may be pressed in a hurry to hide it."""
        covered = self.veil.covers
        self.veil.cover()
        if await means_to_leave(self):
            self.leaves = True
            self.guard.fall()
        elif not covered:
            self.action_uncover()

    def action_hide(self) -> None:
        """Close the page, so that everybody sees the public one."""
        self.guard.fall()

    def action_rest(self) -> None:
        """Take a break: everything is covered, and only the PIN leads back."""
        self.turn_into(RestingPage())

    def action_cover(self) -> None:
        """Cover the page."""
        self.veil.cover()

    def action_uncover(self) -> None:
        """Show the page again."""
        self.veil.lift()
        self.follow()

    def action_head(self) -> None:
        """Show the last receipt again."""
        self.receipts.show_last()
