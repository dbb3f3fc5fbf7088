"""The open page of a game with secrets: it calls the seat that hides them, and shows its heads."""

from typing import ClassVar

from textual import work

from companion.core import CompanionError
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from screens.kit.commands import Command, bindings
from screens.kit.confirm_dialog import Confirm
from screens.kit.window import window
from screens.proof.head_page import HeadShown
from screens.proof.share_dialog import ShareAsked
from screens.table import deal_dialog
from screens.table.curtain import Curtain
from screens.table.hidden_page import HiddenPage
from screens.table.host import First
from screens.table.look import PLAIN, Look
from screens.table.seat_commands import COMMANDS as SEAT
from screens.table.seat_page import SeatPage
from screens.table.seating import Seating

COMMANDS = (
    Command("call", "f2", N_("Secret"), N_("the hidden side, with its PIN")),
    Command("head", "f5", N_("Receipt"), N_("show the last receipt once more")),
)
REALLY = N_("Leave the table? All is saved; going on takes the PIN, and new words of the others.")


class SealedPage(SeatPage):
    """Takes what everybody may do, and calls the hidden seat when it is due."""

    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Sit down in the open."""
        super().__init__(seating, look)
        self.add_class("-public")

    def whose(self) -> str:
        """Say loud and short who may look."""
        return _("EVERYBODY")

    def renew(self) -> None:
        """Show the table as it stands, and what must be seen before anything goes on."""
        super().renew()
        self.follow()

    def on_screen_resume(self) -> None:
        """Show what could not be shown before, because something else lay over this page."""
        self.follow()

    def follow(self) -> None:
        """Show what must be seen first: what is not saved, the end, or a receipt."""
        sitting = self.seating.sitting
        if not self.on_top:
            return
        if sitting.unsaved:
            self.hold()
        elif sitting.table.over:
            self.turn_into(window(self).ending(sitting))
        elif sitting.new_head:
            self.show_head()
        elif sitting.notice_recast():
            self.share_anew()

    def show_head(self) -> None:
        """Show a receipt until it is kept; where it is that of a deal, the words come next."""
        sitting = self.seating.sitting
        sitting.keep_heads()
        shown = sitting.table.sealing.head()
        if sitting.deal_due:
            self.show(HeadShown(shown, deal_dialog.KEEP), lambda _kept: self.call())
        else:
            self.show(HeadShown(shown))

    @work
    async def share_anew(self) -> None:
        """Ask for new words where another player hides things now."""
        await self.ask(ShareAsked(self.seating.sitting))
        self.renew()

    @property
    def awaits_hidden(self) -> bool:
        """Say whether the hidden seat is due."""
        return self.seating.sitting.hidden_due

    @property
    def takes_figures(self) -> bool:
        """Say whether figures are keys; where a PIN is due, one that is typed too early is none."""
        return not self.awaits_hidden

    def asks_for(self) -> str:
        """Say who is waited for, and how they are called."""
        said = super().asks_for()
        if self.begun or not self.awaits_hidden:
            return said
        if names := ", ".join(self.seating.sitting.share_due):
            return _("First your words: {names}. Enter asks for them.").format(names=names)
        return _("{what} Enter: the hidden side.").format(what=said)

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        if action == "head":
            return not self.seating.table.sealing.heads
        return not (action == "choose" and self.awaits_hidden) and super().idle(action)

    def action_choose(self) -> None:
        """Tick off what was done, choose what is marked, or call the hidden seat."""
        if not (self.ticked() or self.face.choose()):
            if self.awaits_hidden and not self.begun:
                self.call()
            else:
                self.say(self.face.hint)

    def action_call(self) -> None:
        """Call the hidden seat."""
        self.call()

    def call(self, first: First | None = None) -> None:
        """Call the hidden seat; what is typed behind it is for that seat alone."""
        window(self).held.begin(self)
        self.say("")
        self.lift(first)

    @work
    async def lift(self, first: First | None) -> None:
        """Take the words where they are due, lift the curtain, and come back when it falls."""
        sitting = self.seating.sitting
        if sitting.share_due and not await self.ask(ShareAsked(sitting, deal_dialog.WORDS)):
            self.renew()
            return
        seat = sitting.table.hidden_seat
        said = _("Only {seat} looks now.").format(seat=self.words.seat(seat))
        if await self.ask(Curtain(said, sitting, seat)):
            hidden = HiddenPage(Seating(sitting, seat), self.look, first)
            self.show(hidden, lambda _nothing: self.come_back(hidden.fell))

    def come_back(self, why: str) -> None:
        """Go on in the open, and say why the hidden page fell, if nobody asked for it."""
        self.seating.sitting.cover()
        self.renew()
        if why:
            self.say(why)

    def action_head(self) -> None:
        """Show the last receipt once more."""
        try:
            self.show(HeadShown(self.seating.table.sealing.head()))
        except CompanionError as reason:
            self.say(in_a_sentence(reason))

    def action_leave(self) -> None:
        """Leave a choice, what is offered for once, or the table."""
        if self.begun:
            self.renew()
        else:
            self.ask_and_leave()

    @work
    async def ask_and_leave(self) -> None:
        """Leave; where that costs the others new words, ask before."""
        shared = self.seating.table.sealing.shared
        if not shared or await self.ask(Confirm(_(REALLY), _("leave"), _("stay"))):
            self.leave()
