"""The hidden side at the prompt: what it sees, numbered choices, and lines that nobody sees."""

from collections.abc import Callable

from companion.cli.prompt.choices import FEWEST_ROWS, Choices
from companion.cli.prompt.commands.overview import mapped
from companion.cli.prompt.evening import NumberedMoves, PromptEvening
from companion.cli.prompt.voices import DUE
from companion.core import ABOUT, NotUnderstood
from companion.locale import N_, _
from companion.store.machine_notes import HOLDER, OWN
from companion.telling.table.awaited import awaited
from companion.telling.table.standing_lines import places
from companion.text.keyboard import agrees

HIDE = ("", "hide", "cover")
COVERED = N_("Covered: nothing hidden is on the screen, and nothing hidden is said.")
MOST_NOTES = 6
FEW = 9  # moves that are listed unasked where they are heard


def lifted(session: PromptEvening, first: Callable[[], None] | None = None) -> None:
    """Show the hidden side after the PIN and do `first`; afterwards say the new public lines."""
    before = _public(session)
    need_unheard(session)
    session.covers = False
    try:
        with session.desk.curtain():
            if not _unlocked(session):
                return
            _stay(session, first)
    except KeyboardInterrupt:
        pass
    finally:
        session.sitting.cover()
        if session.desk.plain:
            session.say(_(COVERED))
        for row, number in _public(session).items():
            if row not in before:
                session.say(*session.told(number) if session.desk.plain else (row,))


def held_alone(session: PromptEvening) -> bool:
    """Say whether the hidden seat holds the screen alone, and types what everybody does."""
    sitting = session.sitting
    return bool(session.table.curtained) and HOLDER.read(sitting.folder, sitting.row.id) == OWN


def _unlocked(session: PromptEvening) -> bool:
    """Ask for the PIN, or for the two keys while they count; say whether the side is open."""
    desk, sitting = session.desk, session.sitting
    if sitting.code.counts:
        typed = desk.secret(_("Your two keys; a wrong one asks for the PIN (Enter alone: back): "))
        if not typed:
            return False
        if sitting.unlock_by_code(typed):
            return True
        desk.say(_("These were not the two keys. Now the PIN."))
    pin = desk.secret(_("PIN, before the hidden side shows (Enter alone: back): "))
    if not pin:
        return False
    with desk.working(_("Opening the hidden side.")):
        sitting.unlock(session.hidden, pin)
    return True


def need_unheard(session: PromptEvening) -> None:
    """Ask once, before anything hidden is said aloud, whether nobody else hears it."""
    if session.unheard:
        return
    session.say(
        _(
            "A screen reader says aloud what stands behind the curtain. Put on an earphone, or turn"
            " the voice off and read a braille line."
        )
    )
    typed = session.desk.ask(_("Does nobody else hear it now? Type yes; Enter alone: back "))
    if typed is None or not agrees(typed):
        raise NotUnderstood(
            _("the curtain stays down, as others could hear what is said behind it")
        )
    session.unheard = True


def _public(session: PromptEvening) -> dict[str, int]:
    """Return the public form of all lines that count, with their numbers in the record."""
    record = session.table.record
    numbered = ((number, place, record[number - 1]) for number, place in places(record).items())
    return {
        f"{place}  {line.text}": number for number, place, line in numbered if line.seat != ABOUT
    }


def _stay(session: PromptEvening, first: Callable[[], None] | None) -> None:
    """Show page after page until Enter alone hides them, or a deal needs the others' words."""
    choices: NumberedMoves = Choices(session, *session.makes_for(session.hidden))
    if session.desk.plain:
        choices = session.choices(session.hidden)
        said = _("`look {seat}` reads what only this side knows.")
        session.desk.say(said.format(seat=session.hidden))
    notes = session.heard(session.hidden, first) if first else []
    while session.open:
        if session.desk.plain:
            _tell(session, choices, notes)
        else:
            notes = _leafed(session, notes) if len(notes) > MOST_NOTES else notes
            _page(session, choices, notes)
        typed = session.desk.secret(_("unseen> "))
        if typed is None or typed.strip() in HIDE:
            return
        notes = choices.taken(typed)
        if held_alone(session):
            _tell_all(session)
        if session.sitting.deal_due or session.covers:
            return


def _tell_all(session: PromptEvening) -> None:
    """Tell the one who holds the screen what all must hear and keep."""
    if session.sitting.new_head and not session.sitting.deal_due:
        session.keep_receipt()
    if session.desk.plain:
        session.tell_aloud()


def _tell(session: PromptEvening, choices: NumberedMoves, notes: list[str]) -> None:
    """Say the answer to the last line, what is due here, and the choices where they are few."""
    for row in notes:
        session.desk.say(row)
    if session.sitting.failed_save:
        session.desk.say(session.not_saved(session.hidden))
        return
    session.desk.say(f"{_(DUE)}: {session.due}")
    found = choices.matching()
    for row in choices.told(found) if len(found) <= FEW else ():
        session.desk.say(row)
    if not found:
        session.desk.say(_("Nothing is due on this side. Enter hides it."))
    elif len(found) <= FEW:
        session.desk.say(_("Type a number or a line. Enter hides this side."))
    else:
        said = _("Moves: {number}. `menu` leads to one, `legal` lists them. Enter hides this side.")
        session.desk.say(said.format(number=len(found)))


def _leafed(session: PromptEvening, notes: list[str]) -> list[str]:
    """Show long notes page by page, as nothing can be scrolled back; return the last page."""
    desk = session.desk
    rows = [row for note in notes for row in desk.wrapped(note)]
    room = max(desk.size[1] - 2, 1)
    for at in range(0, len(rows), room):
        desk.page()
        for row in rows[at : at + room]:
            desk.say(row)
        desk.secret(_("Enter to go on> "))
    return []


def _page(session: PromptEvening, choices: NumberedMoves, notes: list[str]) -> None:
    """Show the hidden view, the choices, and the answer to the last line."""
    desk = session.desk
    head = mapped(session)
    last = (
        [session.not_saved(session.hidden)]
        if session.sitting.failed_save
        else [*notes, awaited(session.table)]
    )
    choose = _("Type a number or a line. Enter hides this side.")
    last.append(choose if choices.offers else _("Nothing is due on this side. Enter hides it."))
    taken = sum(len(desk.wrapped(row)) for row in (*head, *last))
    room = (
        desk.size[1] - taken - 2
    )  # rows for the prompt, and for a blank row that a small window goes without
    gap = [""] if room >= FEWEST_ROWS else []
    desk.page()
    for row in (*head, *gap, *choices.rows(room), *last):
        desk.say(row)
