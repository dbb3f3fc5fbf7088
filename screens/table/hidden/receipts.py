"""Shows receipts and asks for words, where a table with secrets cannot go on before."""

from companion.core import CompanionError
from companion.locale import N_, _
from companion.play.coming import Next, What
from companion.store.machine_notes import HOLDER, OWN
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.kit.window import window
from screens.proof.head_page import WAIT, HeadPage
from screens.proof.share_dialog import ShareDialog
from screens.table.hidden import deal_dialog
from screens.table.host import SeatHost

WITH_PIN = N_("Leave the table? All is saved; going on takes the PIN.")
WITH_WORDS = N_(
    "Leave the table? All is saved; going on takes the PIN, and new words of the others."
)


def held_alone(page: SeatHost) -> bool:
    """Say whether the hidden seat holds the screen alone."""
    row = page.seating.sitting.row
    return HOLDER.read(window(page).tables.folder, row.id) == OWN


async def means_to_leave(page: SeatHost) -> bool:
    """Ask whether to leave the table, and say what coming back requires."""
    asked = _(WITH_WORDS) if page.seating.table.sealing.shared else _(WITH_PIN)
    return await page.ask(ConfirmDialog(asked, _("leave"), _("stay"))) or False


class Receipts:
    """Shows a pending save, a receipt, or a request for words on a page when it is due."""

    def __init__(self, page: SeatHost) -> None:
        """Work for this page."""
        self._page = page

    def come_first(self) -> bool:
        """Show a pending save, a receipt or a request for words; say whether there was one."""
        coming = self._page.seating.sitting.next
        if coming.what is What.SAVE:
            self._page.hold()
        elif coming.what is What.RECEIPT:
            self._show_new()
        else:
            return False
        return True

    def ask_once(self, coming: Next) -> bool:
        """Ask for words, unless these were asked for already; say whether they are asked for."""
        sitting = self._page.seating.sitting
        if not coming.words or coming == sitting.asked:
            return False
        sitting.asked = coming
        self.share_anew()
        return True

    def _show_new(self) -> None:
        """Show a receipt until it is kept; before a deal, words are asked for next."""
        sitting = self._page.seating.sitting
        sitting.show_heads()
        shown = sitting.table.sealing.head()
        ask = deal_dialog.KEEP if sitting.deal_due else WAIT
        page = HeadPage(shown, sitting.table.words.hour, ask, sitting.spoken(shown))
        self._page.show(page, lambda _nothing: self._go_on())

    def _go_on(self) -> None:
        """Note that a receipt was kept; before a deal, words are asked for next."""
        sitting = self._page.seating.sitting
        sitting.keep_heads()
        if sitting.deal_due:
            self._page.call()

    def share_anew(self) -> None:
        """Ask for the words of the other players."""
        self._page.run_worker(self._share_anew())

    async def _share_anew(self) -> None:
        if await self._page.ask(ShareDialog(self._page.seating.sitting)):
            self._page.renew()

    @property
    def words_due(self) -> bool:
        """Say whether words are due, and no choice was begun."""
        return bool(self._page.seating.table.words_due) and not self._page.begun

    @property
    def asked(self) -> str:
        """Return the request for words."""
        asking = _("Enter asks for them.")
        return f"{self._page.seating.table.words_due} {asking}"

    @property
    def none(self) -> bool:
        """Say whether there is no receipt yet."""
        return not self._page.seating.table.sealing.heads

    def show_last(self) -> None:
        """Show the last receipt again."""
        try:
            sitting = self._page.seating.sitting
            shown = sitting.table.sealing.head()
            page = HeadPage(shown, sitting.table.words.hour, spoken=sitting.spoken(shown))
            self._page.show(page)
        except CompanionError as reason:
            self._page.say(in_a_sentence(reason))
