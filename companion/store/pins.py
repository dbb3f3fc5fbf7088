"""PINs: asked for at every opening, and slower after each wrong one, also across restarts."""

import sqlite3
from collections.abc import Callable

from companion.locale import _
from companion.store import vault
from companion.store.database import transaction
from companion.store.errors import Damaged, WrongPin
from companion.store.kept import Opened
from companion.store.rows import Row

FREE_TRIES = 3
FIRST_WAIT, LONGEST_WAIT = 5, 900  # seconds

need = vault.need_pin


def opened(database: sqlite3.Connection, row: Row, pin: str, clock: Callable[[], float]) -> Opened:
    """Unlock a table; the try is counted before it is made, so that a kill forgives nothing."""
    wrapped, seed, signing, tries, tried = database.execute(
        "SELECT wrapped, seed, signing, tries, tried FROM tables WHERE id = ?", (row.id,)
    ).fetchone()
    if wrapped is None:
        return Opened(row.id, None, seed, b"")
    now = int(clock())
    _need_waited(tries, tried, now)
    _count(database, row.id, tries + 1, now)
    key = vault.unlocked(row.id, pin, wrapped)
    _count(database, row.id, 0, now)
    try:
        return Opened(row.id, key, key.open(0, "seed", seed), key.open(0, "signing", signing))
    except (Damaged, TypeError):
        raise Damaged(_("the keys of the table {name} are damaged").format(name=row.name)) from None


def _need_waited(tries: int, tried: int, now: int) -> None:
    """Refuse a try that comes too soon; a clock that ran backwards does not shorten the wait."""
    if tries < FREE_TRIES:
        return
    wait = min(FIRST_WAIT * 2 ** min(tries - FREE_TRIES, 20), LONGEST_WAIT)
    left = wait - max(now - tried, 0)
    if left > 0:
        raise WrongPin(
            _("too many wrong PINs; the next try is possible in {seconds} seconds").format(
                seconds=left
            )
        )


def _count(database: sqlite3.Connection, table: str, tries: int, now: int) -> None:
    """Write down how many wrong tries there were in a row."""
    with transaction(database):
        database.execute("UPDATE tables SET tries = ?, tried = ? WHERE id = ?", (tries, now, table))
