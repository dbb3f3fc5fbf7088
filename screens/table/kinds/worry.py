"""The key for what the others can know, on the hidden seat's own side alone."""

from companion.locale import N_
from companion.trail.help import POSSIBLE
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.table.hidden.worry_page import WorryPage
from screens.table.kinds.known import helps
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def may_worry(page: SeatPage) -> bool:
    """Say whether anything can be known of this seat."""
    return page.seating.sitting.following is not None


def show_worry(page: SeatPage) -> None:
    """Show what the others can know, as far as the table agreed."""
    sitting = page.seating.sitting
    if sitting.following:
        page.show(WorryPage(sitting, sitting.following, window(page).tables.folder))


WORRY = Deed(
    show_worry,
    (Command("worry", "f12", N_("Known"), N_("what the others can know of you")),),
    can=may_worry,
    idle=lambda page: not helps(page, POSSIBLE),
)
