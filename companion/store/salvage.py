"""A damaged database: kept aside under a name of its own, and read as far as it goes."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from companion.locale import _
from companion.store import database
from companion.store.errors import Damaged, NotOpened


def kept_aside(folder: Path, damage: Damaged, *, leave: bool = False) -> str:
    """Copy the damaged file aside; unless it is left, put what can be read in its place."""
    path = folder / database.NAME
    aside = _free_name(path)
    try:
        shutil.copy2(path, aside)
        if not leave:
            _replace(folder, path, aside)
    except OSError as error:
        raise NotOpened(_("{path}: {reason}").format(path=path, reason=error)) from None
    return _("{damage}; the file is kept aside as {aside}, and what can be read is here").format(
        damage=damage, aside=aside.name
    )


def _free_name(path: Path) -> Path:
    """Find a name that no file has."""
    names = (path.with_name(f"{path.stem}-damaged-{number}.db") for number in count(1))
    return next(name for name in names if not name.exists())


def _replace(folder: Path, path: Path, aside: Path) -> None:
    """Build a sound file from what the damaged one still gives, and put it in its place."""
    with closing(sqlite3.connect(folder / "salvage.db", isolation_level=None)) as fresh:
        fresh.executescript(database.SCHEMA)
        fresh.execute(f"PRAGMA application_id={database.APPLICATION}")
        fresh.execute(f"PRAGMA user_version={database.VERSION}")
        with suppress(sqlite3.Error), closing(sqlite3.connect(aside)) as old:
            for table, width in (("tables", 12), ("lines", 5)):
                marks = ", ".join("?" * width)
                for found in _readable(old, table):
                    with suppress(sqlite3.Error):
                        fresh.execute(f"INSERT INTO {table} VALUES ({marks})", found)
    (folder / "salvage.db").replace(path)
    with suppress(FileNotFoundError):
        path.with_name(f"{path.name}-journal").unlink()


def _readable(old: sqlite3.Connection, table: str) -> Iterator[tuple[object, ...]]:
    """Go through the rows that a damaged file still gives."""
    with suppress(sqlite3.Error):
        yield from old.execute(f"SELECT * FROM {table}")
