"""Finding or beginning the table that somebody wants to play at."""

import argparse

from companion import games, table
from companion.cli.desk import Desk
from companion.core import Options
from companion.locale import _
from companion.sitting import Sitting
from companion.store import files, vault
from companion.store.errors import WrongPin
from companion.store.rows import Row
from companion.store.tables import Tables
from companion.table import Table
from companion.telling.standing import places


def seated(wanted: argparse.Namespace, tables: Tables, desk: Desk) -> Sitting:
    """Resume the table that is meant, or begin a new one."""
    known = [row for row in tables.list() if row.game == wanted.game]
    asked = wanted.mode or wanted.players
    found = [row for row in known if row.name == wanted.table]
    if not wanted.table and not asked:
        found = [row for row in known if not row.over][:1]
    if found:
        return _resumed(found[0], tables, desk)
    return _begun(wanted, tables, desk)


def _resumed(row: Row, tables: Tables, desk: Desk) -> Sitting:
    """Take a table up again, and tell where it stood."""
    if not row.locked:
        opened = table.resume(tables, row, "")
    else:
        with desk.curtain():
            pin = desk.pin(_("PIN of {name}: ").format(name=row.name))
            opened = table.resume(tables, row, pin)
    number = len(places(opened.record))
    desk.say(_("{name}: resumed at line {number}.").format(name=row.name, number=number))
    return Sitting(tables, row, opened)


def _begun(wanted: argparse.Namespace, tables: Tables, desk: Desk) -> Sitting:
    """Begin a table: options first, then its PIN."""
    options = _options(wanted, desk)
    Table(
        wanted.game, games.take(wanted.game).rules.complete(options)
    )  # impossible ones need no PIN
    name = wanted.table or tables.free_name(wanted.game)
    with desk.curtain():
        pin = _new_pin(desk)
        begun = table.begin(tables, name, wanted.game, options, pin)
    desk.say(_("{name}: begun. help tells the commands.").format(name=name))
    if vault.is_short(pin):
        desk.say(_("A short PIN keeps off a glance, not somebody who has the file."))
    return Sitting(tables, tables.find(name), begun)


def _new_pin(desk: Desk) -> str:
    """Take a new PIN, twice where it is typed unseen."""
    pin = desk.pin(_("A PIN or passphrase for the hidden side: "))
    if desk.hides and pin != desk.pin(_("The same once more: ")):
        raise WrongPin(_("these were two different PINs; nothing was begun"))
    return pin


def _options(wanted: argparse.Namespace, desk: Desk) -> Options:
    """Take the options of a new table, asked for where they were not given."""
    mode = wanted.mode or desk.ask(_("Mode, training or full: ")) or ""
    players = wanted.players or desk.ask(_("Players, clockwise: ")) or ""
    options = {"mode": mode.strip(), "players": " ".join(players.split())}
    if wanted.edition is None:
        return options
    board = files.read_text(wanted.edition)
    return {**options, "board": board}
