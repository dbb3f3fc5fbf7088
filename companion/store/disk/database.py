"""Opens the database and checks that it is sound."""

import os
import sqlite3
import stat
from pathlib import Path

from companion.locale import _
from companion.store.disk import cells, schema
from companion.store.disk.errors import Damaged, NotOpened
from companion.store.disk.sqlite_errors import damaged, speaking
from companion.store.disk.system_errors import reason
from companion.text.plaintext import visible

NAME = "companion.db"
PATIENCE = 10.0  # seconds that a write waits for another window's write


def is_there(folder: Path) -> bool:
    """Say whether there is a database; refuse a device, which could be read for ever."""
    path = folder / NAME
    with speaking(path):
        try:
            found = path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        if not stat.S_ISREG(found.st_mode):
            raise OSError(0, _("it is not a plain file"))
    return True


def begin(folder: Path) -> None:
    """Create the database where there is none; no other process may do so at the same time."""
    path, new = folder / NAME, folder / "companion-new.db"
    if not is_there(folder):
        schema.build(new)
        journal = schema.journal_of(path)
        if journal.exists():  # left by a deleted file: it must not be played into the new one
            journal.replace(folder / f"{journal.name}-lost")
        new.replace(path)
        schema.settle(folder)


def connect(folder: Path) -> sqlite3.Connection:
    """Open the user's database of any known version; nothing is overwritten."""
    path = folder / NAME
    with speaking(path):
        if path.stat().st_size == 0:
            raise Damaged(_("{path} is empty").format(path=visible(path)))
        database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            _need_sense(database, path)
        except BaseException:
            database.close()
            raise
    return database


def _need_sense(database: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that is not a writable database of this program."""
    schema.prepare(database)
    cells.check(database, path)
    need_tables(database, path)
    _need_known(version(database), path)
    _need_shape(database, path, version(database))
    _need_writable(database, path)


def need_tables(database: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that belongs to another program."""
    if _number(database, "application_id") != schema.APPLICATION:
        raise damaged(path, _("it holds something other than tables"))


def _need_known(version: int, path: Path) -> None:
    """Refuse a database of an unknown version; a newer one stays as it is."""
    if version > schema.VERSION:
        raise NotOpened(
            _(
                "{path} was written by a newer Companion; it is left as it is. Update this one."
            ).format(path=visible(path))
        )
    if version not in schema.STATEMENTS:
        raise damaged(path, _("it holds something other than tables"))


def _need_shape(database: sqlite3.Connection, path: Path, version: int) -> None:
    """Refuse a file whose tables are not those of its version."""
    found = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    if tuple(each[0] for each in found) != schema.STATEMENTS[version]:
        raise damaged(path, _("it holds something other than tables"))


def need_whole(database: sqlite3.Connection, path: Path) -> None:
    """Check the whole file, before anything is written into it."""
    with speaking(path):
        said = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if said != "ok":
        raise damaged(path, " ".join(str(said).split()))


def _need_writable(database: sqlite3.Connection, path: Path) -> None:
    """Check that the file can be written before the first line is."""
    try:
        database.execute("BEGIN IMMEDIATE")  # the only one that goes on with a read-only file
        database.execute("DELETE FROM lines WHERE false")
        database.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if "readonly" in str(error) and os.access(
            path, os.W_OK
        ):  # then its header says so, wrongly
            raise damaged(path, reason(error)) from None
        raise


def version(database: sqlite3.Connection) -> int:
    """Return the version of a database."""
    return _number(database, "user_version")


def _number(database: sqlite3.Connection, pragma: str) -> int:
    """Read a number from the header of the file."""
    return int(database.execute(f"PRAGMA {pragma}").fetchone()[0])
