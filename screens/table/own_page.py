"""The page of a hidden seat at a screen of its own: it stays open, and nobody else faces it."""

from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.window import window
from screens.table.following_page import FollowingPage
from screens.table.hidden_page import UNCOVER, HiddenPage
from screens.table.host import First
from screens.table.seat_commands import COMMANDS as SEAT
from screens.table.seat_commands import LEAVE, REST

COMMANDS = (
    Command("hide", "f2", N_("Turn round"), N_("show everybody the open page; then the PIN")),
    REST,
    Command("cover", "space", N_("Cover"), N_("cover the page, or show it again")),
    UNCOVER,
    Command("head", "f5", N_("Receipt"), N_("show the last receipt once more")),
)
WHILE_COVERED = ("hide", "rest", "uncover", "help", "leave")


class OwnPage(HiddenPage, FollowingPage):
    """Takes the moves of all seats in one flow; Space covers it, and so do idle minutes."""

    BINDINGS: ClassVar = bindings((*SEAT, LEAVE, *COMMANDS))
    grows = False
    announces = True
    while_covered = WHILE_COVERED
    leaves = False  # whether the table is left behind its fall
    _declined = -1  # the lines at which no words were given

    def above(self) -> ComposeResult:
        """Lay out what stands there while the page is covered."""
        covered = _("Covered. Space, or a tap, shows it.")
        yield Static(f"[@click=screen.uncover]{covered}[/]", id="covered")

    def watch_over(self) -> None:
        """Cover the page when nobody is there for some minutes."""
        self.keep_watch(window(self).settings.cover * 60)

    def heed(self, event: events.Event) -> None:
        """Wait anew at a key; where nobody else looks, another size or window harms nothing."""
        if isinstance(event, events.Key | events.MouseDown | events.Paste):
            self.wait()

    def nobody_there(self) -> None:
        """Cover the page, and take away what lies over it."""
        while not (self.on_top or self.gone):
            self.app.pop_screen()
        self.cover()

    def action_cover(self) -> None:
        """Cover the page."""
        self.cover()

    def action_uncover(self) -> None:
        """Show the page again."""
        self.cover(covered=False)
        self.follow()

    def played(self) -> None:
        """Go on: whoever is next, it is typed here."""
        self.renew()

    def begin(self) -> None:
        """Begin with what was called for, or with what must be seen first."""
        if self._first:
            self.call(self._first)
        else:
            self.follow()

    def follow(self) -> None:
        """Show what must be seen first; a game that is over goes on in the open."""
        table, sitting = self.seating.table, self.seating.sitting
        if self.covered or not self.on_top or not self.is_mounted:
            return
        if (table.over and not sitting.unsaved) or not self.own:
            self.fall()
        elif not (self.shows_first() or self.asks_for_words()):
            self.take_dealt()

    def asks_for_words(self) -> bool:
        """Ask for words behind a start, and where the next move needs them; once for each move."""
        sitting, lines = self.seating.sitting, len(self.seating.table.record)
        due = sitting.notice_return() or (sitting.share_due and self.awaits_hidden)
        if not due or self._declined == lines:
            return False
        self._declined = lines
        self.share_anew()
        return True

    def call(self, first: First | None = None) -> None:
        """Do what the hidden seat is called for, or go on with what a deal waits for."""
        if first:
            super().call(first)
        else:
            self.follow()

    @property
    def is_door(self) -> bool:
        """Say whether Enter asks for words."""
        return bool(self.seating.table.words_due) and not self.begun

    def asks_for(self) -> str:
        """Say what is asked for now, whoever does it."""
        return FollowingPage.asks_for(self)

    def action_choose(self) -> None:
        """Choose what is marked, or ask for words that are missing."""
        if self.face.choose():
            return
        self._declined = -1
        if not self.asks_for_words():
            self.say(self.face.hint)

    def action_leave(self) -> None:
        """Leave a choice; where there is none, ask whether the table is left."""
        if self.begun:
            self.renew()
        else:
            self.ask_and_leave()

    @work
    async def ask_and_leave(self) -> None:
        """Ask with the page covered: whoever presses Escape in a hurry wants nothing to be seen."""
        covered = self.covered
        self.cover()
        if await self.means_to_leave():
            self.leaves = True
            self.fall()
        elif not covered:
            self.action_uncover()

    def turn_into(self, screen: Screen[None]) -> None:
        """Fall, and go on as another screen in the open."""
        self.then = screen
        self.fall()
