"""The database of a folder: created, migrated or repaired when necessary."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from companion.store import rows
from companion.store.disk import database, schema
from companion.store.disk.errors import Damaged, OpenElsewhere
from companion.store.disk.locks import Gate
from companion.store.disk.sqlite_errors import speaking

Connect = Callable[[Path], sqlite3.Connection]


class Folder:
    """The open database of a folder; while it is open no other window can replace the file."""

    def __init__(self, folder: Path, connect: Connect) -> None:
        """Open the database; `notice` says what had to be repaired or migrated."""
        self._place = folder
        self._path = folder / database.NAME
        self._connect = connect
        self._whole = False  # whether the whole file was checked
        self.notice = ""
        with speaking(folder):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._gate = Gate(folder, database.PATIENCE)
        try:
            self.database = self._opened()
        except BaseException:
            self._gate.close()
            raise

    def _opened(self) -> sqlite3.Connection:
        """Open the database; create, migrate or repair it first if necessary."""
        if not database.is_there(self._place):
            with self._gate.making(), speaking(self._place):
                database.begin(self._place)
        self._gate.enter()
        if found := self._right():
            return found
        try:
            self._put_right()
        except OpenElsewhere:
            self._gate.enter()
            if found := self._right():  # by another start, whose window is open now
                return found
            raise
        self._gate.enter()
        return self._sound()

    def _right(self) -> sqlite3.Connection | None:
        """Connect, unless the database is damaged or of an old version."""
        with suppress(Damaged):
            found = self._sound()
            if database.version(found) == schema.VERSION:
                return found
            found.close()
        return None

    def _sound(self) -> sqlite3.Connection:
        """Connect, and check that all tables can be listed; recognise an old version."""
        found = self._connect(self._place)
        try:
            with speaking(self._path):
                if database.version(found) == schema.VERSION:
                    rows.listed(found)
        except BaseException:
            found.close()
            raise
        return found

    def _put_right(self) -> None:
        """Migrate an old database or repair a damaged one, unless another window has done so."""
        from companion.store.disk import migration  # rarely needed
        from companion.store.repair import salvage  # rarely needed

        with self._gate.alone():
            try:
                with closing(self._sound()) as found:
                    database.need_whole(found, self._path)
                    old = database.version(found) != schema.VERSION
                if old:
                    self.notice = migration.migrated(self._place)
            except Damaged as damage:
                self.notice = salvage.replaced(self._place, damage)

    @property
    def sound(self) -> sqlite3.Connection:
        """Return the database for writing; its whole file was checked before."""
        self.check_whole()
        return self.database

    def check_whole(self) -> None:
        """Check the whole file once; a damaged one is repaired before anything is written."""
        if self._whole:
            return
        try:
            database.need_whole(self.database, self._path)
        except Damaged:
            self.database.close()
            try:
                self._put_right()
            finally:
                self._gate.enter()
                self.database = self._sound()
        self._whole = True

    def close(self) -> None:
        """Close the database."""
        self.database.close()
        self._gate.close()
