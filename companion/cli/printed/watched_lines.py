"""The public side of a table as lines, each printed when it comes, for ears or a hall."""

import time
from collections.abc import Callable, Iterator

from companion.cli.desk.output import say
from companion.cli.prompt.choices import ROOM
from companion.cli.prompt.table_talk import Told, plain_talk
from companion.cli.prompt.voices import DUE, TABLE
from companion.contract.announcement import together
from companion.core import PUBLIC, CompanionError
from companion.locale import _
from companion.play.watched_table import Watched
from companion.store.public_reader import PublicReader, PublicTable
from companion.telling.proof.receipt_names import FALSE, receipt
from companion.telling.refusals import in_a_sentence
from companion.telling.table.sheets import shown

OFTEN = 0.3  # seconds between two looks
Rows = dict[int, Told]  # by the number of a line: its sentence, and who speaks


def follow(reader: PublicReader, wait: Callable[[float], None] = time.sleep) -> None:
    """Say how a table stands, then each line as it comes, until everything is told."""
    seen = reader.read()
    watched = Watched(seen)
    say(f"{_(TABLE)}: {seen.name}, {watched.words.title()}")
    for row in shown(watched.words, watched.view):
        say(row)
    _tell_receipt(watched)
    trouble = ""
    while not _told_whole(watched):
        wait(OFTEN)
        try:
            found = reader.read()
            if found != seen:
                watched, seen = _tell(watched, found), found
            trouble = ""
        except CompanionError as reason:
            if trouble != (trouble := in_a_sentence(reason)):
                say(f"{_(TABLE)}: {trouble}")


def _told_whole(watched: Watched) -> bool:
    """Say whether nothing more can come: the game is over, and nothing is hidden any more."""
    return watched.revealed or (watched.over and watched.game.secrets is None)


def _tell(before: Watched, table: PublicTable) -> Watched:
    """Say what has come since, and return the table as it is now."""
    watched = Watched(table)
    for line, who in (*_moves(before, watched), *_talk(before, watched)):
        say(f"{who or _(TABLE)}: {line}")
    if watched.due != before.due:
        say(f"{_(DUE)}: {watched.due}")
    if watched.receipt and (not before.receipt or watched.receipt.shown != before.receipt.shown):
        _tell_receipt(watched)
    return watched


def _moves(before: Watched, watched: Watched) -> Iterator[Told]:
    """Go through what was taken back, and through the moves that came."""
    old, new = _rows(before), _rows(watched)
    for number, (row, _who) in old.items():
        if number not in new:
            yield _("Taken back: {line}").format(line=row), ""
    yield from (told for number, told in new.items() if number not in old)


def _talk(before: Watched, watched: Watched) -> Iterator[Told]:
    """Go through what was said aloud since, and what the players do because of it."""
    said = together(watched.announced)
    if said and watched.announced != before.announced:
        yield from plain_talk(said, together(before.announced), muted=False)


def _tell_receipt(watched: Watched) -> None:
    """Say the last receipt as text, if there is one."""
    if watched.receipt:
        last = watched.receipt.shown
        code = f"{receipt(watched.words.hour, last.hour, last.number)}: {last.short}"
        say(code if watched.receipt.genuine else _(FALSE))


def _rows(watched: Watched) -> Rows:
    """Return the moves that are shown as sentences, by their numbers."""
    rows: Rows = {}
    for played in watched.standing:
        view = watched.game.rules.view(played.before, PUBLIC)
        move = watched.game.veiled(played.move)
        words = watched.words
        if row := words.row(move, view, ROOM):
            rows[played.number] = row, words.speaker(move, view)
    return rows
