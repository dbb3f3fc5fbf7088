"""What keeps a table: the players' share, heads, and files that are written in the middle of it."""

from collections.abc import Callable

from companion.core import PUBLIC, CompanionError
from companion.games.mind_mgmt.locale import _
from companion.telling.refusals import in_a_sentence
from screens.games.mind_mgmt.host import Host
from screens.kit.text_page import Reading
from screens.kit.window import window
from screens.proof.level_dialog import more_receipts
from screens.proof.share_dialog import ShareAsked
from screens.table.exports import clear, evidence


def in_the_open(side: Host) -> bool:
    """Say whether the players look, and hold a head or can be given one."""
    return side.seat == PUBLIC and bool(side.sitting.table.sealing.others)


def has_head(side: Host) -> bool:
    """Say whether a head was shown."""
    return side.sitting.table.sealing.heads > 0


async def share(side: Host) -> None:
    """Take the share anew; it counts from the next seal on."""
    await side.ask(ShareAsked(side.sitting.table))
    side.renew()


def may_ask_for_more(side: Host) -> bool:
    """Say whether the table can ask for more receipts than it has."""
    return in_the_open(side) and bool(side.sitting.table.sealing.higher)


async def ask_for_more(side: Host) -> None:
    """Ask for more: words where they are due, and a receipt at once while others have the turn."""
    sitting = side.sitting
    level = await side.ask(more_receipts(sitting))
    if level and _done(side, lambda: sitting.ask_for_proof(side.seat, level)):
        if sitting.share_due:
            await side.ask(ShareAsked(sitting.table))
        if not (sitting.share_due or sitting.hidden_due):
            _done(side, lambda: sitting.new_head_of_all(side.seat))
        side.renew()


async def fresh(side: Host) -> None:
    """Show a head over everything so far."""
    if _done(side, lambda: side.sitting.table.sealing.head(fresh=True)):
        side.renew()


def _done(side: Host, sign: Callable[[], object]) -> bool:
    """Sign a head over everything so far, or say why that is not possible."""
    try:
        sign()
    except CompanionError as reason:
        side.say(in_a_sentence(reason))
        return False
    return True


async def signed(side: Host) -> None:
    """Show the last head as the signed text that programs read."""
    note = side.sitting.table.sealing.head().note
    await side.ask(Reading(_("The last head, signed"), note.splitlines()))


async def stop(side: Host) -> None:
    """Stop before the game is over: show a last head, then everything can be opened."""
    if _done(side, side.sitting.table.sealing.stop):
        side.turn_into(window(side).ending(side.sitting))


async def save(side: Host) -> None:
    """Write the evidence so far to a file."""
    side.say(await evidence(side, side.sitting))


async def text(side: Host) -> None:
    """Write the moves in clear to a file."""
    side.say(await clear(side, side.sitting))
