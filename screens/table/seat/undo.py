"""Takes back as many moves as somebody chooses, and says what to put back at the board."""

from collections.abc import Sequence

from companion.core import CompanionError
from companion.locale import _
from companion.telling.refusals import in_a_sentence
from screens.kit.window import window
from screens.table.dialogs.undo_dialog import undoing, written
from screens.table.page_contract import PageContract
from screens.table.seating import Seating, Told


async def undo(page: PageContract) -> None:
    """Take back the chosen moves; an unanswered question is taken back without a dialog."""
    seating = page.seating
    rows, hands = written(seating), seating.undoable
    if at_once := _unanswered(seating):
        back = rows[:1]
    else:
        back = rows[: await page.ask(undoing(seating)) or 0]
    try:
        for _move in back:
            seating.undo()
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
    else:
        page.say(_told(seating, back, hands[: len(back)]) if back else "")
    page.renew()
    if at_once:  # no dialog was opened to which keys could go
        window(page).held.taken()
    page.hold()


def _told(seating: Seating, rows: Sequence[str], moves: Sequence[Told]) -> str:
    """Return the message about what was taken back, and what to put back at the board."""
    said = [_("Taken back: {lines}").format(lines=", ".join(rows))]
    heard = (seating.game.words.announce(each.move, each.before) for each in moves)
    if things := [thing for each in heard if each for thing in each.to_do]:
        said.append(_("At the board, too: {things}").format(things=", ".join(things)))
    return "\n".join(said)


def _unanswered(seating: Seating) -> bool:
    """Say whether the last move is a question without an answer yet."""
    last = seating.undoable[:1]
    said = [seating.game.words.announce(each.move, each.before) for each in last]
    return any(each is not None and each.asked and not each.aloud for each in said)
