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
from screens.table.page_contract import SeatPageContract

WITH_PIN = N_("Leave the table? All is saved; going on takes the PIN.")
WITH_WORDS = N_(
    "Leave the table? All is saved; going on takes the PIN, and new words of the others."
)


def held_alone(page: SeatPageContract) -> bool:
    """Say whether the hidden seat holds the screen alone."""
    row = page.seating.sitting.row
    return HOLDER.read(window(page).tables.folder, row.id) == OWN


async def means_to_leave(page: SeatPageContract) -> bool:
    """Ask whether to leave the table, and say what coming back requires."""
    asked = _(WITH_WORDS) if page.seating.table.sealing.shared else _(WITH_PIN)
    return await page.ask(ConfirmDialog(asked, _("leave"), _("stay"))) or False


def come_first(page: SeatPageContract, coming: Next) -> bool:
    """Show a pending save or a receipt, if that comes next; say whether it does."""
    if coming.what is What.SAVE:
        page.hold()
    elif coming.what is What.RECEIPT:
        _show_new(page)
    else:
        return False
    return True


def ask_once(page: SeatPageContract, coming: Next) -> bool:
    """Ask for words, unless these were asked for already; say whether they are asked for."""
    sitting = page.seating.sitting
    if not coming.words or coming == sitting.asked:
        return False
    sitting.asked = coming
    share_anew(page)
    return True


def _show_new(page: SeatPageContract) -> None:
    """Show a receipt until it is kept; before a deal, words are asked for next."""
    sitting = page.seating.sitting
    sitting.show_heads()
    shown = sitting.table.sealing.head()
    ask = deal_dialog.KEEP if sitting.deal_due else WAIT
    receipt = HeadPage(shown, sitting.table.words.hour, ask, sitting.spoken(shown))
    page.show(receipt, lambda _nothing: _go_on(page))


def _go_on(page: SeatPageContract) -> None:
    """Note that a receipt was kept, and go on; before a deal, words are asked for next."""
    sitting = page.seating.sitting
    sitting.keep_heads()
    if sitting.deal_due:
        page.call()
    else:
        page.renew()


def share_anew(page: SeatPageContract) -> None:
    """Ask for the words of the other players."""
    page.run_worker(_share_anew(page))


async def _share_anew(page: SeatPageContract) -> None:
    if await page.ask(ShareDialog(page.seating.sitting)):
        page.renew()


def asked(page: SeatPageContract) -> str:
    """Return the request for words that are due; empty if none are."""
    words = page.seating.table.words_due
    asking = _("Enter asks for them.")
    return f"{words} {asking}" if words else ""


def none_yet(page: SeatPageContract) -> bool:
    """Say whether there is no receipt yet."""
    return not page.seating.table.sealing.heads


def show_last(page: SeatPageContract) -> None:
    """Show the last receipt again."""
    try:
        sitting = page.seating.sitting
        shown = sitting.table.sealing.head()
        receipt = HeadPage(shown, sitting.table.words.hour, spoken=sitting.spoken(shown))
        page.show(receipt)
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
