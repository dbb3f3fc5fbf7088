"""Private notes at the prompt, which each player opens with a PIN."""

from collections.abc import Iterator
from functools import partial

from companion.cli.desk.numbered import chosen
from companion.cli.prompt.commands.command import canonical
from companion.cli.prompt.commands.menu import MenuSteps, MovedOn
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.hidden_side import need_unheard
from companion.contract.game import SeenAlone
from companion.core import CompanionError, NotUnderstood, Seat
from companion.locale import N_, _
from companion.store.disk.errors import NotSaved
from companion.telling.refusals import in_lines
from companion.telling.table.sheets import told_sheet

HIDE = ("", "hide")
MENU = N_("menu")
WORDS = (N_("strike"), N_("erase"), N_("open"))


def notes(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Open a player's private notes; from a pipe, a note may follow the name."""
    word, _blank, line = rest.partition(" ")
    names = session.sitting.noting
    found = [name for name in names if name.casefold() == word.casefold()]
    if not found or (line and session.desk.hides):
        raise NotUnderstood(_("type `notes` and a name: {names}").format(names=", ".join(names)))
    (name,) = found
    if session.desk.hides:
        need_unheard(session)
    try:
        with session.desk.curtain():
            pin = _pin(session, name)
            with session.desk.working(_("Opening the notes.")):
                session.sitting.unlock(name, pin)
            if session.desk.hides:
                _stay(session)
            else:
                for row in (*(_done(session, line) if line else ()), *_told(session)):
                    session.say(row)
    except KeyboardInterrupt:
        pass
    finally:
        session.sitting.cover()
    if name in session.sitting.notes_shown:
        session.say(_("Notes of {seat}:").format(seat=name))
        for row in told_sheet(session.sitting.notes_shown.pop(name)):
            session.say(row)


def _pin(session: PromptEvening, name: str) -> str:
    """Ask for the PIN of somebody's notes; the first time a new one is typed twice."""
    desk = session.desk
    if name in session.table.noting:
        return desk.pin(_("PIN of {name}: ").format(name=name))
    return desk.new_pin(_("{name}, a PIN for your notes: ").format(name=name))


def _stay(session: PromptEvening) -> None:
    """Show page after page until Enter alone."""
    said: list[str] = []
    session.covers = False
    while session.sitting.notebook and not session.covers:
        session.desk.page()
        for row in (
            *_told(session),
            "",
            *said,
            _("Type a note, or: `menu`, `strike 2`, `erase`, `open`. Enter hides them."),
        ):
            session.desk.say(row)
        typed = session.desk.secret(_("unseen> "))
        if typed is None or typed.strip() in HIDE:
            return
        if canonical((MENU,), typed.strip()) == MENU:
            said = session.heard(session.sitting.seat, partial(_led, session))
        else:
            said = _done(session, typed.strip())


def _led(session: PromptEvening) -> None:
    """Lead to a note by numbered lists, which nobody else sees."""
    book = session.sitting.notebook
    assert book
    try:
        note = MenuSteps(session, book.seat, book.choices, book.spelling.fields).led()
    except MovedOn:
        return
    if note is not None:
        session.sitting.play(book.seat, note)


def jot(session: PromptEvening, look: SeenAlone) -> None:
    """Ask what a player has just seen alone, once in a turn behind the PIN; no note is shown."""
    sitting, desk, seat = session.sitting, session.desk, look.seat
    need_unheard(session)
    with desk.curtain():
        if not sitting.open_notebook.takes(seat):
            pin = _pin(session, seat)
            if not pin:
                return
            with desk.working(_("Opening the notes.")):
                sitting.unlock(seat, pin)
            sitting.cover()
        told = [sitting.open_notebook.sentence(note) for note in look.answers]
        asked = _("Only {seat} looks now.").format(seat=seat)
        at = chosen(desk, f"{asked} {look.question}", told, desk.secret)
        if at is not None:
            sitting.jot(seat, look.answers[at])
    if at is not None:
        session.say(_("{seat}: noted.").format(seat=seat))


def _told(session: PromptEvening) -> Iterator[str]:
    """Go through what the notes add up to, then each note with its number."""
    book = session.sitting.notebook
    if book is None:
        return
    yield from told_sheet(book.sheet)
    for each in book.all:
        struck = "" if each.counts else _(" (struck)")
        yield f"{each.number}  {book.sentence(each)}{struck}"
    if book.lost:
        yield _("{number} of your notes are damaged").format(number=book.lost)


def _done(session: PromptEvening, typed: str) -> list[str]:
    """Add a note, or do what a command says about notes; return the answer."""
    sitting, book = session.sitting, session.sitting.notebook
    assert book
    word, _blank, number = typed.partition(" ")
    word = canonical(WORDS, word)
    try:
        if word == "strike" and (number.isdecimal() or not number):
            sitting.strike(int(number[:9] or 0))
        elif word == "erase" and not number:
            sitting.erase()
        elif word == "open" and not number:
            sitting.open_notes()
        else:
            sitting.play(book.seat, book.read(typed))
    except NotSaved as reason:
        sitting.give_up()
        return [_("NOT SAVED; type it again"), *in_lines(reason)]
    except CompanionError as reason:
        return in_lines(reason)
    return []
