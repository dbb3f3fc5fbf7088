"""The keeper's side: the secret map and his choices, until the curtain falls."""

from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.widgets import Static

from companion.core import KEEPER
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.view import KeeperView
from companion.games.mind_mgmt.words.names import names_at
from companion.sitting import Sitting
from screens.games.mind_mgmt import deal_dialog
from screens.games.mind_mgmt.host import First
from screens.games.mind_mgmt.picture import Picture, secret_picture
from screens.games.mind_mgmt.refereed_side import COMMANDS as REFEREE
from screens.games.mind_mgmt.refereed_side import Refereed
from screens.games.mind_mgmt.side import MOVES
from screens.games.mind_mgmt.tracks import secret_facts
from screens.kit.commands import Command, bindings
from screens.kit.hiding import Alarm, Hidden
from screens.kit.window import window
from screens.table.curtain import idle

PEEK = 5.0  # seconds
COMMANDS = (
    Command("hide", "escape,f2", _("Hide"), _("let the curtain fall")),
    Command("cover", "space", _("Cover"), _("cover the map, or show it for a moment")),
)
WHILE_COVERED = ("hide", "cover", "help")


class Keeper(Refereed, Hidden):
    """Shows the map and takes the keeper's lines."""

    CSS_PATH = ["side.tcss", "secret_side.tcss"]  # noqa: RUF012 - as in its base
    seat = KEEPER
    view: KeeperView
    BINDINGS: ClassVar = bindings((*MOVES, *COMMANDS, *REFEREE))

    def __init__(self, sitting: Sitting, first: First | None = None) -> None:
        """Sit down behind the curtain; `first` is done at once."""
        super().__init__(sitting)
        self._first = first
        self._glance: Alarm | None = None

    def above(self) -> ComposeResult:
        """Lay out what stands there while the map is covered."""
        told = _("Covered. Space, or a tap, shows it for {seconds} seconds; once more leaves it.")
        yield Static(f"[@click=screen.cover]{told.format(seconds=int(PEEK))}[/]", id="covered")

    def on_mount(self) -> None:
        """Hide when nobody is there, and begin."""
        self.keep_watch(idle(window(self).settings.idle, window(self).reports_focus))
        if self.sitting.unsaved:
            self.hold()
        elif self._first:
            self.call_keeper(self._first)
        elif deal_dialog.taking(self.sitting.table.view(KEEPER).map):
            self.take_dealt()

    @work
    async def call_keeper(self, first: First | None = None) -> None:
        """Do what the keeper was called for: he is here."""
        if first:
            await first(self)

    def play(self, move: Move) -> bool:
        """Make a move; one that lets the program deal is asked for twice."""
        if move.warns:
            self.deal(move)
            return False
        return super().play(move)

    @work
    async def deal(self, move: Move) -> None:
        """Let the program deal, as that can never be taken back."""
        if await self.ask(deal_dialog.asked()):
            super().play(move)
        else:
            self.renew()

    @work
    async def take_dealt(self) -> None:
        """Show what was dealt, and play its line when the keeper has taken the cards."""
        mine = self.view.map
        taken = await self.ask(deal_dialog.Dealt(mine.dealt, names_at(self.view)))
        if taken and (move := deal_dialog.taking(mine)):
            self.play(move)
        else:
            self.fall()

    def picture(self) -> Picture:
        """Draw the secret map."""
        return secret_picture(self.view)

    def facts(self) -> str:
        """Tell the cards and the time track."""
        return secret_facts(self.view)

    def played(self) -> None:
        """Go on after a move, and hide where the others come next."""
        if self.sitting.hidden_due and not self.sitting.share_due:
            super().played()
        else:
            self.fall()

    def leave_unsaved(self) -> None:
        """Hide; the public side stops at the line, too."""
        self.fall()

    @property
    def covered(self) -> bool:
        """Say whether the map is covered."""
        return self.has_class("-covered")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Take no choices unseen."""
        return not self.covered or action in WHILE_COVERED

    def on_key(self, event: events.Key) -> None:
        """Take no choices unseen."""
        if self.covered:
            event.prevent_default()

    def action_hide(self) -> None:
        """Let the curtain fall."""
        self.fall()

    def action_cover(self) -> None:
        """Cover the map, show it for a moment, or leave it open."""
        if self.covered:
            self.cover(covered=False)
            self._glance = self.alarm(PEEK, self.cover)
        elif self._glance:
            self._glance.stop()
            self._glance = None
        else:
            self.cover()

    def cover(self, *, covered: bool = True) -> None:
        """Cover the map, or show it."""
        self._glance = None
        self.say("")
        self.set_class(covered, "-covered")
        self.refresh_bindings()
