"""What the pages behind the curtain have alike, on a screen that everybody uses."""

from companion.locale import N_
from screens.kit.guard import Guard
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.table.enter_key import EnterKey
from screens.table.hidden.curtain import idle
from screens.table.hidden.veil import Veil
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def curtain(page: SeatPage) -> Veil:
    """Return the cover of such a page: it closes by itself, too."""
    return Veil(
        page,
        Guard(page),
        lambda: idle(window(page).settings.idle, window(page).reports_focus),
    )


def cover(page: SeatPage) -> None:
    """Cover the page, or keep it open after a glance."""
    if page.veil:
        page.veil.settle()


def uncover(page: SeatPage) -> None:
    """Show the page for a moment."""
    if page.veil:
        page.veil.glance()


def back_to_the_others(page: SeatPage, asks: str = "") -> EnterKey | None:
    """Return what Enter does: if nothing can be chosen, it leads back to the others."""
    return None if page.face.hint else EnterKey(page.leave, asks)


HIDE = Deed(SeatPage.leave, (Command("hide", "escape,f2", N_("Hide"), N_("let the curtain fall")),))
COVER = Deed(
    cover,
    (Command("cover", "space", N_("Cover"), N_("cover the page, or show it for a moment")),),
)
UNCOVER = Deed(uncover, (Command("uncover", "space", N_("Uncover"), N_("show the page again")),))
