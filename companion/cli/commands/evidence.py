"""`companion evidence`: writes a file that anybody can check."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from companion import games
from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands, declare_pin
from companion.cli.prompt.evening import PromptEvening
from companion.core import Seat
from companion.locale import _
from companion.telling.started import started_as
from companion.text.plaintext import visible

if TYPE_CHECKING:
    from companion.play.table import Table


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("evidence", help=_("write a file that anybody can check"))
    parser.add_argument("table", metavar=_("TABLE"))
    parser.add_argument("file", nargs="?", type=Path, metavar=_("FILE"), help=_("a new file"))
    declare_pin(parser)
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Open a table and write its evidence."""
    from companion.cli.folder import tables
    from companion.cli.table_files import pin_of
    from companion.play import table

    with tables() as kept:
        row = kept.find(wanted.table)
        pin = pin_of(wanted, _("PIN: ")) if row.locked else ""
        with closing(table.resume(kept, row, pin)) as opened:
            say(_written(opened, row.name, wanted.file))
    return DONE


def evidence(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Write the evidence of the current table."""
    session.unwritten = True
    session.say(_written(session.table, session.table.game, Path(rest) if rest else None))
    session.unwritten = False


def _written(found: "Table", name: str, path: Path | None) -> str:
    """Write the evidence, and return a sentence about how to use it."""
    from companion.store.disk import files

    path = path or Path(f"{name}-{len(found.record)}.txt".replace("/", "-"))
    files.write_new(path, str(found.evidence()))
    if found.opened:
        said = _("{file}: everything revealed; `{command}` checks it")
    else:
        said = _("{file}: the record with what was revealed so far, and no secrets")
    command = " ".join(filter(None, (started_as(), "verify", games.own_option(found.game))))
    return said.format(file=visible(path), command=command)
