"""The user's tables: made, listed, opened, renamed, deleted."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

from companion.core import NotUnderstood, Options
from companion.locale import _
from companion.plaintext import need_plain
from companion.seal.seals import SEED
from companion.store import database, pins, rows, whole
from companion.store.errors import Damaged, NotOpened
from companion.store.kept import Kept, Opened
from companion.store.locks import Lock
from companion.store.rows import Row
from companion.store.salvage import kept_aside
from companion.store.vault import new_vault

Clock = Callable[[], float]
LONGEST_NAME = 60


class Tables:
    """All tables of one folder; the one way to the database."""

    def __init__(self, folder: Path | None = None, clock: Clock = time.time) -> None:
        """Open the folder's database; a damaged one is kept aside and read as far as it goes."""
        self.folder = folder or database.home()
        self._clock = clock
        self.notice = ""
        try:
            self._database = database.connect(self.folder)
        except Damaged as damage:
            self.notice = kept_aside(self.folder, damage)
            self._database = database.connect(self.folder)
        self._path = self.folder / database.NAME

    def close(self) -> None:
        """Let the database go."""
        self._database.close()

    def list(self) -> tuple[Row, ...]:
        """List the tables, the one played last first."""
        query = f"SELECT {rows.COLUMNS} FROM tables ORDER BY played DESC, rowid DESC"
        with database.speaking(self._path):
            return tuple(rows.row(found) for found in self._database.execute(query))

    def find(self, name: str) -> Row:
        """Find the table of this name, or of the one word in it."""
        found = [row for row in self.list() if row.name == name]
        if not found:
            raise NotOpened(
                _("no table is called {name}; see `companion tables`").format(name=name)
            )
        return found[0]

    def create(
        self, name: str, game: str, options: Options, pin: str, first: Callable[[Opened], str]
    ) -> Kept:
        """Make a table: its keys and its seed are on the disk before anything is sealed."""
        self._need_free(name)
        pins.need(pin)
        table = os.urandom(16).hex()
        vault, wrapped = new_vault(table, pin)
        opened = Opened(table, vault, os.urandom(SEED), signing_key())
        said, now = json.dumps(dict(options), ensure_ascii=False), int(self._clock())
        lock = self._lock(table)
        secrets = (
            wrapped,
            vault.close(0, "seed", opened.seed),
            vault.close(0, "signing", opened.signing),
        )
        insert = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, '{}', ?, ?, ?, 0, 0)"
        kept = Kept(self._database, opened, rows.first_link(table, game, said), lock, self._clock)
        try:
            with database.transaction(self._database):
                self._database.execute(insert, (table, name, game, said, now, now, *secrets))
            kept.append(first(opened), "", {})
        except BaseException:
            lock.let_go()
            raise
        return kept

    def open(self, row: Row, pin: str) -> Kept:
        """Open a table with its PIN; after its end it needs none."""
        lock = self._lock(row.id)
        try:
            return self._opened(row, pin, lock)
        except BaseException:
            lock.let_go()
            raise

    def _opened(self, row: Row, pin: str, lock: Lock) -> Kept:
        """Unlock a table that is locked for this window, and read its lines."""
        opened = pins.opened(self._database, row, pin, self._clock)
        said = json.dumps(row.options, ensure_ascii=False)
        start = rows.first_link(row.id, row.game, said)
        kept = Kept(self._database, opened, start, lock, self._clock)
        with database.speaking(self._path):
            lost = kept.read()
        if lost:
            self.notice = kept_aside(self.folder, Damaged(lost), leave=True)
            kept.cut()
        return kept

    def check(self, row: Row, pin: str) -> None:
        """Refuse a PIN that is not the table's; every wrong one slows the next."""
        pins.opened(self._database, row, pin, self._clock)

    def rename(self, row: Row, name: str) -> None:
        """Give a table another name."""
        self._need_free(name)
        self._write("UPDATE tables SET name = ? WHERE id = ?", (name, row.id))

    def delete(self, row: Row) -> None:
        """Delete a table for good, unless another window has it open."""
        lock = self._lock(row.id)
        try:
            self._write("DELETE FROM tables WHERE id = ?", (row.id,))
        finally:
            lock.let_go()

    def dump(self, row: Row) -> str:
        """Write a table as it lies on the disk, its secrets still encrypted."""
        with database.speaking(self._path):
            return whole.dumped(self._database, row)

    def load(self, text: str, name: str) -> None:
        """Take over a table that was written by `dump`; a taken name needs another one."""
        found = whole.loaded(text)
        self._need_free(name or found.name)
        if any(row.id == found.id for row in self.list()):
            raise NotUnderstood(_("this very table is here already"))
        with database.transaction(self._database):
            whole.put(self._database, found, name or found.name)

    def _write(self, statement: str, values: tuple[str, ...]) -> None:
        """Change one thing about a table."""
        with database.transaction(self._database):
            self._database.execute(statement, values)

    def _lock(self, table: str) -> Lock:
        """Lock a table for this window."""
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(self._clock()))
        return Lock(self.folder, table, since)

    def _need_free(self, name: str) -> None:
        """Refuse a name that is taken, empty, endless or odd."""
        need_plain(name)
        if not 1 <= len(name.strip()) <= LONGEST_NAME or name != name.strip():
            raise NotUnderstood(
                _("a table's name has 1 to {most} letters").format(most=LONGEST_NAME)
            )
        if any(row.name == name for row in self.list()):
            raise NotUnderstood(_("a table is called so already; choose another name"))


def signing_key() -> bytes:
    """Make a key for signing heads."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()
