"""The hidden seat on a screen that everybody uses: its page is open until it is covered."""

from dataclasses import replace

from companion.locale import _
from screens.table.enter_key import EnterKey
from screens.table.hidden.code_dialog import CodeChosen
from screens.table.hidden.dealt import take_dealt
from screens.table.kinds.curtained import COVER, HIDE, UNCOVER, back_to_the_others, curtain
from screens.table.kinds.open import OPEN
from screens.table.kinds.pauses import PAUSE, rest_below
from screens.table.kinds.worry import WORRY
from screens.table.page_contract import First
from screens.table.seat.deeds import DEEDS
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def enter_key(page: SeatPage) -> EnterKey | None:
    """Return what Enter does: if nothing is due, it leads back to the others."""
    asks = _("Nothing more is due here. Enter leads back to the others.")
    return back_to_the_others(page, asks)


def begin(page: SeatPage) -> None:
    """Show what cannot wait."""
    code = page.seating.sitting.code
    if page.seating.sitting.failed_save:
        page.hold()
    elif page.first:
        page.call(page.first)
    elif code.due:
        page.show(CodeChosen(code), lambda _chosen: settled(page))
    else:
        take_dealt(page)


def settled(page: SeatPage) -> None:
    """Go on after two keys were chosen instead of the PIN or not."""
    page.seating.sitting.code.due = False
    take_dealt(page)


def call(page: SeatPage, first: First | None) -> None:
    """Do what the hidden seat was called for; it is here already."""
    if first:
        page.run_worker(first(page))


def played(page: SeatPage) -> None:
    """Go on after a move, or close if others act next."""
    if page.seating.is_due:
        page.renew()
    else:
        page.leave()


HIDDEN = replace(
    OPEN,
    deeds=(*DEEDS, HIDE, COVER, UNCOVER, Deed(rest_below, (PAUSE,)), WORRY),
    title=lambda _page: _("SECRET"),
    style="-secret",
    through=("f2", "f10"),
    announces=False,
    veil=curtain,
    hands_on=True,
    enter_key=enter_key,
    begin=begin,
    call=call,
    played=played,
)
