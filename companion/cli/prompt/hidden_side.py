"""The hidden side at the prompt: what it sees, numbered choices, and lines that nobody sees."""

from collections.abc import Callable

from companion.cli.prompt.choices import FEWEST_ROWS, Choices
from companion.cli.prompt.commands.overview import mapped
from companion.cli.prompt.evening import PromptEvening
from companion.locale import _
from companion.telling.table.awaited import awaited
from companion.telling.table.standing_lines import standing

HIDE = ("", "hide")
MOST_NOTES = 6


def lifted(session: PromptEvening, first: Callable[[], None] | None = None) -> None:
    """Show the hidden side after the PIN and do `first`; afterwards say the new public lines."""
    before = _public(session)
    try:
        with session.desk.curtain():
            pin = session.desk.secret(_("PIN, before the hidden side shows (Enter alone: back): "))
            if not pin:
                return
            session.sitting.unlock(session.hidden, pin)
            _stay(session, first)
    except KeyboardInterrupt:
        pass
    finally:
        session.sitting.cover()
        for row in _public(session):
            if row not in before:
                session.desk.say(row)


def _public(session: PromptEvening) -> list[str]:
    """Return the public form of all lines that count."""
    return [f"{place}  {line.text}" for place, line in standing(session.table.record)]


def _stay(session: PromptEvening, first: Callable[[], None] | None) -> None:
    """Show page after page until Enter alone hides them, or a deal needs the others' words."""
    choices = Choices(session)
    notes = session.heard(session.hidden, first) if first else []
    while session.open:
        if len(notes) > MOST_NOTES:
            notes = _leafed(session, notes)
        _page(session, choices, notes)
        typed = session.desk.secret(_("unseen> "))
        if typed is None or typed.strip() in HIDE:
            return
        notes = choices.taken(typed)
        if session.sitting.deal_due:
            return


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


def _page(session: PromptEvening, choices: Choices, notes: list[str]) -> None:
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
