"""Rows under More for the whole table: words, receipts, files, rules, and the meaning of signs."""

from collections.abc import Callable

from companion.core import CompanionError
from companion.evening.decisions import points
from companion.locale import N_, _
from companion.store.machine_notes import HOLDER, SHARED
from companion.telling.proof.levels import begins
from companion.telling.refusals import in_a_sentence
from screens.kit.text_page import TextPage
from screens.kit.window import window
from screens.proof.level_dialog import more_receipts
from screens.proof.share_dialog import ShareDialog
from screens.table.dialogs.now_dialog import NowDialog
from screens.table.extras import Extra
from screens.table.hidden.code_dialog import CodeChosen
from screens.table.hidden.holder_dialog import who_holds
from screens.table.page_contract import PageContract
from screens.table.seat.board_tasks import TICKS
from screens.table.seat.exports import clear, evidence
from screens.table.seat.helping import help_agreed, may_be_helped
from screens.table.seat.rules_here import open_table
from screens.table.seat.rulings import decide
from screens.table.seat.ticks import ask_for_settings


def seals(page: PageContract) -> bool:
    """Say whether anything is sealed at this table."""
    return page.seating.table.proof is not None


def seals_nothing(page: PageContract) -> bool:
    """Say whether nothing is sealed at this table."""
    return not seals(page)


def in_the_open(page: PageContract) -> bool:
    """Say whether this is a public page with other players who can get receipts."""
    return page.seating.for_all and seals(page) and bool(page.seating.table.sealing.others)


def has_head(page: PageContract) -> bool:
    """Say whether a receipt was shown."""
    return seals(page) and page.seating.table.sealing.heads > 0


def may_stop(page: PageContract) -> bool:
    """Say whether the game can stop early: something was sealed that is then revealed."""
    return in_the_open(page) and any(line.seals for line in page.seating.table.record)


def sees_all(page: PageContract) -> bool:
    """Say whether this seat may see all moves."""
    return page.seating.hides or not seals(page)


def curtains(page: PageContract) -> bool:
    """Say whether a person hides a side of this table from the others."""
    return bool(page.seating.table.curtained)


def leaves_open(page: PageContract) -> bool:
    """Say whether the rulebook leaves anything open that the table could decide."""
    return bool(points(page.seating.table))


async def share(page: PageContract) -> None:
    """Take new words of the players, which count from the next seal on."""
    await page.ask(ShareDialog(page.seating.sitting))
    page.renew()


async def fresh(page: PageContract) -> None:
    """Show a receipt over everything so far."""
    sitting = page.seating.sitting
    if _done(page, lambda: sitting.new_head_of_all(page.seating.seat)):
        page.renew()


async def stop(page: PageContract) -> None:
    """Stop before the game is over: show a last receipt, and open the page of the end."""
    sitting = page.seating.sitting
    if _done(page, lambda: sitting.stop(page.seating.seat)):
        page.turn_into(window(page).ending(sitting))


def _done(page: PageContract, write: Callable[[], object]) -> bool:
    """Write something to the record, or say why that is impossible; a failed save stays pending."""
    try:
        write()
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
        page.hold()
        return False
    return True


def may_ask_for_more(page: PageContract) -> bool:
    """Say whether the table can ask for more proof."""
    return in_the_open(page) and bool(page.seating.table.sealing.higher)


async def ask_for_more(page: PageContract) -> None:
    """Ask for more proof, and for words if they are due; show a receipt on the others' turn."""
    sitting, seat = page.seating.sitting, page.seating.seat
    level = await page.ask(more_receipts(sitting))
    if level and _done(page, lambda: sitting.ask_for_proof(seat, level)):
        if sitting.share_due:
            await page.ask(ShareDialog(sitting))
        if not (sitting.share_due or sitting.hidden_due):
            _done(page, lambda: sitting.new_head_of_all(seat))
        page.renew()
        page.say(begins(level, sitting.table.words.hour(sitting.table.sealing.counts_from)))


async def signed(page: PageContract) -> None:
    """Show the last receipt as the signed text that programs read."""
    note = page.seating.table.sealing.head().note
    await page.ask(TextPage(_("The last receipt, signed"), note.splitlines()))


async def save(page: PageContract) -> None:
    """Write the evidence so far to a file."""
    page.say(await evidence(page, page.seating.sitting))


