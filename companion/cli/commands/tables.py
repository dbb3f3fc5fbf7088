"""`companion tables`: lists, resumes, renames, deletes, exports and imports tables."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli import folder
from companion.cli.desk.output import say, say_json
from companion.cli.desk.place import desk
from companion.cli.exit_codes import DONE, REFUSED
from companion.cli.parser import Commands, declare_pin
from companion.cli.table_files import exported, imported
from companion.core import NotUnderstood
from companion.games import SHELF
from companion.locale import N_, _
from companion.locale.dates import day
from companion.telling.table.list_marks import held, how_held
from companion.telling.table.tables import where

if TYPE_CHECKING:
    from companion.cli.desk.desk import Desk
    from companion.store.rows import TableRow
    from companion.store.tables import Tables

SHOWN = {"name": N_("NAME"), "new": N_("NEW"), "file": N_("FILE")}


def declare(commands: Commands) -> None:
    """Declare the command with its subcommands."""
    parser = commands.add_parser(
        "tables", help=_("list, resume, rename, delete, export and import tables")
    )
    parser.add_argument("--json", action="store_true", help=_("the list, for programs"))
    parser.set_defaults(run=run, what=listed)
    inner = parser.add_subparsers(metavar=_("WHAT"))
    declare_pin(_inner(inner, "resume", resumed, _("play on at a prompt"), "name"))
    _inner(inner, "rename", renamed, _("give a table another name"), "name", "new")
    delete = _inner(inner, "delete", deleted, _("delete a table for good"), "name")
    delete.add_argument(
        "--yes", action="store_true", help=_("do not ask; a table that is not over needs its PIN")
    )
    declare_pin(delete)
    export = _inner(inner, "export", exported, _("write a table to a new file"), "name", "file")
    export.add_argument(
        "--whole",
        action="store_true",
        help=_("the table with its encrypted secrets, not a game text"),
    )
    declare_pin(export)
    begin = _inner(inner, "import", imported, _("read a table or a game text"), "file")
    begin.add_argument(
        "--table", default="", metavar=_("NAME"), help=_("the name of the table here")
    )
    begin.add_argument("--edition", type=Path, metavar=_("FILE"), help=_("a board of your own"))
    declare_pin(begin)


def _inner(
    inner: Commands, name: str, what: Callable[..., int], told: str, *words: str
) -> argparse.ArgumentParser:
    """Declare one subcommand."""
    parser: argparse.ArgumentParser = inner.add_parser(name, help=told)
    for word in words:
        parser.add_argument(word, metavar=_(SHOWN[word]))
    parser.set_defaults(what=what)
    return parser


def run(wanted: argparse.Namespace) -> int:
    """Open the store and run the subcommand."""
    with folder.tables() as kept:
        code: int = wanted.what(wanted, kept)
    return code


def listed(wanted: argparse.Namespace, tables: "Tables") -> int:
    """List the tables, the one played last first."""
    rows = tables.list()
    if wanted.json:
        say_json([_facts(row) | how_held(row, tables.folder) for row in rows])
    for row in () if wanted.json else rows:
        say("; ".join((f"{row.name}: {where(row)}", day(row.played), *held(row, tables.folder))))
    if not rows and not wanted.json:
        said = _("no tables yet; begin one with `companion play {game}`")
        say(said.format(game=next(iter(SHELF))))
    tables.check_whole()  # after the list, which should appear at once
    return DONE


def _facts(row: "TableRow") -> dict[str, object]:
    """Return a table's facts for programs."""
    known = {
        "name": row.name,
        "id": row.id,
        "game": row.game,
        "started": row.started,
        "played": row.played,
        "over": row.over,
    }
    return {**known, **{name: said for name, said in row.summary.items() if name not in known}}


def resumed(wanted: argparse.Namespace, tables: "Tables") -> int:
    """Resume a table."""
    from companion.cli.commands import play

    row = tables.find(wanted.name)
    asked: dict[str, object] = {
        "game": row.game,
        "table": row.name,
        "mode": "",
        "players": "",
        "option": [],
        "proof": "",
        "edition": None,
    }
    return play.run(argparse.Namespace(**asked, pin_file=wanted.pin_file))


def renamed(wanted: argparse.Namespace, tables: "Tables") -> int:
    """Give a table another name."""
    tables.rename(tables.find(wanted.name), wanted.new)
    say(_("{name}: this is the table's name now").format(name=wanted.new))
    return DONE


def deleted(wanted: argparse.Namespace, tables: "Tables") -> int:
    """Delete a table; before its end it takes the PIN, or the name typed at a terminal."""
    row = tables.find(wanted.name)
    place = desk(wanted.pin_file)
    if row.locked and (wanted.yes or not place.hides):
        with place.curtain():
            tables.check(row, _pin_for_good(place, row.name))
    if not wanted.yes:
        say(_("{name}: {where}").format(name=row.name, where=where(row)))
        said = place.ask(_("Delete it for good? Type its name: "))
        if said is None or said.strip() != row.name:
            say(_("nothing was deleted"))
            return REFUSED
    tables.delete(row)
    say(_("{name}: deleted").format(name=row.name))
    return DONE


def _pin_for_good(place: "Desk", name: str) -> str:
    """Ask for the PIN of a table to delete; without one, say what else is possible."""
    try:
        return place.pin(_("PIN of {name}: ").format(name=name))
    except NotUnderstood as reason:
        forgot = _(
            "forgot the PIN? At a terminal, without `--yes`, type the name of the table"
            " to delete it"
        )
        raise NotUnderstood(f"{reason}; {forgot}") from None
