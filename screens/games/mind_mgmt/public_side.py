"""The public side: what everybody may see; safe to turn to the players."""

from functools import partial
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult

from companion.announcement import Announcement
from companion.core import PUBLIC, CompanionError
from companion.games.mind_mgmt.locale import _
from companion.telling.refusals import in_a_sentence
from screens.games.mind_mgmt import deal_dialog
from screens.games.mind_mgmt.aloud import Aloud
from screens.games.mind_mgmt.choice_list import Choices
from screens.games.mind_mgmt.host import First
from screens.games.mind_mgmt.picture import Picture, public_picture
from screens.games.mind_mgmt.refereed_side import COMMANDS as REFEREE
from screens.games.mind_mgmt.refereed_side import Refereed
from screens.games.mind_mgmt.secret_side import Keeper
from screens.games.mind_mgmt.side import MOVES
from screens.games.mind_mgmt.tracks import public_facts
from screens.kit.commands import Command, bindings
from screens.kit.confirm_dialog import Confirm
from screens.kit.window import window
from screens.proof.head_page import SETUP, WAIT, HeadShown
from screens.proof.share_dialog import ShareAsked
from screens.table.curtain import Curtain
from screens.table.to_do_list import learning, muted

COMMANDS = (
    Command("keeper", "f2", _("Keeper"), _("the keeper's side, with the PIN")),
    Command("head", "f5", _("Head"), _("show the last head once more")),
    Command("said", "f6", _("Said"), _("what the keeper said, in large words"), shown=False),
    Command("leave", "escape", _("Leave"), _("leave a choice, or the table; everything is saved")),
)
REALLY = _("Leave the table? All is saved; going on takes the PIN, and new words of the others.")
ONLY = _("Only the keeper looks now: the Recruiter.")
LEAVE, STAY = _("leave"), _("stay")
UNSEEN = ("escape", "enter", "backspace")  # what is done by them must be seen
LOW, LARGE = "-low", "-large"
ENOUGH = 24  # rows in which the board and what was said have room


