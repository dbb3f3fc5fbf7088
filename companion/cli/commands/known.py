"""`companion known`: what everybody could work out of a game, after any of its lines."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.desk.output import say, say_json_line, working
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.parser import Commands
from companion.core import Illegal, NotUnderstood
from companion.locale import _, counted
from companion.telling.refusals import in_lines

if TYPE_CHECKING:
    from companion.contract.game import AnyGame
    from companion.play.known_course import KnownCourse
    from companion.record.known import KnownAfter

    Followed = tuple[KnownCourse, Iterator[KnownAfter], int]

EVIDENCE = "table companion/"  # how the first line of evidence begins


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "known",
        help=_("say what could be worked out of a hidden trail"),
        epilog=_(
            "Lines are counted as in the file of a written game, and as in the record of evidence"
            " and of a table. A table of your own is told when it is over, or while it is played"
            " where its players agreed on counted places. Exit code: 1 where"
            " a line is against the rules, 2 unreadable."
        ),
    )
    parser.add_argument(
        "what", metavar=_("FILE|TABLE"), help=_("a written game, evidence, or a table")
    )
    parser.add_argument("--line", type=int, metavar="N", help=_("after this line, else the last"))
    parser.add_argument("--each", action="store_true", help=_("after each public line"))
    parser.add_argument(
        "--edition", type=Path, metavar=_("FILE"), help=_("an edition file of your own")
    )
    parser.add_argument("--json", action="store_true", help=_("print it all for programs"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Say it after the lines that were asked for; return 1 where a line is refused."""
    from companion.text.gametext import StoppedAt

    known, moments, lines = _followed(wanted)
    told, code = known.moment, DONE
    try:
        with nullcontext() if wanted.json else working(_("Working out what can be known.")):
            for told in moments:
                if wanted.each:
                    _tell(known.game, told, wanted)
    except StoppedAt as stop:
        if not isinstance(stop.reason, Illegal):
            raise
        code = REFUSED
        for line in in_lines(stop):
            say(line, sys.stderr)
    if not wanted.each:
        asked = wanted.line or lines
        _tell(known.game, replace(told, line=asked) if code == DONE else told, wanted)
    return code


def _followed(wanted: argparse.Namespace) -> "Followed":
    """Follow a file or a table: the course, its moments, and how many lines there are."""
    from companion.play import known_course
    from companion.seal.evidence import of_text
    from companion.store.disk import files
    from companion.text import gametext

    path = Path(wanted.what)
    if not path.is_file():
        return _table(wanted)
    text = files.read_text(path)
    if text.startswith(EVIDENCE):
        found = of_text(text)
        _need_line(wanted.line, len(found.lines))
        return *known_course.of_evidence(found, wanted.line), len(found.lines)
    lines = len(text.splitlines())
    _need_line(wanted.line, lines)
    edition = files.read_text(wanted.edition) if wanted.edition else None
    return *known_course.of_text(gametext.read(text), edition, wanted.line), lines


def _table(wanted: argparse.Namespace) -> "Followed":
    """Follow a table of one's own, which must be over or have agreed on that much help."""
    from companion.play import known_course
    from companion.play.watched_table import Watched
    from companion.record.line import read
    from companion.store.public_reader import PublicReader
    from companion.trail.help import COUNTS, reaches

    table = PublicReader(name=wanted.what).read()
    watched = Watched(table)
    over = watched.over or watched.revealed
    if not over and not (watched.help and reaches(watched.help, COUNTS)):
        raise NotUnderstood(
            _(
                "what could be known of your own table is told when it is over, or at once where"
                " its players agreed on counted places"
            )
        )
    _need_line(wanted.line, len(table.lines))
    record = [read(line) for line in table.lines] if over else watched.settled
    followed = known_course.of_record(watched.game, table.options, record, wanted.line)
    return *followed, len(record)


def _need_line(line: int | None, lines: int) -> None:
    """Refuse the number of a line that is not there."""
    if line is not None and not 1 <= line <= lines:
        said = counted("there is only {number} line", "there are only {number} lines", lines)
        raise NotUnderstood(said.format(number=lines))


def _tell(game: "AnyGame", moment: "KnownAfter", wanted: argparse.Namespace) -> None:
    """Print what could be known at one moment."""
    if wanted.json:
        say_json_line({"line": moment.line, **moment.knowledge.picture().facts()})
        return
    from companion.telling.table.known import told

    for sentence in told(game, moment):
        say(sentence)
