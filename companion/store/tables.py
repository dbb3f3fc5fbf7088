"""The user's tables: made, listed, opened, renamed and deleted."""

import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from companion.contract.player_names import PROGRAM
from companion.core import NotUnderstood, Options, Seat, Unreadable
from companion.locale import _
from companion.store import machine_notes, rows
from companion.store.disk import database, places
from companion.store.disk.errors import Damaged, NotOpened
from companion.store.disk.folder import Connect, Folder
from companion.store.disk.locks import Lock
from companion.store.disk.sqlite_errors import speaking, transaction
from companion.store.rows import TableRow
from companion.text.plaintext import need_plain, visible

if TYPE_CHECKING:  # loaded only when a table is opened, so that the list appears at once
    from companion.store.envelopes import Envelopes
    from companion.store.keys.pins import Attempt
    from companion.store.keys.vault import Vault
    from companion.store.stored_table import Opened, StoredTable

Clock = Callable[[], float]
LONGEST_NAME = 60
DELETES = (  # its lines are deleted with it
    "DELETE FROM notes WHERE owner = ?",
    "DELETE FROM vaults WHERE owner = ?",
    "DELETE FROM tables WHERE id = ?",
)


class Tables:
    """All tables of one folder; everything else reaches the database through it."""

    def __init__(
        self,
        folder: Path | None = None,
        clock: Clock = time.time,
        connect: Connect = database.connect,
    ) -> None:
        """Open the folder's database; a damaged one is kept aside, and what is readable saved."""
        self.folder = folder or places.tables()
        self._path = self.folder / database.NAME
        self._clock = clock
        self._folder = Folder(self.folder, connect)

    @property
    def _database(self) -> sqlite3.Connection:
        """Return the database for reading."""
        return self._folder.database

    @property
    def _sound(self) -> sqlite3.Connection:
        """Return the database for writing; its whole file was checked before."""
        return self._folder.sound

    @property
    def notice(self) -> str:
        """Return the latest message about a repair or migration."""
        return self._folder.notice

    @property
    def envelopes(self) -> "Envelopes":
        """Return the envelopes of the folder."""
        from companion.store.envelopes import Envelopes

        return Envelopes(self._folder, self._path, self._clock)

    def check_whole(self) -> None:
        """Check the whole file once, and repair it if it is damaged.

        Everything that writes does this first. The list does not, so that it appears at once; its
        page calls this after the first frame, and then shows `notice` and the list again.
        """
        self._folder.check_whole()

    def close(self) -> None:
        """Close the database."""
        self._folder.close()

    def list(self) -> tuple[TableRow, ...]:
        """Return the rows of all tables, the one played last first."""
        with speaking(self._path):
            return rows.listed(self._database)

    def find(self, name: str) -> TableRow:
        """Return the row of the table with this name."""
        found = [row for row in self.list() if row.name == name]
        if not found:
            raise NotOpened(
                _("no table is called {name}; see `companion tables`").format(name=visible(name))
            )
        return found[0]

    def free_name(self, name: str) -> str:
        """Return a name that no table has: this one, with a number if needed."""
        taken = {row.name for row in self.list()}
        numbered = (f"{name} {number}" for number in count(2))
        return next(each for each in chain([name], numbered) if each not in taken)

    def create(
        self,
        name: str,
        game: str,
        options: Options,
        pin: str | None,
        first: "Callable[[Opened], str]",
        seat: Seat,
    ) -> "StoredTable":
        """Create a table: its keys, its seed and its first line are saved, or nothing is.

        The PIN belongs to the seat whose moves are sealed. None begins a table without secrets, or
        one at which the program plays that seat.
        """
        from companion.store.chain import first_link
        from companion.store.keys import pins, table_keys

        self._need_free(name)
        opened, wrapped = table_keys.made(
            os.urandom(8).hex(), seat, pin, program=bool(options.get(PROGRAM))
        )
        table, written = opened.table, json.dumps(dict(options), ensure_ascii=False)
        found, now = self._sound, int(self._clock())
        lock = self._lock(table)
        kept = self._kept(opened, first_link(table, game, written), lock)
        try:
            with transaction(found):
                found.execute(
                    "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, '{}', 0, ?, ?)",
                    (table, name, game, written, now, now, *table_keys.closed(opened)),
                )
                if opened.vault:
                    pins.put(found, opened.vault.whose, wrapped)
                kept.append([(first(opened), "")], {})
        except BaseException:
            lock.throw_away()
            raise
        return kept

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Save everything that a block does, or nothing of it."""
        with transaction(self._sound):
            yield

    def attempt(self, row: TableRow) -> "Attempt":
        """Count a try at a table's PIN; its vault is then passed to `open` or `check`."""
        from companion.store.keys import table_keys

        with speaking(self._path):
            return table_keys.locked_vault(self._sound, row, self._clock).attempt()

    def open(self, row: TableRow, pin: "str | Vault" = "") -> "StoredTable":
        """Open a table with its PIN, or with the vault that an attempt unlocked.

        A table that hides nothing, or nothing any more, needs neither.
        """
        self.check_whole()
        lock = self._lock(row.id)
        try:
            return self._opened(row, pin, lock)
        except BaseException:
            lock.let_go()
            raise

    def _opened(self, row: TableRow, pin: "str | Vault", lock: Lock) -> "StoredTable":
        """Return a locked table with its secrets unlocked and its lines read."""
        from companion.store.chain import first_link
        from companion.store.keys import table_keys

        with speaking(self._path):
            opened, ended = table_keys.unlocked(self._sound, row, pin, self._clock)
            start = first_link(row.id, row.game, row.written)
            kept = self._kept(opened, start, lock, ended=ended)
            lost = kept.read(row.name)
        healed = table_keys.compared(kept, row)  # must come before any line is deleted
        if lost:
            from companion.store.repair.salvage import cut

            healed = cut(self._database, self.folder, Damaged(lost), kept.cut)
        if healed:
            self._folder.notice = healed
        return kept

    def _kept(
        self, opened: "Opened", start: bytes, lock: Lock, *, ended: bool = False
    ) -> "StoredTable":
        """Return the open table for this window."""
        from companion.store.stored_table import StoredTable

        return StoredTable(self._database, opened, start, lock, self._clock, ended=ended)

    def check(self, row: TableRow, pin: "str | Vault") -> None:
        """Refuse a wrong PIN; a table that hides nothing any more needs none."""
        from companion.store.keys import table_keys

        with speaking(self._path):
            table_keys.unlocked(self._sound, row, pin, self._clock)

    def rename(self, row: TableRow, name: str) -> None:
        """Give a table another name."""
        self._need_free(name)
        with transaction(self._sound):
            self._database.execute("UPDATE tables SET name = ? WHERE id = ?", (name, row.id))

    def delete(self, row: TableRow) -> None:
        """Delete a table for good, unless another window has it open."""
        lock = self._lock(row.id)
        try:
            with transaction(self._sound):
                for statement in DELETES:
                    self._database.execute(statement, (row.id,))
        except BaseException:
            lock.let_go()
            raise
        lock.throw_away()
        with suppress(Unreadable):  # a file that is left over belongs to no table
            machine_notes.forget(self.folder, row.id)

    def dump(self, row: TableRow) -> str:
        """Return a table as text for a file, with its secrets encrypted as they are stored."""
        from companion.store import whole

        with speaking(self._path):
            return whole.dumped(self._database, row)

    def load(self, text: str, name: str) -> None:
        """Save a table from the text of `dump`; if the name is taken, it needs another one."""
        from companion.store import whole

        found = whole.loaded(text)
        if any(row.id == found.id for row in self.list()):
            raise NotUnderstood(_("this table is here already"))
        self._need_free(name or found.name)
        with transaction(self._sound):
            whole.put(self._database, found, name or found.name)

    def _lock(self, table: str) -> Lock:
        """Take the lock of a table for this window."""
        return Lock(self.folder, table, int(self._clock()))

    def _need_free(self, name: str) -> None:
        """Refuse a name that is taken, empty, too long or with odd characters."""
        need_plain(name)
        if not 1 <= len(name.strip()) <= LONGEST_NAME or name != name.strip():
            raise NotUnderstood(
                _("a table's name has 1 to {most} letters").format(most=LONGEST_NAME)
            )
        if any(row.name == name for row in self.list()):
            raise NotUnderstood(_("another table has this name already; choose another one"))
