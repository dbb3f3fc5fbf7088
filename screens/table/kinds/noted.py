"""The public side of a game with private notes: it opens them to a player who asks for them."""

from dataclasses import replace

from companion.contract.game import SeenAlone
from companion.contract.move import Move
from companion.core import CompanionError, Seat
from companion.locale import N_, _
from companion.store.keys import vault
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.line_dialog import LineDialog
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.table.hidden.curtain import Curtain
from screens.table.kinds.notes import NOTES, read
from screens.table.kinds.open import OPEN
from screens.table.look import PLAIN
from screens.table.seat.deeds import DEEDS, LEAVE
from screens.table.seat.notes_seating import NotesSeating
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage

READ = "read "  # precedes the name of a player whose notes are open to everybody


def asks(page: SeatPage, asked: str) -> str:
    """Return the question; at the end, that notes stay locked until their owners open them."""
    if not (page.seating.table.over and page.seating.table.noting):
        return asked
    locked = _("Notes stay locked. F2: each owner opens or erases them.")
    return locked if asked == page.shown.sheet.headline else f"{asked} {locked}"


def notes(page: SeatPage) -> None:
    """Open the notes of a player; keys after this one wait for that player."""
    window(page).held.begin(page, "f2")
    page.say("")
    page.run_worker(open_notes(page))


async def open_notes(page: SeatPage) -> None:
    """Ask for the player and the PIN, and show the notes until they are hidden."""
    sitting = page.seating.sitting
    over, noting = page.seating.table.over, page.seating.table.noting
    told = {seat: seat for seat in sitting.noting if seat in noting or not over}
    told |= {
        READ + seat: _("{seat}, open to all").format(seat=seat) for seat in sitting.notes_shown
    }
    if not told:
        page.say(_("There are no notes at this table."))
        return
    whose = await page.ask(PickDialog(_("Whose notes?"), told))
    if whose and whose.startswith(READ):
        read(page, whose.removeprefix(READ))
    elif whose:
        await unlock(page, whose)
    if sitting.notebook:
        shown = SeatPage(NotesSeating(sitting, sitting.notebook), PLAIN, NOTES)
        page.show(shown, lambda _nothing: come_back(page, shown))


async def unlock(page: SeatPage, seat: Seat) -> None:
    """Ask for the PIN of a player; the first time, it is chosen and typed twice."""
    sitting = page.seating.sitting
    if seat in page.seating.table.noting:
        await page.ask(Curtain(_("Only {seat} looks now.").format(seat=seat), sitting, seat))
        return
    said = _("{seat}, choose a PIN for your notes. Nobody can open them without it.")
    first = await page.ask(LineDialog(said.format(seat=seat), possible, hidden=True))
    again = first and await page.ask(LineDialog(_("The same PIN once more"), str, hidden=True))
    if first and first == again:
        sitting.unlock(seat, first)
    elif again:
        page.say(_("The second PIN differs from the first. Nothing was begun."))


def possible(pin: str) -> str:
    """Return a new PIN, or refuse it."""
    vault.need_pin(pin)
    return pin


def come_back(page: SeatPage, shown: SeatPage) -> None:
    """Do what the owner of the notes asked for, lock them, and show the table again."""
    if shown.then:
        shown.then(page)
    else:
        page.say(shown.guard.fell if shown.guard else "")
    shown.seating.close()
    page.renew()


def played(page: SeatPage) -> None:
    """Go on after a move; whoever has just looked at something alone notes it at once.

    Who keeps no notes is asked nothing, and only told how to begin.
    """
    page.renew()
    sitting = page.seating.sitting
    if look := sitting.looked:
        window(page).held.begin(page, "")
        page.run_worker(jot(page, look))
    elif seen := sitting.seen_alone:
        said = _("{seat}: F2 keeps a note of it, behind a PIN of your own.")
        page.say_for_now(said.format(seat=seen.seat))


async def jot(page: SeatPage, look: SeenAlone) -> None:
    """Ask what was seen, once in a turn behind the PIN; no other note is shown."""
    sitting, asked = page.seating.sitting, _("Only {seat} looks now.").format(seat=look.seat)
    asked = f"{asked} {look.question}"
    if not sitting.open_notebook.takes(look.seat):
        if not await page.ask(Curtain(asked, sitting, look.seat)):
            return
        sitting.cover()
    told = {str(at): sitting.open_notebook.sentence(note) for at, note in enumerate(look.answers)}
    if at := await page.ask(PickDialog(asked, told)):
        jotted(page, look.seat, look.answers[int(at)])


def jotted(page: SeatPage, seat: Seat, note: Move) -> None:
    """Save a note, or stop until it is saved."""
    try:
        page.seating.sitting.jot(seat, note)
    except CompanionError as reason:
        page.say(in_a_sentence(reason))
        page.hold()
    else:
        page.say(_("{seat}: noted.").format(seat=seat))


NOTED = replace(
    OPEN,
    deeds=(
        *DEEDS,
        LEAVE,
        Deed(
            notes,
            (Command("notes", "f2", N_("Notes"), N_("a player's own notes, behind their PIN")),),
        ),
    ),
    asks=asks,
    played=played,
)
