"""The public side of a game with secrets: it calls the hidden seat, and shows receipts."""

from dataclasses import replace

from companion.locale import N_, _
from companion.play.coming import Next, Why
from screens.kit.guard import LEFT
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.proof.share_dialog import ShareDialog
from screens.table.enter_key import EnterKey, Takes
from screens.table.hidden import receipts
from screens.table.hidden.code_dialog import CodeAsked
from screens.table.hidden.curtain import Curtain
from screens.table.hidden.own_seating import OwnSeating
from screens.table.kinds.advice import ADVICE
from screens.table.kinds.alone import ALONE
from screens.table.kinds.hidden import HIDDEN
from screens.table.kinds.known import KNOWN
from screens.table.kinds.open import OPEN
from screens.table.kinds.pauses import PAUSE, rest
from screens.table.kinds.program import plays
from screens.table.kinds.receipt import RECEIPT
from screens.table.page_contract import First
from screens.table.seat.deeds import DEEDS, LEAVES
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating


def takes(page: SeatPage) -> Takes:
    """Accept no typed keys that could be part of a PIN, and none where all is typed elsewhere."""
    sitting, alone = page.seating.sitting, receipts.held_alone(page)
    pin_next = alone or sitting.hidden_due
    names = not (pin_next and sitting.code.chosen)
    return Takes(choices=not alone, figures=not pin_next, names=names, rulings=False)


def held_alone(page: SeatPage) -> bool:
    """Say whether the hidden seat holds the screen alone, so that nothing is chosen here."""
    return not page.takes.choices


def enter_key(page: SeatPage) -> EnterKey | None:
    """Return what Enter does: the hidden side, words that are due, or the program plays."""
    asks = receipts.asked(page)
    if held_alone(page) or page.seating.sitting.hidden_due:
        return EnterKey(page.call, asks, "" if asks else _("Enter: the hidden side."))
    return EnterKey(lambda: receipts.share_anew(page), asks) if asks else plays(page)


def begin(page: SeatPage) -> None:
    """After a start, for which the PIN was typed, show a hidden seat that is alone its page."""
    sitting = page.seating.sitting
    if held_alone(page) and page.on_top and not sitting.table.over and sitting.enter():
        show_hidden(page, None)
    else:
        sitting.cover()


def follow(page: SeatPage) -> None:
    """Show what must be seen first: a pending save, the end, a receipt, or words that are due."""
    sitting = page.seating.sitting
    goes_on = page.above is not None and page.above.then is not None
    if goes_on or not page.on_top or not page.is_mounted:
        return  # the next hidden page shows what comes first
    if sitting.failed_save:
        page.hold()
    elif sitting.table.over:
        page.turn_into(window(page).ending(sitting))
    else:
        coming = sitting.next
        if not receipts.come_first(page, coming) and asks_early(page, coming):
            receipts.ask_once(page, coming)


def asks_early(page: SeatPage, coming: Next) -> bool:
    """Say whether words are asked for before a seal waits for them."""
    return coming.why is Why.RECAST or (coming.why is Why.RETURN and not held_alone(page))


def summon(page: SeatPage) -> None:
    """Call the hidden seat, once the tasks at the board are done."""
    if page.tasks.due:
        page.say_for_now(page.tasks.asked)
    else:
        page.call()


def call(page: SeatPage, first: First | None) -> None:
    """Call the hidden seat; keys after this one wait for that seat."""
    window(page).held.begin(page)
    page.say("")
    page.run_worker(lift(page, first))


async def lift(page: SeatPage, first: First | None) -> None:
    """Ask for words if they are due, show the hidden side, and come back when it closes."""
    sitting = page.seating.sitting
    asks = sitting.share_due and not held_alone(page)  # that page asks for words itself
    if asks and not await page.ask(ShareDialog(sitting)):
        page.renew()
        return
    seat = sitting.table.hidden_seat
    if await lifted(page, _("Only {seat} looks now.").format(seat=page.words.seat(seat))):
        show_hidden(page, first)


async def lifted(page: SeatPage, said: str) -> bool:
    """Ask for the two keys if they count, else for the PIN; say whether it was right."""
    sitting, told = page.seating.sitting, ""
    if sitting.code.counts and not held_alone(page):
        code = CodeAsked(said, sitting.unlock_by_code)
        found = await page.ask(code)
        if found is not False:
            return bool(found)
        told = code.refused
    curtain = Curtain(said, sitting, sitting.table.hidden_seat, told, own=held_alone(page))
    return await page.ask(curtain) or False


def show_hidden(page: SeatPage, first: First | None) -> None:
    """Show the hidden side until it closes."""
    sitting = page.seating.sitting
    seat = sitting.table.hidden_seat
    hidden = (
        SeatPage(OwnSeating(sitting, seat), page.look, ALONE, first)
        if held_alone(page)
        else SeatPage(Seating(sitting, seat), page.look, HIDDEN, first)
    )
    page.above = hidden
    page.show(hidden, lambda _nothing: come_back(page, hidden))


def come_back(page: SeatPage, hidden: SeatPage) -> None:
    """Show the public side again, and say why the hidden page closed by itself."""
    sitting, page.above = page.seating.sitting, None
    sitting.cover()
    why = hidden.guard.fell if hidden.guard else ""
    if hidden.kind is ALONE or hidden.then or why == _(LEFT):
        sitting.code.end()
    if hidden.then:
        hidden.then(page)
    else:
        page.renew()
        if why:
            page.say(why)


def leave(page: SeatPage) -> None:
    """Leave a choice, or the table."""
    if page.begun:
        page.renew()
    else:
        page.run_worker(ask_and_leave(page))


async def ask_and_leave(page: SeatPage) -> None:
    """Leave the table; if coming back requires new words, ask before."""
    if not page.seating.table.sealing.shared or await receipts.means_to_leave(page):
        page.leave()


EVERYBODY = replace(
    OPEN,
    deeds=(
        *DEEDS,
        Deed(leave, (LEAVES,)),
        Deed(
            summon,
            (Command("call", "f2", N_("Secret"), N_("the hidden side, with its PIN")),),
            idle=lambda page: page.tasks.due,
        ),
        KNOWN,
        RECEIPT,
        ADVICE,
        Deed(rest, (PAUSE,)),
    ),
    title=lambda _page: _("EVERYBODY"),
    style="-public",
    through=("f10",),
    takes=takes,
    enter_key=enter_key,
    begin=begin,
    follow=follow,
    call=call,
)
