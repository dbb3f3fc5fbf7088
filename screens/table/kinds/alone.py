"""The hidden seat that holds the screen alone, and makes the moves of all: its page stays open."""

from dataclasses import replace

from companion.locale import N_, _
from screens.kit.guard import Guard
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.table.enter_key import EnterKey
from screens.table.hidden import receipts
from screens.table.hidden.dealt import take_dealt
from screens.table.hidden.veil import WHILE_COVERED, Veil
from screens.table.kinds.advice import ADVICE
from screens.table.kinds.curtained import UNCOVER
from screens.table.kinds.open import OPEN
from screens.table.kinds.pauses import PAUSE, rest_below
from screens.table.kinds.program import plays
from screens.table.kinds.receipt import RECEIPT
from screens.table.kinds.worry import WORRY
from screens.table.page_contract import First
from screens.table.seat.deeds import DEEDS, LEAVES
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage


def veil(page: SeatPage) -> Veil:
    """Return the cover of the page: Space covers it, as do minutes without a key."""

    def nobody_there() -> None:
        """Cover the page, and close what lies over it."""
        made.guard.clear()
        made.cover()

    made = Veil(
        page,
        Guard(page, nobody_there),
        lambda: window(page).settings.cover * 60,
        _("Covered. Space, or a tap, shows it."),
        (*WHILE_COVERED, "leave"),
    )
    return made


def enter_key(page: SeatPage) -> EnterKey | None:
    """Return what Enter does: it asks for words that are due, or lets the program play."""
    asks = receipts.asked(page)
    return EnterKey(lambda: ask_again(page), asks) if asks else plays(page)


def ask_again(page: SeatPage) -> None:
    """Ask for words that are missing, or say how to choose."""
    page.seating.sitting.asked = None
    if not receipts.ask_once(page, page.seating.sitting.next):
        page.say_for_now(page.face.hint)


def call(page: SeatPage, first: First | None = None) -> None:
    """Do what the hidden seat was called for, or go on with a deal that waits."""
    if first:
        page.run_worker(first(page))
    else:
        follow(page)


def follow(page: SeatPage) -> None:
    """Show what must be seen first; a game that is over goes on in the open."""
    sitting = page.seating.sitting
    if (page.veil and page.veil.covers) or not page.on_top or not page.is_mounted:
        return
    if (sitting.table.over and not sitting.failed_save) or not receipts.held_alone(page):
        page.leave()
        return
    coming = sitting.next
    # Words are asked for after a start or before the next move, once for each move.
    if not (receipts.come_first(page, coming) or receipts.ask_once(page, coming)):
        take_dealt(page)


def leave(page: SeatPage) -> None:
    """Leave a choice; without one, ask whether to leave the table."""
    if page.begun:
        page.renew()
    else:
        page.run_worker(ask_and_leave(page))


async def ask_and_leave(page: SeatPage) -> None:
    """Cover the page and ask, as Escape may be pressed in a hurry to hide it."""
    covered = page.veil and page.veil.covers
    cover(page)
    if await receipts.means_to_leave(page):
        page.give_way(SeatPage.leave)
    elif not covered:
        uncover(page)


def cover(page: SeatPage) -> None:
    """Cover the page."""
    if page.veil:
        page.veil.cover()


def uncover(page: SeatPage) -> None:
    """Show the page again."""
    if page.veil:
        page.veil.lift()
    follow(page)


ALONE = replace(
    OPEN,
    deeds=(
        *DEEDS,
        Deed(leave, (LEAVES,)),
        Deed(
            SeatPage.leave,
            (
                Command(
                    "hide", "f2", N_("Turn round"), N_("show everybody the open page; then the PIN")
                ),
            ),
        ),
        Deed(rest_below, (PAUSE,)),
        Deed(
            cover,
            (Command("cover", "space", N_("Cover"), N_("cover the page, or show it again")),),
        ),
        Deed(uncover, UNCOVER.commands),
        RECEIPT,
        ADVICE,
        WORRY,
    ),
    title=lambda _page: _("SECRET"),
    style="-secret",
    through=("f2", "f10"),
    grows=False,
    veil=veil,
    hands_on=True,
    enter_key=enter_key,
    begin=lambda page: page.call(page.first),
    follow=follow,
    call=call,
)
