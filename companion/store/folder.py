"""A folder's database: made where there is none, written anew or put right where due."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from companion.store import database, rows, schema
from companion.store.errors import Damaged, NotOpened
from companion.store.locks import Gate
from companion.store.rows import Row
from companion.store.sqlite_errors import cannot, speaking

Connect = Callable[[Path], sqlite3.Connection]


class Folder:
    """A folder's open database, and this window's stand in its gate."""

    def __init__(self, folder: Path, connect: Connect) -> None:
        """Open the database; `notice` says what had to be done for it."""
        self._place = folder
        self._connect = connect
        self._whole = False  # whether the whole file was looked through
        self.notice = ""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise NotOpened(cannot(folder, error)) from None
        self._gate = Gate(folder, database.PATIENCE)
        try:
            self.database = self._opened()
        except BaseException:
            self._gate.close()
            raise

    def _opened(self) -> sqlite3.Connection:
        """Open the database, and do first what has to be done for it."""
        if not (self._place / database.NAME).exists():
            with self._gate.alone(patience=True):
                self._begin()
        self._gate.enter()
        try:
            found = self._sound()
            if database.version(found) == schema.VERSION:
                return found
            found.close()
        except Damaged:
            pass
        self._put_right()
        self._gate.enter()
        return self._sound()

    def _begin(self) -> None:
        """Make the database."""
        try:
            database.begin(self._place)
        except OSError as error:
            raise NotOpened(cannot(self._place, error)) from None

    def _put_right(self) -> None:
        """Migrate an old database and salvage a damaged one, unless another window has done so."""
        from companion.store import migration

        with self._gate.alone(patience=False):
            try:
                found = self._sound()
                if database.version(found) == schema.VERSION:
                    found.close()
                else:
                    self.notice = migration.migrated(found, self._place)
            except Damaged as damage:
                self.notice = self._salvaged(damage)

    def _sound(self) -> sqlite3.Connection:
        """Connect, and see that every table can be listed."""
        found = self._connect(self._place)
        try:
            with speaking(self._place / database.NAME):
                listed(found, rows.COLUMNS[database.version(found)])
        except BaseException:
            found.close()
            raise
        return found

    @property
    def sound(self) -> sqlite3.Connection:
        """Give the database to be written: the whole of it was looked through before."""
        self.check_whole()
        return self.database

    def check_whole(self) -> None:
        """Look through the whole file, once; a damaged one is put right before anybody writes."""
        if self._whole:
            return
        try:
            database.need_whole(self.database, self._place / database.NAME)
        except Damaged:
            self._rescue()
        self._whole = True

    def _rescue(self) -> None:
        """Salvage the database, unless another window has it open, too, or has just done so."""
        self.database.close()
        try:
            with self._gate.alone(patience=False):
                self._salvage_damaged()
        finally:
            self._gate.enter()
            self.database = self._sound()

    def _salvage_damaged(self) -> None:
        """Salvage the file that lies there now, if it is damaged."""
        try:
            with closing(self._sound()) as found:
                database.need_whole(found, self._place / database.NAME)
        except Damaged as damage:
            self.notice = self._salvaged(damage)

    def _salvaged(self, damage: Damaged) -> str:
        """Put what can be read in the place of a damaged file."""
        from companion.store import salvage  # which few ever need

        return salvage.replaced(self._place, damage)

    def close(self) -> None:
        """Let the database go."""
        self.database.close()
        self._gate.close()


def listed(
    found: sqlite3.Connection, columns: str = rows.COLUMNS[schema.VERSION]
) -> tuple[Row, ...]:
    """List the tables, the one played last first."""
    query = f"SELECT {columns} FROM tables ORDER BY rowid DESC"
    return tuple(rows.row(each) for each in found.execute(query))
