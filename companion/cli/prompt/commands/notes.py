"""Private notes at the prompt, which each player opens with a PIN."""

from collections.abc import Iterator

from companion.cli.prompt.commands.command import canonical
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.hidden_side import need_unheard
from companion.core import CompanionError, NotUnderstood, Seat
from companion.locale import N_, _
from companion.store.disk.errors import NotSaved
from companion.telling.refusals import in_lines
from companion.telling.table.sheets import told_sheet

HIDE = ("", "hide")
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
            session.sitting.unlock(name, _pin(session, name))
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
    while session.sitting.notebook:
        session.desk.page()
        for row in (
            *_told(session),
            "",
            *said,
            _("Type a note, or: `strike 2`, `erase`, `open`. Enter hides them."),
        ):
            session.desk.say(row)
        typed = session.desk.secret(_("unseen> "))
        if typed is None or typed.strip() in HIDE:
            return
        said = _done(session, typed.strip())


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
