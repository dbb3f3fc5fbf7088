"""Showing a head to the players: as a code for their cameras, then as words for their ears."""

import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING

from companion.cli.evening import Evening
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.locale.threads import ReadersThreads
from companion.plaintext import visible
from companion.telling.receipt_names import receipt

if TYPE_CHECKING:
    from companion.seal.showing import Showing

BESIDE = 24  # columns that words beside a code need
GAP = "  "


def announced(session: Evening) -> None:
    """Show the newest head: nothing goes on at the table until the players hold it."""
    shown = session.table.sealing.head()
    if not session.desk.hides:
        session.say(f"{_name(shown)}: {shown.short}")
        return
    with ReadersThreads(1) as beside:  # the words take a moment; nobody waits for them
        working = beside.submit(_words, shown)
        _draw(session, shown)
        session.desk.ask(_("Photograph it; Enter: six words "))
        _say_words(session, working.result())


def head(session: Evening, seat: Seat, rest: str) -> None:
    """Show the newest head once more, or make one over everything so far."""
    if rest not in ("", "now", "words", "note"):
        raise NotUnderstood(_("type `head`, `head now`, `head words` or `head note`"))
    if rest == "now" or not session.table.sealing.heads:
        session.save(
            lambda: session.sitting.new_head_of_all(seat), lambda shown: _show(session, shown, rest)
        )
    else:
        _show(session, session.table.sealing.head(), rest)


def _show(session: Evening, shown: "Showing", rest: str) -> None:
    """Show a receipt as a code, or in the form that was asked for."""
    if session.behind:  # only the keeper sees this: the others are shown it when he comes back
        session.say(f"{_name(shown)}: {shown.short}")
        return
    session.sitting.show_heads()
    if rest == "words":
        _say_words(session, _words(shown))
    elif rest == "note":
        for line in shown.note.splitlines():
            _say_whole(session, line)
    else:
        announced(session)


def _draw(session: Evening, shown: "Showing") -> None:
    """Draw a code, with words beside it where there is room; too small a window gets its text."""
    from companion.seal import qr

    columns, rows = session.desk.size
    said = [_name(shown), "", *_asking(session)]
    if not qr.fits(shown.short, columns, rows - 1):
        for line in said:
            session.say(line)
        _say_whole(session, shown.short)
        return
    code = qr.ansi(shown.short)
    room = columns - len(qr.cells(shown.short)[0]) - len(GAP) - 1
    beside = [row for line in said for row in textwrap.wrap(line, max(room, 1)) or [""]]
    if room < BESIDE:
        beside = []
    for row, words in zip_longest(code, ["", *beside], fillvalue=""):
        session.desk.draw(f"{row}{GAP}{words}" if words else row)


def _name(shown: "Showing") -> str:
    """Give the name that a receipt has everywhere."""
    return receipt(shown.hour, shown.number)


def _asking(session: Evening) -> tuple[str, ...]:
    """Ask the players to keep it."""
    if session.table.outcome or session.table.sealing.stopping:
        wait = _("{holder:Nominative} reveals everything only when this is kept.")
    else:
        wait = _("Nobody moves or asks until this is kept.")
    wait = wait.format(holder=session.holder)
    return (_("Photograph the receipt, or press Enter and write six words down."), "", wait)


def _say_whole(session: Evening, line: str) -> None:
    """Say a line that is copied from the screen: a terminal shows it without breaks of ours."""
    if session.desk.hides:
        session.desk.draw(visible(line))
    else:
        session.say(line)


def _words(shown: "Showing") -> tuple[str, str, str]:
    """Work out the six words and the share, in the reader's language; first the receipt's name."""
    from companion.seal import words

    language = words.language()
    return _name(shown), shown.words(language), words.said(shown.share, language)


def _say_words(session: Evening, told: tuple[str, str, str]) -> None:
    """Say the words, to be written down with their hour and share."""
    name, spoken, share = told
    session.say(_("No photo? Then write this down before anything goes on:"))
    session.say(f"  {name}")
    session.say(f"  {spoken}")
    session.say(_("  your words: {words}").format(words=share))
