"""The key for what can be known of a hidden trail, on the public side."""

from companion.locale import N_
from companion.play.known_sheet import agreed
from companion.trail.help import SAID, reaches
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.table.known_source import AtTable
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def has_known(page: SeatPage) -> bool:
    """Say whether anything can be known of a hidden trail here."""
    return page.look.known is not None and page.seating.sitting.following is not None


def helps(page: SeatPage, level: str) -> bool:
    """Say whether the players agreed on a level of help or on more; in the end all is shown."""
    seating = page.seating
    return reaches(agreed(seating.game, seating.table.course.state), level)


def show_known(page: SeatPage) -> None:
    """Show what can be known, as far as the table agreed."""
    sitting = page.seating.sitting
    if page.look.known and sitting.following:
        page.show(page.look.known(AtTable(sitting, sitting.following, window(page).tables.folder)))


KNOWN = Deed(
    show_known,
    (
        Command(
            "known", "f12", N_("Sheet"), N_("every place that is possible, as far as it was agreed")
        ),
    ),
    can=has_known,
    idle=lambda page: not helps(page, SAID),
)
