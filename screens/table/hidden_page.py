"""The page of a seat that hides something, until the curtain falls."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from companion.locale import N_, _
from screens.kit.commands import Command, bindings
from screens.kit.hiding import Alarm, Hidden
from screens.kit.window import window
from screens.table.code_dialog import CodeChosen
from screens.table.curtain import idle
from screens.table.deal_dialog import Dealt
from screens.table.host import First
from screens.table.look import PLAIN, Look
from screens.table.resting_page import Resting
from screens.table.seat_commands import COMMANDS as SEAT
from screens.table.seat_commands import REST
from screens.table.seat_page import SeatPage
from screens.table.seating import Seating

PEEK = 5.0  # seconds
UNCOVER = Command("uncover", "space", N_("Uncover"), N_("show the page again"))
COMMANDS = (
    Command("hide", "escape,f2", N_("Hide"), N_("let the curtain fall")),
    Command("cover", "space", N_("Cover"), N_("cover the page, or show it for a moment")),
    UNCOVER,
    REST,
)
WHILE_COVERED = ("hide", "rest", "uncover", "help")


class HiddenPage(SeatPage, Hidden):
    """Shows what only one seat may see; it can be covered, and falls by itself."""

    CSS_PATH = ["seat_page.tcss", "hidden_page.tcss"]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))
    announces = False
    through: ClassVar[Collection[str]] = ("f2", "f10")
    while_covered: ClassVar[Sequence[str]] = WHILE_COVERED
    then: Screen[None] | None = None  # what follows in the open when it has fallen
    _glance: Alarm | None = None

    def __init__(self, seating: Seating, look: Look = PLAIN, first: First | None = None) -> None:
        """Sit down behind the curtain; `first` is done at once."""
        super().__init__(seating, look)
        self.add_class("-secret")
        self._first = first

    def whose(self) -> str:
        """Say loud and short who may look."""
        return _("SECRET") if self.seating.hides else super().whose()

    def above(self) -> ComposeResult:
        """Lay out what stands there while the page is covered."""
        told = _("Covered. Space, or a tap, shows it for {seconds} seconds; once more leaves it.")
        yield Static(f"[@click=screen.uncover]{told.format(seconds=int(PEEK))}[/]", id="covered")

    def on_mount(self) -> None:
        """Hide when nobody is there, and begin."""
        super().on_mount()
        self.watch_over()
        self.begin()

    def watch_over(self) -> None:
        """Hide when nobody is there, or somebody else may look."""
        self.keep_watch(idle(window(self).settings.idle, window(self).reports_focus))

    def begin(self) -> None:
        """Begin with what cannot wait."""
        if self.seating.sitting.unsaved:
            self.hold()
        elif self._first:
            self.call(self._first)
        else:
            self.settle_down()

    def settle_down(self) -> None:
        """Ask once for two keys that lift the curtain again, and then show what was dealt."""
        code = self.seating.sitting.code
        if code.due and self.seating.hides:
            self.show(CodeChosen(code), self.settled)
        else:
            self.take_dealt()

    def settled(self, _chosen: bool | None) -> None:
        """Go on when two keys were chosen, or none."""
        self.seating.sitting.code.due = False
        self.take_dealt()

    def call(self, first: First | None = None) -> None:
        """Do what the hidden seat was called for: it is here."""
        if first:
            self.do_first(first)

    @work
    async def do_first(self, first: First) -> None:
        """Do this."""
        await first(self)

    @work
    async def take_dealt(self) -> None:
        """Show what was dealt, and play its line when the cards are taken."""
        if self.seating.hides and (move := self.seating.table.dealt):
            if await self.ask(Dealt(move, self.seating)):
                self.play(move)
            else:
                self.fall()

    def played(self) -> None:
        """Go on, and hide where others come next."""
        if self.seating.is_due:
            super().played()
        else:
            self.fall()

    @property
    def is_door(self) -> bool:
        """Say whether Enter leads back to the others."""
        return self.seating.hides and not (self.face.hint or self.seating.outcome)

    def asks_for(self) -> str:
        """Say what is asked for now, or that it goes on elsewhere."""
        if self.is_door:
            return _("Nothing more is due here. Enter leads back to the others.")
        return super().asks_for()

    def action_choose(self) -> None:
        """Choose what is marked; where nothing is due here, go back to the others."""
        if not self.face.choose():
            if self.face.hint:
                self.say(self.face.hint)
            else:
                self.fall()

    def leave(self) -> None:
        """Leave only the hidden page."""
        self.fall()

    def leave_unsaved(self) -> None:
        """Hide; what was to be written down in the record waits in the open, too."""
        if self.seating.hides:
            self.fall()
        else:
            super().leave_unsaved()

    @property
    def covered(self) -> bool:
        """Say whether the page is covered."""
        return self.has_class("-covered")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Take no choices unseen; a break belongs to a table with secrets."""
        if action == "rest" and not self.seating.hides:
            return False
        if action == "uncover" and not self.covered:
            return False
        seen = not self.covered or action in self.while_covered
        return seen and super().check_action(action, parameters)

    def on_key(self, event: events.Key) -> None:
        """Take no choices unseen."""
        if self.covered:
            event.prevent_default()

    def action_hide(self) -> None:
        """Let the curtain fall."""
        self.fall()

    def action_rest(self) -> None:
        """Take a break: everything is covered, and only the PIN leads back."""
        self.then = Resting()
        self.fall()

    def action_cover(self) -> None:
        """Cover the page, or leave it open that is shown for a moment."""
        if self._glance:
            self._glance.cancel()
            self._glance = None
        else:
            self.cover()

    def action_uncover(self) -> None:
        """Show the page for a moment."""
        self.cover(covered=False)
        self._glance = self.alarm(PEEK, self.cover)

    def cover(self, *, covered: bool = True) -> None:
        """Cover the page, or show it."""
        self._glance = None
        self.say("")
        self.set_class(covered, "-covered")
        self.refresh_bindings()
