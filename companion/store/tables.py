"""The user's tables: made, listed, opened, renamed, deleted."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path

from companion.core import NotUnderstood, Options
from companion.locale import _
from companion.plaintext import need_plain, visible
from companion.seal.seals import SEED, signing_key
from companion.store import database, opening, pins, rows, whole
from companion.store.errors import Damaged, NotOpened
from companion.store.kept import Kept, Opened
from companion.store.locks import Lock
from companion.store.promised import compared
from companion.store.rows import Row
from companion.store.salvage import cut
from companion.store.saying import speaking, transaction
from companion.store.vault import new_vault

Clock = Callable[[], float]
LONGEST_NAME = 60


class Tables:
    """All tables of one folder; the one way to the database."""

    def __init__(
        self,
        folder: Path | None = None,
        clock: Clock = time.time,
        connect: opening.Connect = database.connect,
    ) -> None:
        """Open the folder's database; a damaged one is kept aside and read as far as it goes."""
        self.folder = folder or database.home()
        self._path = self.folder / database.NAME
        self._clock = clock
        self._database, self._gate, self.notice = opening.opened(self.folder, connect)

    def close(self) -> None:
        """Let the database go."""
        self._database.close()
        self._gate.close()

    def list(self) -> tuple[Row, ...]:
        """List the tables, the one played last first."""
        with speaking(self._path):
            return opening.listed(self._database)

    def find(self, name: str) -> Row:
        """Find the table of this name."""
        found = [row for row in self.list() if row.name == name]
        if not found:
            raise NotOpened(
                _("no table is called {name}; see `companion tables`").format(name=visible(name))
            )
        return found[0]

    def free_name(self, name: str) -> str:
        """Give a name that no table has: this one, with a number where needed."""
        taken = {row.name for row in self.list()}
        numbered = (f"{name} {number}" for number in count(2))
        return next(each for each in chain([name], numbered) if each not in taken)

    def create(
        self, name: str, game: str, options: Options, pin: str, first: Callable[[Opened], str]
    ) -> Kept:
        """Make a table: its keys, its seed and its first line are on the disk, or nothing is."""
        self._need_free(name)
        pins.need(pin)
        table = os.urandom(8).hex()
        vault, wrapped = new_vault(table, pin)
        opened = Opened(table, vault, os.urandom(SEED), signing_key())
        written, now = json.dumps(dict(options), ensure_ascii=False), int(self._clock())
        closed = (
            wrapped,
            vault.close(0, "seed", opened.seed),
            vault.close(0, "signing", opened.signing),
        )
        insert = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, '{}', ?, ?, ?, 0, 0)"
        lock = self._lock(table)
        kept = self._kept(opened, rows.first_link(table, game, written), lock)
        try:
            with transaction(self._database):
                self._database.execute(insert, (table, name, game, written, now, now, *closed))
                kept.append([(first(opened), "")], {})
        except BaseException:
            lock.throw_away()
            raise
        return kept

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Write all that is done meanwhile in one piece, or nothing of it."""
        with transaction(self._database):
            yield

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
        with speaking(self._path):
            opened = pins.opened(self._database, row, pin, self._clock)
            kept = self._kept(opened, rows.first_link(row.id, row.game, row.written), lock)
            lost = kept.read(row.name)
        healed = compared(kept, row.name, row.options)  # before anything is cut
        if lost:
            healed = cut(self._database, self.folder, Damaged(lost), kept.cut)
        if healed:
            self.notice = healed
        return kept

    def _kept(self, opened: Opened, start: bytes, lock: Lock) -> Kept:
        """Make an open table."""
        return Kept(self._database, opened, start, lock, self._clock)

    def check(self, row: Row, pin: str) -> None:
        """Refuse a PIN that is not the table's; every wrong one slows the next."""
        with speaking(self._path):
            pins.opened(self._database, row, pin, self._clock)

    def rename(self, row: Row, name: str) -> None:
        """Give a table another name."""
        self._need_free(name)
        with transaction(self._database):
            self._database.execute("UPDATE tables SET name = ? WHERE id = ?", (name, row.id))

    def delete(self, row: Row) -> None:
        """Delete a table for good, unless another window has it open."""
        lock = self._lock(row.id)
        try:
            with transaction(self._database):
                self._database.execute("DELETE FROM tables WHERE id = ?", (row.id,))
        except BaseException:
            lock.let_go()
            raise
        lock.throw_away()

    def dump(self, row: Row) -> str:
        """Write a table as it lies on the disk, its secrets still encrypted."""
        with speaking(self._path):
            return whole.dumped(self._database, row)

    def load(self, text: str, name: str) -> None:
        """Take over a table that was written by `dump`; a taken name needs another one."""
        found = whole.loaded(text)
        if any(row.id == found.id for row in self.list()):
            raise NotUnderstood(_("this very table is here already"))
        self._need_free(name or found.name)
        with transaction(self._database):
            whole.put(self._database, found, name or found.name)

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