async def text(page: PageContract) -> None:
    """Write the moves in clear to a file."""
    page.say(await clear(page, page.seating.sitting))


async def rules(page: PageContract) -> None:
    """Search the rules of this game."""
    await page.ask(window(page).rule("", page.seating.table.game, open_table(page)))
    page.hold()


async def now(page: PageContract) -> None:
    """Show what may be done now, and the steps of the turn."""
    await page.ask(NowDialog(page.seating, open_table(page)))
    page.hold()


async def legend(page: PageContract) -> None:
    """Show the meaning of the signs, and the keys."""
    await page.app.run_action("app.help")


async def holder(page: PageContract) -> None:
    """Set who holds the screen from now on."""
    sitting = page.seating.sitting
    tables = window(page).tables
    if found := await page.ask(who_holds(page.seating.game)):
        try:
            HOLDER.put(tables.folder, sitting.row.id, found)
        except CompanionError as reason:
            page.say(in_a_sentence(reason))
        else:
            page.seating.sitting.code.due = found == SHARED
            page.renew()


def may_choose_keys(page: PageContract) -> bool:
    """Say whether two keys can be set: something is hidden, and everybody uses the screen."""
    sitting = page.seating.sitting
    holds = HOLDER.read(window(page).tables.folder, sitting.row.id)
    return curtains(page) and holds == SHARED


async def two_keys(page: PageContract) -> None:
    """Let the hidden seat set two keys, on its own page."""
    page.call(chosen_keys)


async def chosen_keys(page: PageContract) -> None:
    """Ask for two keys, or none."""
    code = page.seating.sitting.code
    code.due = False
    if (chosen := await page.ask(CodeChosen(code))) is not None:
        page.say(_("Two keys are chosen.") if chosen else _("From now on the PIN each time."))


RECORD = (
    Extra(
        "ruling",
        "d",
        N_("Decide"),
        N_("decide what the rulebook leaves open"),
        decide,
        leaves_open,
    ),
    Extra(
        "agreed",
        "z",
        N_("Help given"),
        N_("how much the program shows of what can be known"),
        help_agreed,
        may_be_helped,
    ),
    Extra(
        "holder",
        "o",
        N_("This screen"),
        N_("who looks at it: one seat, or all"),
        holder,
        curtains,
        sealed=True,
    ),
    Extra(
        "keys",
        "k",
        N_("Two keys"),
        N_("choose two to type instead of the PIN"),
        two_keys,
        may_choose_keys,
        sealed=True,
    ),
    Extra(
        "fresh",
        "f",
        N_("New receipt"),
        N_("show one of everything so far"),
        fresh,
        in_the_open,
        sealed=True,
    ),
    Extra(
        "signed",
        "y",
        N_("Signed receipt"),
        N_("read the signed text of a receipt"),
        signed,
        has_head,
        sealed=True,
    ),
    Extra(
        "proof",
        "p",
        N_("More receipts"),
        N_("ask for more proof from here on"),
        ask_for_more,
        may_ask_for_more,
        sealed=True,
    ),
    Extra(
        "share",
        "w",
        N_("New words"),
        N_("say the players' words once more"),
        share,
        in_the_open,
        sealed=True,
    ),
    Extra(
        "evidence",
        "e",
        N_("Evidence"),
        N_("write what anybody may check to a file"),
        save,
        seals,
        sealed=True,
    ),
    Extra("record", "e", N_("Record"), N_("write the whole game to a file"), save, seals_nothing),
    Extra(
        "text",
        "g",
        N_("Game text"),
        N_("write all moves to a file, for anybody to read"),
        text,
        sees_all,
    ),
    Extra(
        "settings",
        TICKS,
        N_("Settings"),
        N_("language, colours, tasks at the board"),
        ask_for_settings,
    ),
    Extra("now", "v", N_("What now"), N_("what may be done now, and by which rule"), now),
    Extra("rules", "u", N_("Rules"), N_("look up a rule of this game"), rules),
    Extra("legend", "i", N_("Signs and keys"), N_("what they mean"), legend),
    Extra(
        "stop",
        "s",
        N_("Stop here"),
        N_("end the game before it is over, and reveal everything"),
        stop,
        may_stop,
        sealed=True,
    ),
)
