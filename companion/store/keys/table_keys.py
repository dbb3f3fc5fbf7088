"""The secrets of a table, its seed and signing key: made, encrypted and opened.

Opened secrets are compared with what the first line commits to.
"""

import os
import sqlite3
from collections.abc import Callable

from companion import games
from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.record.line import read
from companion.seal import first, seals
from companion.seal.checking.findings import Wrong
from companion.seal.evidence import shown_seed
from companion.store.disk.errors import Damaged, NotOpened
from companion.store.disk.sqlite_errors import keys_damaged
from companion.store.keys.pins import LockedVault
from companion.store.keys.vault import SECRETS, Vault, Whose, new_vault, open_vault
from companion.store.rows import TableRow
from companion.store.stored_table import Opened, StoredTable

Clock = Callable[[], float]


def made(table: str, seat: Seat, pin: str | None, *, program: bool) -> tuple[Opened, bytes]:
    """Return the secrets of a new table and its wrapped key; without a PIN there are none.

    Where the program plays the seat, the key is stored as it is.
    """
    if pin is None and not program:
        return Opened(table), b""
    whose = Whose(table, seat)
    vault, wrapped = open_vault(whose) if program or pin is None else new_vault(whose, pin)
    return Opened(table, vault, os.urandom(seals.SEED), seals.signing_key()), wrapped


def closed(opened: Opened) -> tuple[bytes | None, bytes | None]:
    """Return the encrypted seed and signing key, if there are any."""
    if opened.vault is None:
        return None, None
    return (
        opened.vault.close(0, "seed", opened.seed),
        opened.vault.close(0, "signing", opened.signing),
    )


def locked_vault(database: sqlite3.Connection, row: TableRow, clock: Clock) -> LockedVault:
    """Return the locked vault of a table."""
    query = "SELECT seat FROM vaults WHERE owner = ? AND holds = ?"
    (seat,) = database.execute(query, (row.id, SECRETS)).fetchone() or ("",)
    return LockedVault(database, Whose(row.id, seat), clock, keys_damaged(row.name))


def unlocked(
    database: sqlite3.Connection, row: TableRow, pin: str | Vault, clock: Clock
) -> tuple[Opened, bool]:
    """Return a table's secrets, and whether it has ended; without secrets no PIN is needed."""
    query = "SELECT ended, seed, signing FROM tables WHERE id = ?"
    found = database.execute(query, (row.id,)).fetchone()
    if found is None:
        raise NotOpened(_("the table {name} does not exist any more").format(name=row.name))
    ended, seed, signing = found
    if ended or seed is None:  # whether a seed that was shown is genuine follows from the record
        return Opened(row.id, seed=seed if isinstance(seed, bytes) else b""), bool(ended)
    vault = locked_vault(database, row, clock).open(pin)
    try:
        keys = vault.open(0, "seed", seed), vault.open(0, "signing", signing)
    except Damaged:
        raise keys_damaged(row.name) from None
    return Opened(row.id, vault, *keys), False


def compared(kept: StoredTable, row: TableRow) -> str:
    """Refuse secrets that do not match the first line; return a message about repaired damage."""
    opened, name = kept.opened, row.name
    if not first.commits(kept.entries[0].line):
        if kept.sealed:
            raise keys_damaged(name)
        return ""
    filed = games.take(row.game).filed
    try:
        promise = first.read(read(kept.entries[0].line), row.options.get(filed, ""), filed)
        promise.check()
    except (NotUnderstood, Wrong):
        raise keys_damaged(name) from None
    open_or_ended = kept.ended or opened.vault is not None
    if not open_or_ended or promise.table != opened.table or not _signs(opened, promise.key):
        raise keys_damaged(name)
    if seals.hashed(opened.seed) == promise.seed:
        return ""
    kept.put_seed(_shown_seed(kept, name, promise.seed))
    return _(
        "the seed of the table {name} was damaged; its last line holds the seed,"
        " too, and that one is used"
    ).format(name=name)


def _signs(opened: Opened, key: bytes) -> bool:
    """Say whether the signing key is the one of the first line; after the end there is none."""
    return opened.vault is None or seals.public_key(opened.signing) == key


def _shown_seed(kept: StoredTable, name: str, promised: str) -> bytes:
    """Return the seed that the last line of an ended table shows."""
    seed = shown_seed(read(kept.entries[-1].line))
    if seals.hashed(seed) != promised:
        raise keys_damaged(name)
    return seed
