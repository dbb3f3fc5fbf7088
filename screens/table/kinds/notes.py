"""The private notes of a player, behind a PIN, until that player opens or erases them."""

from collections.abc import Callable
from dataclasses import replace

from companion.core import CompanionError, Seat
from companion.evening.sitting import Sitting
from companion.locale import N_, _
from companion.telling.refusals import in_a_sentence
from companion.telling.table.sheets import told_sheet
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.kit.keys.commands import Command
from screens.kit.text_page import TextPage
from screens.table.kinds.curtained import COVER, HIDE, UNCOVER, back_to_the_others, curtain
from screens.table.kinds.open import OPEN
from screens.table.seat.deeds import DEEDS
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def over(page: SeatPage) -> bool:
    """Say whether the game is over."""
    return page.seating.table.over


def ask_to_open(page: SeatPage) -> None:
    """Open the notes to everybody, after a confirmation."""
    said = _("Show everybody the notes of {seat}?").format(seat=page.seating.seat)
    asked = ConfirmDialog(said, _("Open them"), _("Not now"))
    page.run_worker(confirmed(page, asked, opened))


def ask_to_erase(page: SeatPage) -> None:
    """Erase the notes, after a confirmation."""
    said = _("Erase the notes of {seat} for good?").format(seat=page.seating.seat)
    asked = ConfirmDialog(said, _("Erase them"), _("Keep them"))
    page.run_worker(confirmed(page, asked, erased))


async def confirmed(page: SeatPage, asked: ConfirmDialog, then: Callable[[SeatPage], None]) -> None:
    """Close the page and do this on the public one, if it is confirmed."""
    if await page.ask(asked):
        page.give_way(then)


def opened(page: SeatPage) -> None:
    """Open the notes that are unlocked to everybody, and show them on the public page."""
    seat = page.seating.sitting.seat
    if done(page, Sitting.open_notes):
        read(page, seat)


def erased(page: SeatPage) -> None:
    """Erase the notes that are unlocked, and say so on the public page."""
    seat = page.seating.sitting.seat
    if done(page, Sitting.erase):
        page.say(_("The notes of {seat} are erased.").format(seat=seat))


def done(page: SeatPage, act: Callable[[Sitting], object]) -> bool:
    """Do this with the notes that are unlocked, or say why not; it does not stay pending."""
    sitting = page.seating.sitting
    try:
        act(sitting)
    except CompanionError as reason:
        sitting.give_up()
        page.say(in_a_sentence(reason))
        return False
    return True


def read(page: SeatPage, seat: Seat) -> None:
    """Show notes that are open to everybody."""
    title = _("Notes of {seat}").format(seat=seat)
    page.show(TextPage(title, told_sheet(page.seating.sitting.notes_shown[seat])))


NOTES = replace(
    OPEN,
    deeds=(
        *DEEDS,
        HIDE,
        COVER,
        UNCOVER,
        Deed(
            ask_to_open,
            (
                Command(
                    "open_to_all",
                    "f5",
                    N_("Open to all"),
                    N_("show everybody these notes: the game is over"),
                ),
            ),
            can=over,
            leads=over,
        ),
        Deed(
            ask_to_erase,
            (
                Command(
                    "erase", "delete", N_("Erase"), N_("erase these notes for good, with their PIN")
                ),
            ),
            leads=over,
        ),
    ),
    style="-secret",
    through=("f2",),
    announces=False,
    veil=curtain,
    enter_key=back_to_the_others,
    begin=lambda page: page.hold(),
)
