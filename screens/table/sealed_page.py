"""The open page of a game with secrets: it calls the seat that hides them, and shows its heads."""

from functools import partial
from typing import ClassVar

from textual import work

from companion.core import CompanionError
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from screens.kit.commands import Command, bindings
from screens.kit.window import window
from screens.proof.head_page import HeadShown
from screens.proof.share_dialog import ShareAsked
from screens.table.curtain import Curtain
from screens.table.hidden_page import HiddenPage
from screens.table.seat_page import COMMANDS as SEAT
from screens.table.seat_page import SeatPage
from screens.table.seating import Seating

COMMANDS = (
    Command(
        "call", "f2", N_("Hidden side"), N_("the side of whoever hides something, with the PIN")
    ),
    Command("head", "f5", N_("Receipt"), N_("show the last receipt once more")),
)
ONLY = N_("Only one player looks now: whoever hides something.")
WAIT = N_("Nobody goes on until this is kept.")


class SealedPage(SeatPage):
    """Takes what everybody may do, and calls the hidden seat when it is due."""

    BINDINGS: ClassVar = bindings((*SEAT, *COMMANDS))

    def renew(self) -> None:
        """Show the table as it stands, and what must be seen before anything goes on."""
        super().renew()
        self.follow()

    def on_screen_resume(self) -> None:
        """Show what could not be shown before, because something else lay over this page."""
        self.follow()

    def follow(self) -> None:
        """Show what must be seen first: the end, or a head."""
        sitting = self.seating.sitting
        if not self.on_top:
            return
        if sitting.table.over:
            self.turn_into(window(self).ending(sitting))
        elif sitting.new_head:
            sitting.keep_heads()
            self.show(HeadShown(sitting.table.sealing.head(), _(WAIT)))
        elif sitting.notice_recast():
            self.share_anew()

    @work
    async def share_anew(self) -> None:
        """Ask for new words where another player hides things now."""
        await self.ask(ShareAsked(self.seating.table))
        self.renew()

    @property
    def awaits_hidden(self) -> bool:
        """Say whether the hidden seat is due."""
        return self.seating.sitting.hidden_due

    def asks_for(self) -> str:
        """Say who is waited for, and how they are called."""
        said = super().asks_for()
        if self.face.asked or not self.awaits_hidden:
            return said
        return _("{what} Enter: the hidden side.").format(what=said)

    def action_choose(self) -> None:
        """Tick off what was done, choose what is marked, or call the hidden seat."""
        if not (self.ticked() or self.face.choose()):
            if self.awaits_hidden:
                self.action_call()
            else:
                self.say(self.face.hint)

    def action_call(self) -> None:
        """Call the hidden seat; what is typed behind it is for that seat alone."""
        window(self).held.begin(self)
        self.say("")
        self.lift()

    @work
    async def lift(self) -> None:
        """Take the share where it is due, lift the curtain, and come back when it falls."""
        sitting = self.seating.sitting
        if sitting.share_due and not await self.ask(ShareAsked(sitting.table)):
            return
        seat = sitting.table.hidden_seat
        if await self.ask(Curtain(_(ONLY), partial(sitting.unlock, seat))):
            hidden = HiddenPage(Seating(sitting, seat))
            self.show(hidden, lambda _nothing: self.come_back(hidden.fell))

    def come_back(self, why: str) -> None:
        """Go on in the open, and say why the hidden page fell, if nobody asked for it."""
        self.seating.sitting.cover()
        self.seating.sitting.cover()
        self.renew()
        self.say(why)

    def action_head(self) -> None:
        """Show the last head once more."""
        try:
            self.show(HeadShown(self.seating.table.sealing.head()))
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
