"""`companion watch`: shows the public side of a table on a second screen, or prints it once."""

import argparse
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.cli import plain_mode
from companion.cli.commands.welcome import draws
from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.locale import _

if TYPE_CHECKING:
    from companion.store.public_reader import PublicReader


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "watch", help=_("show the public side of a table, as it is played elsewhere")
    )
    parser.add_argument(
        "table", nargs="?", default="", metavar=_("TABLE"), help=_("else the table played last")
    )
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Follow the table at a terminal, or else print it as it stands."""
    from companion.store.public_reader import PublicReader

    reader = PublicReader(name=wanted.table)
    if plain_mode.is_on():
        return _followed(reader)
    if not draws():
        return _told(reader)
    if wanted.table:
        reader.read()  # refuses an unknown name before a window opens
    from screens.watch_window import run as watch

    return watch(reader)


def _followed(reader: "PublicReader") -> int:
    """Print each line as it comes, until everything is told or somebody stops it."""
    from companion.cli.printed.watched_lines import follow

    with suppress(KeyboardInterrupt):
        follow(reader)
    return DONE


def _told(reader: "PublicReader") -> int:
    """Print what everybody may see now."""
    from companion.play.watched_table import Watched
    from companion.telling.proof.receipt_names import FALSE, receipt
    from companion.telling.table.sheets import shown

    watched = Watched(reader.read())
    for line in shown(watched.words, watched.view):
        say(line)
    if watched.receipt:
        last = watched.receipt.shown
        code = f"{receipt(watched.words.hour, last.hour, last.number)}: {last.short}"
        say(code if watched.receipt.genuine else _(FALSE))
    return DONE
