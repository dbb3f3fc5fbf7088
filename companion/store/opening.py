"""Opening a folder's database: made where there is none, put right where it is damaged."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from companion.store import database, rows
from companion.store.errors import Damaged, NotOpened
from companion.store.gate import Gate
from companion.store.rows import Row
from companion.store.salvage import replaced
from companion.store.saying import cannot, speaking

Connect = Callable[[Path], sqlite3.Connection]


def opened(folder: Path, connect: Connect) -> tuple[sqlite3.Connection, Gate, str]:
    """Open the database, and stand in the gate; say what had to be done for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise NotOpened(cannot(folder, error)) from None
    gate = Gate(folder, database.PATIENCE)
    try:
        if not (folder / database.NAME).exists():
            with gate.alone(patience=True):
                _begun(folder)
        gate.enter()
        try:
            return _sound(folder, connect), gate, ""
        except Damaged:
            notice = _put_right(folder, connect, gate)
        gate.enter()
        return _sound(folder, connect), gate, notice
    except BaseException:
        gate.close()
        raise


def _begun(folder: Path) -> None:
    """Make the database."""
    try:
        database.begin(folder)
    except OSError as error:
        raise NotOpened(cannot(folder, error)) from None


def _put_right(folder: Path, connect: Connect, gate: Gate) -> str:
    """Salvage a damaged database, unless another window has just done so."""
    with gate.alone(patience=False):
        try:
            _sound(folder, connect).close()
        except Damaged as damage:
            return replaced(folder, damage)
    return ""


def _sound(folder: Path, connect: Connect) -> sqlite3.Connection:
    """Connect, and see that every table can be listed."""
    found = connect(folder)
    try:
        with speaking(folder / database.NAME):
            listed(found)
    except BaseException:
        found.close()
        raise
    return found


def listed(found: sqlite3.Connection) -> tuple[Row, ...]:
    """List the tables, the one played last first."""
    query = f"SELECT {rows.COLUMNS} FROM tables ORDER BY rowid DESC"
    return tuple(rows.row(each) for each in found.execute(query))
