"""What must be seen at a table with secrets before anything goes on: receipts, and new words."""

from companion.core import CompanionError
from companion.locale import N_, _
from companion.store.machine_notes import HOLDER, OWN
from companion.telling.refusals import in_a_sentence
from screens.kit.confirm_dialog import Confirm
from screens.kit.window import window
from screens.proof.head_page import WAIT, HeadShown
from screens.proof.share_dialog import ShareAsked
from screens.table import deal_dialog
from screens.table.host import SeatHost

WITH_PIN = N_("Leave the table? All is saved; going on takes the PIN.")
WITH_WORDS = N_(
    "Leave the table? All is saved; going on takes the PIN, and new words of the others."
)


def held_alone(page: SeatHost) -> bool:
    """Say whether the screen is held by the hidden seat alone."""
    row = page.seating.sitting.row
    return HOLDER.read(window(page).tables.folder, row.id) == OWN


async def means_to_leave(page: SeatHost) -> bool:
    """Ask whether the table is really left, and say what going on takes."""
    asked = _(WITH_WORDS) if page.seating.table.sealing.shared else _(WITH_PIN)
    return await page.ask(Confirm(asked, _("leave"), _("stay"))) or False


class Receipts:
    """Shows what is not saved, receipts and the words of the players on a page when due."""

    def __init__(self, page: SeatHost) -> None:
        """Serve a page."""
        self._page = page

    def come_first(self) -> bool:
        """Show what is not saved, a receipt, or that new words are due; say whether it is so."""
        sitting = self._page.seating.sitting
        if sitting.unsaved:
            self._page.hold()
        elif sitting.new_head:
            self._show_new()
        elif sitting.notice_recast():
            self.share_anew()
        else:
            return False
        return True

    def _show_new(self) -> None:
        """Show a receipt until it is kept; where it is that of a deal, the words come next."""
        sitting = self._page.seating.sitting
        sitting.show_heads()
        shown = sitting.table.sealing.head()
        ask = deal_dialog.KEEP if sitting.deal_due else WAIT
        self._page.show(HeadShown(shown, ask), lambda _nothing: self._go_on())

    def _go_on(self) -> None:
        """Note that a receipt was kept; where it is that of a deal, the words come next."""
        sitting = self._page.seating.sitting
        sitting.keep_heads()
        if sitting.deal_due:
            self._page.call()

    def share_anew(self) -> None:
        """Ask for the words of the other players."""
        self._page.run_worker(self._share_anew())

    async def _share_anew(self) -> None:
        if await self._page.ask(ShareAsked(self._page.seating.sitting)):
            self._page.renew()

    @property
    def words_due(self) -> bool:
        """Say whether words are due, and nothing is half chosen."""
        return bool(self._page.seating.table.words_due) and not self._page.begun

    @property
    def asked(self) -> str:
        """Ask for the words that are due."""
        asking = _("Enter asks for them.")
        return f"{self._page.seating.table.words_due} {asking}"

    @property
    def none(self) -> bool:
        """Say whether there is no receipt yet."""
        return not self._page.seating.table.sealing.heads

    def show_last(self) -> None:
        """Show the last receipt once more."""
        try:
            self._page.show(HeadShown(self._page.seating.table.sealing.head()))
        except CompanionError as reason:
            self._page.say(in_a_sentence(reason))
