"""Finding or beginning the table that somebody wants to play at."""

import argparse
from collections.abc import Callable

from companion import table
from companion.cli.desk import Desk
from companion.core import NotUnderstood, Options
from companion.locale import _
from companion.store import files, vault
from companion.store.errors import WrongPin
from companion.store.rows import Row
from companion.store.tables import Tables
from companion.table import Table

Unlock = Callable[[str], None]


def seated(wanted: argparse.Namespace, tables: Tables, desk: Desk) -> tuple[Table, Unlock]:
    """Resume the table that is meant, or begin a new one."""
    known = [row for row in tables.list() if row.game == wanted.game]
    asked = wanted.mode or wanted.players
    found = [row for row in known if row.name == wanted.table]
    if not wanted.table and not asked:
        found = [row for row in known if not row.over][:1]
    if found:
        return _resumed(found[0], tables, desk)
    return _begun(wanted, tables, desk)


def _resumed(row: Row, tables: Tables, desk: Desk) -> tuple[Table, Unlock]:
    """Take a table up again, and tell where it stood."""
    pin = "" if row.over else desk.pin(_("PIN of {name}: ").format(name=row.name))
    opened = table.resume(tables, row, pin)
    said = _("{name}: resumed at line {number}. {awaited}")
    desk.say(said.format(name=row.name, number=len(opened.record), awaited=opened.awaited))
    return opened, lambda pin: tables.check(row, pin)


def _begun(wanted: argparse.Namespace, tables: Tables, desk: Desk) -> tuple[Table, Unlock]:
    """Begin a table: options first, then its PIN."""
    options = _options(wanted, desk)
    name = wanted.table or _free_name(wanted.game, tables)
    pin = desk.pin(_("A PIN or passphrase for the hidden side: "))
    if desk.hides and pin != desk.pin(_("The same once more: ")):
        raise WrongPin(_("these were two different PINs; nothing was begun"))
    begun = table.begin(tables, name, wanted.game, options, pin)
    desk.say(_("{name}: begun. {awaited}").format(name=name, awaited=begun.awaited))
    if vault.is_short(pin):
        desk.say(_("a short PIN keeps off a glance, not somebody who has the file"))
    row = tables.find(name)
    return begun, lambda pin: tables.check(row, pin)


def _options(wanted: argparse.Namespace, desk: Desk) -> Options:
    """Take the options of a new table, asked for where they were not given."""
    mode = wanted.mode or desk.ask(_("Mode, training or full: ")) or ""
    players = wanted.players or desk.ask(_("Players, clockwise: ")) or ""
    options = {"mode": mode.strip(), "players": " ".join(players.split())}
    if wanted.edition is None:
        return options
    board = files.read_text(wanted.edition)
    return {**options, "board": board}


def _free_name(game: str, tables: Tables) -> str:
    """Name a table after its game, with a number where needed."""
    taken = {row.name for row in tables.list()}
    names = [game, *(f"{game} {number}" for number in range(2, len(taken) + 3))]
    free = [name for name in names if name not in taken]
    if not free:
        raise NotUnderstood(_("name the table with --table"))
    return free[0]
