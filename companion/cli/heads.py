"""Showing a head to the players: as a code for their cameras, then as words for their ears."""

import textwrap
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from typing import TYPE_CHECKING

from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.seal.walk import HEAD

if TYPE_CHECKING:
    from companion.cli.session import Session
    from companion.seal.showing import Showing
    from companion.table import Table

BESIDE = 24  # columns that words beside a code need
GAP = "  "


def announced(session: "Session") -> None:
    """Show the newest head: nothing goes on at the table until the players hold it."""
    shown = session.table.head()
    if not session.desk.hides:
        session.say(_("head: {text}").format(text=shown.short))
        return
    with ThreadPoolExecutor(1) as beside:  # the words take a moment; nobody waits for them
        working = beside.submit(_words, shown)
        _draw(session, shown.short, shown.hour)
        session.desk.ask(_("Enter: the same as six words "))
        _say_words(session, shown, working.result())


def seen(table: "Table") -> int:
    """Count the heads that were seen for sure: not one behind which nothing has been written."""
    return table.heads - bool(HEAD.fullmatch(table.record[-1].text))


def head(session: "Session", seat: Seat, rest: str) -> None:
    """Show the newest head once more, or make one over everything so far."""
    if rest not in ("", "now", "words", "note"):
        raise NotUnderstood(_("type head, head now, head words or head note"))
    if rest == "now" or not session.table.heads:
        session.table.head(fresh=True)
    shown = session.table.head()
    session.heads = session.table.heads
    if rest == "words":
        _say_words(session, shown, _words(shown))
    elif rest == "note":
        for line in shown.note.splitlines():
            session.say(line)
    elif session.behind:
        session.say(_("head: {text}").format(text=shown.short))
    else:
        announced(session)


def _draw(session: "Session", text: str, hour: str) -> None:
    """Draw a code, with words beside it where there is room; too small a window gets its text."""
    from companion.seal import qr

    columns, rows = session.desk.size
    said = [_("Head at {hour}:00").format(hour=hour), "", *_asking()]
    if not qr.fits(text, columns, rows - 1):
        for line in (*said, "", text):
            session.say(line)
        return
    code = qr.ansi(text)
    room = columns - len(qr.cells(text)[0]) - len(GAP) - 1
    beside = [row for line in said for row in textwrap.wrap(line, max(room, 1)) or [""]]
    if room < BESIDE:
        beside = []
    for row, words in zip_longest(code, beside, fillvalue=""):
        session.desk.draw(f"{row}{GAP}{words}" if words else row)


def _asking() -> tuple[str, ...]:
    """Ask the players to keep it."""
    return (
        _("Take a photo, or press Enter and write the words down."),
        _("Nobody moves a figure or asks until this is kept."),
    )


def _words(shown: "Showing") -> tuple[str, str]:
    """Work out the six words and the share, in the reader's language."""
    from companion.seal import words

    language = words.language()
    return shown.words(language), words.said(shown.share, language)


def _say_words(session: "Session", shown: "Showing", told: tuple[str, str]) -> None:
    """Say the words, to be written down with their hour and share."""
    spoken, share = told
    session.say(spoken)
    session.say(_("share: {words}").format(words=share))
    session.say(_("Nobody moves a figure or asks until this is kept."))
