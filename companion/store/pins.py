"""PINs: asked for at every opening, and slower after each wrong one, also across restarts."""

import sqlite3
from collections.abc import Callable
from typing import Any

from companion.locale import _
from companion.store import vault
from companion.store.backoff import need_waited
from companion.store.errors import Damaged, NotOpened
from companion.store.kept import Opened
from companion.store.rows import LATEST, Row
from companion.store.saying import keys_damaged, transaction

need = vault.need_pin


def opened(database: sqlite3.Connection, row: Row, pin: str, clock: Callable[[], float]) -> Opened:
    """Unlock a table; the try is counted before it is made, so that a kill forgives nothing."""
    wrapped, seed, signing, tries, tried = _stored(database, row)
    if wrapped is None:
        return _over(row, seed)
    try:
        vault.need_sound(wrapped)
    except Damaged:
        raise keys_damaged(row.name) from None
    now = int(clock())
    if tried > now:  # the clock was set back: the wait begins anew, and does not last for years
        _count(database, row.id, tries, now)
    need_waited(tries, now - min(tried, now))
    _count(database, row.id, tries + 1, now)
    key = vault.unlocked(row.id, pin, wrapped)
    _count(database, row.id, 0, now)
    try:
        return Opened(row.id, key, key.open(0, "seed", seed), key.open(0, "signing", signing))
    except Damaged:
        raise keys_damaged(row.name) from None


def _stored(database: sqlite3.Connection, row: Row) -> tuple[Any, Any, Any, int, int]:
    """Read what keeps a table's secrets."""
    query = "SELECT wrapped, seed, signing, tries, tried FROM tables WHERE id = ?"
    found = database.execute(query, (row.id,)).fetchone()
    if found is None:
        raise NotOpened(_("the table {name} is no more").format(name=row.name))
    wrapped, seed, signing, tries, tried = found
    return wrapped, seed, signing, _number(tries), _number(tried)


def _number(found: object) -> int:
    """Read a number, whatever a damaged file made of it."""
    return min(max(found, 0), LATEST) if isinstance(found, int) else 0


def _over(row: Row, seed: object) -> Opened:
    """Take the seed that the end of a table has shown; whether it is genuine shows the record."""
    return Opened(row.id, None, seed if isinstance(seed, bytes) else b"", b"")


def _count(database: sqlite3.Connection, table: str, tries: int, now: int) -> None:
    """Write down how many wrong tries there were in a row."""
    with transaction(database):
        database.execute("UPDATE tables SET tries = ?, tried = ? WHERE id = ?", (tries, now, table))
