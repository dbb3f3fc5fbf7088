"""The one page of a table at which the program plays the hidden seat: everybody sees all of it."""

import asyncio
from dataclasses import replace
from time import monotonic

from companion.core import CompanionError, Undecided
from companion.locale import _
from companion.play.coming import What
from companion.store.disk.errors import NotSaved
from companion.telling.refusals import in_a_sentence
from screens.kit.window import window
from screens.table.dialogs.ruling_dialog import RulingDialog
from screens.table.enter_key import EnterKey, Takes
from screens.table.hidden import receipts
from screens.table.kinds.advice import ADVICE
from screens.table.kinds.known import KNOWN
from screens.table.kinds.open import OPEN
from screens.table.kinds.receipt import RECEIPT
from screens.table.seat.seat_page import SeatPage

PAUSE = 0.8  # seconds; it takes so long, or twice or three times, whatever it thinks about


def enter_key(page: SeatPage) -> EnterKey | None:
    """Return what Enter does: the program plays or answers, or words are asked for."""
    if asks := receipts.asked(page):
        return EnterKey(lambda: receipts.share_anew(page), asks)
    return plays(page)


def plays(page: SeatPage) -> EnterKey | None:
    """Return what Enter does where the program can play or answer; nothing where it cannot."""
    if not page.seating.sitting.lets_play:
        return None
    answers = _("Enter: the program answers.")
    leads = answers if page.seating.answers else _("Enter: the program plays.")
    return EnterKey(lambda: let_play(page), leads=leads)


def let_play(page: SeatPage) -> None:
    """Let the program do what is due, and show it when the pause is over."""
    page.say("")
    page.run_worker(played(page), name="play", group="program", exclusive=True)


async def played(page: SeatPage) -> None:
    """Play the program's moves, each worked out beside the screen; stop where others act."""
    sitting, begun = page.seating.sitting, monotonic()
    try:
        lets = sitting.lets_play
        while lets and (program := sitting.table.program):
            state = sitting.table.course.state
            found = await asyncio.to_thread(program.next)
            await asyncio.sleep(PAUSE and PAUSE - (monotonic() - begun) % PAUSE)
            if page.gone or sitting.table.course.state is not state:
                return  # something was taken back meanwhile
            if found:
                sitting.let_play(found)
            lets = sitting.next.what is What.PROGRAM
    except NotSaved:
        page.hold()
    except Undecided as silent:
        await decided(page, silent)
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
    if not page.gone:
        page.played()


async def decided(page: SeatPage, silent: Undecided) -> None:
    """Let the players decide a silent point that the program has come to, and go on."""
    words, ruled = page.seating.game.words, page.seating.game.rules.ruled
    ways = {choice: words.ruling(silent.rule, choice) for choice in silent.choices}
    choice = await page.ask(RulingDialog(silent.rule, ways, by_key=page.takes.rulings))
    if choice and ruled and page.play(ruled(silent.rule, choice)):
        let_play(page)


def follow(page: SeatPage) -> None:
    """Show what must be seen first: a pending save, the end, a receipt, or words that are due."""
    sitting = page.seating.sitting
    if not page.on_top or not page.is_mounted:
        return
    if sitting.failed_save:
        page.hold()
    elif sitting.table.over:
        page.turn_into(window(page).ending(sitting))
    else:
        coming = sitting.next
        if not receipts.come_first(page, coming):
            receipts.ask_once(page, coming)


PROGRAM = replace(
    OPEN,
    deeds=(*OPEN.deeds, KNOWN, RECEIPT, ADVICE),
    title=lambda _page: _("EVERYBODY"),
    style="-public",
    takes=lambda _page: Takes(),
    enter_key=enter_key,
    follow=follow,
)
