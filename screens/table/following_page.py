"""A page at a table with secrets: what must be seen before anything goes on is shown first."""

from textual import work

from companion.core import CompanionError
from companion.locale import N_, _
from companion.store import holders
from companion.telling.refusals import in_a_sentence
from screens.kit.confirm_dialog import Confirm
from screens.kit.window import window
from screens.proof.head_page import WAIT, HeadShown
from screens.proof.share_dialog import ShareAsked
from screens.table import deal_dialog
from screens.table.seat_page import SeatPage

WITH_PIN = N_("Leave the table? All is saved; going on takes the PIN.")
WITH_WORDS = N_(
    "Leave the table? All is saved; going on takes the PIN, and new words of the others."
)


class FollowingPage(SeatPage):
    """Shows what is not saved, receipts and the words of the players when they are due."""

    own = False  # whether the screen is held by the hidden seat alone

    def renew(self) -> None:
        """Show the table as it stands, and what must be seen before anything goes on."""
        row = self.seating.sitting.row
        self.own = holders.holder(window(self).tables.folder, row.id) == holders.OWN
        super().renew()
        self.follow()

    def on_screen_resume(self) -> None:
        """Show what could not be shown before, because something else lay over this page."""
        self.follow()

    def follow(self) -> None:
        """Show what must be seen first."""
        raise NotImplementedError

    def shows_first(self) -> bool:
        """Show what is not saved, a receipt, or that new words are due; say whether it is so."""
        sitting = self.seating.sitting
        if sitting.unsaved:
            self.hold()
        elif sitting.new_head:
            self.show_head()
        elif sitting.notice_recast():
            self.share_anew()
        else:
            return False
        return True

    def show_head(self) -> None:
        """Show a receipt until it is kept; where it is that of a deal, the words come next."""
        sitting = self.seating.sitting
        sitting.show_heads()
        shown = sitting.table.sealing.head()
        ask = deal_dialog.KEEP if sitting.deal_due else WAIT
        self.show(HeadShown(shown, ask), lambda _nothing: self.go_on_from_head())

    def go_on_from_head(self) -> None:
        """Note that a receipt was kept; where it is that of a deal, the words come next."""
        sitting = self.seating.sitting
        sitting.keep_heads()
        if sitting.deal_due:
            self.call()

    @work
    async def share_anew(self) -> None:
        """Ask for the words of the other players."""
        if await self.ask(ShareAsked(self.seating.sitting, deal_dialog.WORDS)):
            self.renew()

    def asks_for(self) -> str:
        """Say what is asked for now: first of all the words of the players, where they are due."""
        due = self.seating.table.words_due
        if not due or self.begun:
            return super().asks_for()
        asking = _("Enter asks for them.")
        return f"{due} {asking}"

    @property
    def is_door(self) -> bool:
        """Say whether Enter asks for words."""
        return bool(self.seating.table.words_due) and not self.begun

    @property
    def awaits_hidden(self) -> bool:
        """Say whether the hidden seat is due."""
        return self.seating.sitting.hidden_due

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        if action == "head":
            return not self.seating.table.sealing.heads
        return super().idle(action)

    async def means_to_leave(self) -> bool:
        """Ask whether the table is really left, and say what going on takes."""
        shared = self.seating.table.sealing.shared
        asked = _(WITH_WORDS) if shared else _(WITH_PIN)
        question = Confirm(asked, _("leave"), _("stay"))
        return await self.ask(question) or False

    def action_head(self) -> None:
        """Show the last receipt once more."""
        try:
            self.show(HeadShown(self.seating.table.sealing.head()))
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