class Public(Refereed):
    """Takes the lines that everybody may give, and calls the keeper when he is due."""

    CSS_PATH = ["side.tcss", "public_side.tcss"]  # noqa: RUF012 - as in its base
    VERTICAL_BREAKPOINTS = [(0, LOW), (ENOUGH, "-high")]  # noqa: RUF012 - as in its base
    seat = PUBLIC
    BINDINGS: ClassVar = bindings((*MOVES, *COMMANDS, *REFEREE))

    def anew(self) -> "Public":
        """Sit down at the same table."""
        return Public(self.sitting)

    def above(self) -> ComposeResult:
        """Lay out what is said aloud."""
        yield Aloud()

    def picture(self) -> Picture:
        """Draw what everybody sees."""
        return public_picture(self.view)

    def facts(self) -> str:
        """Tell the time track, the recruits and what was decided."""
        return public_facts(self.view)

    @property
    def aloud(self) -> tuple[Announcement, ...]:
        """Give what the keeper has said since anybody else gave a line."""
        return self.sitting.table.announced

    def renew(self) -> None:
        """Show the table as it stands now, and what must be seen before anything goes on."""
        super().renew()
        said = self.aloud
        if said != self.query_one(Aloud).said:
            self.query_one(Aloud).say(said, muted=muted(self))
            heard = any(each.said for each in said)
            self.set_class(heard and self.app.size.height < ENOUGH, LARGE)
        self.follow()

    def on_key(self, event: events.Key) -> None:
        """Make room for the board again; choose nothing unseen, and do not leave."""
        if not self.has_class(LARGE) or event.key == "f6":
            return
        self.remove_class(LARGE)
        if event.is_printable or event.key in UNSEEN:
            event.stop()
            event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Make room by a tap, too."""
        self.remove_class(LARGE)

    def action_said(self) -> None:
        """Show what was said in large words, or make room for the board again."""
        self.set_class(bool(self.aloud) and not self.has_class(LARGE), LARGE)

    def on_screen_resume(self) -> None:
        """Show what could not be shown before, because something else lay over this side."""
        self.follow()

    def follow(self) -> None:
        """Show what must be seen first: what is not saved, the end, or a head."""
        if not self.on_top:
            return
        if self.sitting.unsaved:
            self.hold()
        elif self.sitting.table.over:
            self.turn_into(window(self).ending(self.sitting))
        elif self.sitting.new_head:
            self.show_head()
        elif self.sitting.notice_recast():
            self.share_anew()

    def show_head(self) -> None:
        """Show a head until it is kept; where it is that of a deal, the words come next."""
        table = self.sitting.table
        self.sitting.keep_heads()
        if self.sitting.deal_due:
            shown = HeadShown(table.sealing.head(), deal_dialog.KEEP)
            self.show(shown, self.call_for_deal)
        else:
            ask = SETUP if self.view.phase == "setup" else WAIT
            self.show(HeadShown(table.sealing.head(), ask))

    @work
    async def share_anew(self) -> None:
        """Ask for new words at once where another player has become the Recruiter."""
        await self.ask(ShareAsked(self.sitting.table))
        self.renew()

    def call_for_deal(self, _kept: None) -> None:
        """Ask for the words of a deal, and call the keeper."""
        self.call_keeper()

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        return (action == "head" and not self.sitting.table.sealing.heads) or super().idle(action)

    def action_choose(self) -> None:
        """Tick off what was done, choose what is marked, or call the keeper."""
        by_steps = learning(self, self.sitting.row)
        if not self.begun and self.query_one(Aloud).tick(by_steps=by_steps) and by_steps:
            return
        marked = self.board.marked or self.query_one(Choices).highlighted is not None
        if self.choosing.options and (marked or not self.sitting.hidden_due):
            super().action_choose()
        elif self.sitting.hidden_due:
            self.call_keeper()

    def action_keeper(self) -> None:
        """Lift the curtain."""
        self.call_keeper()

    def call_keeper(self, first: First | None = None) -> None:
        """Call him; what is typed behind it is for him alone."""
        window(self).held.begin(self)
        self.say("")
        self.lift(first)

    @work
    async def lift(self, first: First | None) -> None:
        """Take the share where it is due, lift the curtain, and come back when it falls."""
        table = self.sitting.table
        if self.sitting.share_due and not await self.ask(ShareAsked(table, deal_dialog.WORDS)):
            return
        if await self.ask(Curtain(ONLY, partial(self.sitting.unlock, table.hidden_seat))):
            keeper = Keeper(self.sitting, first)
            self.show(keeper, lambda _nothing: self.come_back(keeper.fell))

    def come_back(self, why: str) -> None:
        """Go on in the open, and say why the map hid itself, if it did."""
        self.sitting.cover()
        self.renew()
        if why:
            self.say(why)

    def action_head(self) -> None:
        """Show the last head once more."""
        try:
            self.show(HeadShown(self.sitting.table.sealing.head()))
        except CompanionError as reason:
            self.say(in_a_sentence(reason))

    def action_leave(self) -> None:
        """Leave a choice, what is offered for once, or the table."""
        if self.begun:
            self.offer_again()
        else:
            self.ask_and_leave()

    @work
    async def ask_and_leave(self) -> None:
        """Leave; where that costs the others new words, ask before."""
        if not self.sitting.table.sealing.shared or await self.ask(Confirm(REALLY, LEAVE, STAY)):
            self.leave()

    def leave(self) -> None:
        """Leave the table."""
        if self.on_top:
            self.sitting.close()
            self.dismiss(None)

    def leave_unsaved(self) -> None:
        """Leave the table; the line that is not saved is lost, and that is said."""
        self.notify(_("The last line was NOT saved."), severity="error")
        self.sitting.give_up()
        self.leave()
