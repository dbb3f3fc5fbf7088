"""What keeps a table: the players' words, receipts, files; and the rules, and what signs mean."""

from collections.abc import Callable

from companion.core import CompanionError
from companion.locale import N_, _
from companion.store.machine_notes import HOLDER, SHARED
from companion.telling.proofs import begins
from companion.telling.refusals import in_a_sentence
from screens.kit.text_page import Reading
from screens.kit.window import window
from screens.proof.level_dialog import more_receipts
from screens.proof.share_dialog import ShareAsked
from screens.table.code_dialog import CodeChosen
from screens.table.deciding import decide
from screens.table.exports import clear, evidence
from screens.table.extras import Extra
from screens.table.holder_dialog import who_holds
from screens.table.host import Host
from screens.table.now_dialog import Now
from screens.table.rules_here import open_table


def seals(page: Host) -> bool:
    """Say whether anything is sealed at this table."""
    return page.seating.table.proof is not None


def seals_nothing(page: Host) -> bool:
    """Say whether a file of this table proves nothing."""
    return not seals(page)


def in_the_open(page: Host) -> bool:
    """Say whether the players look, and hold a receipt or can be given one."""
    return page.seating.for_all and seals(page) and bool(page.seating.table.sealing.others)


def has_head(page: Host) -> bool:
    """Say whether a receipt was shown."""
    return seals(page) and page.seating.table.sealing.heads > 0


def may_stop(page: Host) -> bool:
    """Say whether the game can stop before it is over: once anything is sealed that is opened."""
    return in_the_open(page) and any(line.seals for line in page.seating.table.record)


def sees_all(page: Host) -> bool:
    """Say whether nothing of the moves is hidden from this seat."""
    return page.seating.hides or not seals(page)


async def share(page: Host) -> None:
    """Take the players' words anew; they count from the next seal on."""
    await page.ask(ShareAsked(page.seating.sitting))
    page.renew()


async def fresh(page: Host) -> None:
    """Show a receipt over everything so far."""
    sitting = page.seating.sitting
    if _done(page, lambda: sitting.new_head_of_all(page.seating.seat)):
        page.renew()


async def stop(page: Host) -> None:
    """Stop before the game is over: show a last receipt, then everything can be revealed."""
    sitting = page.seating.sitting
    if _done(page, lambda: sitting.stop(page.seating.seat)):
        page.turn_into(window(page).ending(sitting))


def _done(page: Host, write: Callable[[], object]) -> bool:
    """Write something down, or say why that is not possible; what is not saved is kept in hand."""
    try:
        write()
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
        page.hold()
        return False
    return True


def may_ask_for_more(page: Host) -> bool:
    """Say whether the table can ask for more receipts than it has."""
    return in_the_open(page) and bool(page.seating.table.sealing.higher)


async def ask_for_more(page: Host) -> None:
    """Ask for more: words where they are due, and a receipt at once while others have the turn."""
    sitting, seat = page.seating.sitting, page.seating.seat
    level = await page.ask(more_receipts(sitting))
    if level and _done(page, lambda: sitting.ask_for_proof(seat, level)):
        if sitting.share_due:
            await page.ask(ShareAsked(sitting))
        if not (sitting.share_due or sitting.hidden_due):
            _done(page, lambda: sitting.new_head_of_all(seat))
        page.renew()
        page.say(begins(level, sitting.table.sealing.counts_from))


async def signed(page: Host) -> None:
    """Show the last receipt as the signed text that programs read."""
    note = page.seating.table.sealing.head().note
    await page.ask(Reading(_("The last receipt, signed"), note.splitlines()))


async def save(page: Host) -> None:
    """Write the evidence so far to a file."""
    page.say(await evidence(page, page.seating.sitting))


async def text(page: Host) -> None:
    """Write the moves in clear to a file."""
    page.say(await clear(page, page.seating.sitting))


async def rules(page: Host) -> None:
    """Look the rules of this game up."""
    await page.ask(window(page).rule("", page.seating.table.game, open_table(page)))
    page.hold()


async def now(page: Host) -> None:
    """Tell what may be done now, and the steps of the turn."""
    await page.ask(Now(page.seating, open_table(page)))
    page.hold()


async def legend(page: Host) -> None:
    """Show what the signs mean, and the keys."""
    await page.app.run_action("app.help")


async def holder(page: Host) -> None:
    """Say who holds the screen from here on."""
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


def may_choose_keys(page: Host) -> bool:
    """Say whether two keys can lift the curtain: where a seat hides something, and all look."""
    sitting = page.seating.sitting
    holds = HOLDER.read(window(page).tables.folder, sitting.row.id)
    return seals(page) and holds == SHARED


async def two_keys(page: Host) -> None:
    """Let the hidden seat choose two keys, behind the curtain."""
    page.call(chosen_keys)


async def chosen_keys(page: Host) -> None:
    """Choose two keys, or none."""
    code = page.seating.sitting.code
    code.due = False
    if (chosen := await page.ask(CodeChosen(code))) is not None:
        page.say(_("Two keys are chosen.") if chosen else _("From now on the PIN each time."))


RECORD = (
    Extra("ruling", "d", N_("Decide"), N_("decide what the rulebook leaves open"), decide),
    Extra("holder", "o", N_("This screen"), N_("who looks at it: one seat, or all"), holder, seals),
    Extra(
        "keys",
        "k",
        N_("Two keys"),
        N_("choose two to type instead of the PIN"),
        two_keys,
        may_choose_keys,
    ),
    Extra("fresh", "f", N_("New receipt"), N_("show one of everything so far"), fresh, in_the_open),
    Extra(
        "signed",
        "t",
        N_("Signed receipt"),
        N_("read the signed text of a receipt"),
        signed,
        has_head,
    ),
    Extra(
        "proof",
        "p",
        N_("More receipts"),
        N_("ask for more proof from here on"),
        ask_for_more,
        may_ask_for_more,
    ),
    Extra(
        "share", "w", N_("New words"), N_("say the players' words once more"), share, in_the_open
    ),
    Extra(
        "evidence", "e", N_("Evidence"), N_("write what anybody may check to a file"), save, seals
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
    ),
)
