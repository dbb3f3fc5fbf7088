"""A damaged database: kept aside under a name of its own, and read as far as it goes."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from companion.locale import _
from companion.plaintext import visible
from companion.store import database, schema
from companion.store.errors import Damaged, NotOpened
from companion.store.readable import readable
from companion.store.saying import speaking


def replaced(folder: Path, damage: Damaged) -> str:
    """Keep the damaged file aside, and put what can be read in its place."""
    path, fresh = folder / database.NAME, folder / "salvage.db"
    aside = _free_name(path)
    try:
        _copy(path, aside)
        with speaking(path):
            schema.build(fresh)
            _fill(fresh, path)
        # A journal left behind would be played into the new file.
        _forget(schema.journal_of(path))
        fresh.replace(path)
        schema.settle(folder)
    except OSError as error:
        raise _not_kept(path, error) from None
    return _said(damage, aside)


def copied(sound: sqlite3.Connection, folder: Path, damage: Damaged) -> str:
    """Keep a copy aside of a file whose pages are sound, although a line in it is not."""
    path = folder / database.NAME
    aside = _free_name(path)
    try:
        os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        # Copied by SQLite: opening and closing the file beside it would drop its locks.
        with closing(sqlite3.connect(aside)) as copy:
            sound.backup(copy)
        schema.settle(folder)
    except (OSError, sqlite3.Error) as error:
        _forget(aside)
        raise _not_kept(path, error) from None
    return _said(damage, aside)


def _said(damage: Damaged, aside: Path) -> str:
    """Say what was found and what was done."""
    return _("{damage}; the file is kept aside as {aside}, and what can be read is here").format(
        damage=damage, aside=visible(aside.name)
    )


def _not_kept(path: Path, error: Exception) -> NotOpened:
    """Say that there was no way to keep a copy; then nothing is touched."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else error
    return NotOpened(
        _("{path} is damaged and could not be copied ({reason}); nothing was changed").format(
            path=visible(path), reason=visible(reason)
        )
    )


def _free_name(path: Path) -> Path:
    """Find a name that no file has."""
    names = (path.with_name(f"{path.stem}-damaged-{number}.db") for number in count(1))
    return next(name for name in names if not name.exists())


def _copy(path: Path, copy: Path) -> None:
    """Copy a database with its journal, and have the copy on the disk."""
    for here, there in ((path, copy), (schema.journal_of(path), schema.journal_of(copy))):
        if here.exists():
            shutil.copy2(here, there)
            with there.open("rb+") as file:
                os.fsync(file.fileno())
    schema.settle(path.parent)


def _forget(path: Path) -> None:
    """Take a file away, where there is one."""
    with suppress(FileNotFoundError):
        path.unlink()


def _fill(fresh: Path, path: Path) -> None:
    """Put into a new database what the damaged one still gives."""
    work = path.with_name("salvage-work.db")
    try:
        tables, lines = readable(path, work, fresh)
    finally:
        _forget(work)
        _forget(schema.journal_of(work))
    with closing(sqlite3.connect(fresh, isolation_level=None)) as new:
        for pragma in schema.PRAGMAS:
            new.execute(f"PRAGMA {pragma}")
        new.execute("BEGIN")
        for name, found in (("tables", tables), ("lines", lines)):
            for each in found:
                with suppress(sqlite3.Error, OverflowError):
                    new.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(each))})", each)
        new.execute("COMMIT")
