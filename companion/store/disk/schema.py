"""The tables of a database in every version, and how a new file is made."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

APPLICATION, FIRST, VERSION = 0x436F6D70, 1, 2  # "Comp"
PAGE = 4096
PRAGMAS = (
    "journal_mode=DELETE",
    "synchronous=EXTRA",
    "fullfsync=ON",  # only on macOS
    "secure_delete=ON",
    "foreign_keys=ON",
)
FIRST_TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL,
    started INTEGER NOT NULL, played INTEGER NOT NULL, summary TEXT NOT NULL,
    wrapped BLOB, seed BLOB, signing BLOB, tries INTEGER NOT NULL, tried INTEGER NOT NULL
) STRICT;
"""
TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL,
    started INTEGER NOT NULL, played INTEGER NOT NULL, summary TEXT NOT NULL,
    ended INTEGER NOT NULL, seed BLOB, signing BLOB
) STRICT;
"""
LINES = """
CREATE TABLE lines (
    id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
    line TEXT NOT NULL, secret BLOB, chain BLOB NOT NULL, PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
"""
VAULTS = """
CREATE TABLE vaults (
    owner TEXT NOT NULL, seat TEXT NOT NULL, holds TEXT NOT NULL, version INTEGER NOT NULL,
    wrapped BLOB NOT NULL, notes INTEGER NOT NULL, tries INTEGER NOT NULL, tried INTEGER NOT NULL,
    PRIMARY KEY (owner, holds, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    owner TEXT NOT NULL, seat TEXT NOT NULL, number INTEGER NOT NULL, note BLOB NOT NULL,
    PRIMARY KEY (owner, seat, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE envelopes (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, share TEXT NOT NULL,
    made INTEGER NOT NULL, salt BLOB NOT NULL, choice BLOB NOT NULL, sum BLOB NOT NULL
) STRICT;
"""


def _statements(*parts: str) -> tuple[str, ...]:
    """Split a schema into statements, each as SQLite returns it."""
    return tuple(each.strip() for part in parts for each in part.split(";") if each.strip())


STATEMENTS = {
    FIRST: _statements(FIRST_TABLES, LINES),
    VERSION: _statements(TABLES, LINES, VAULTS),
}


def build(path: Path, version: int = VERSION) -> None:
    """Create an empty database under a temporary name."""
    for stale in (path, journal_of(path)):
        with suppress(FileNotFoundError):
            stale.unlink()
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(path, isolation_level=None)) as fresh:
        # Fixed, so that a damaged first page can be replaced whatever this SQLite's defaults are.
        for pragma in (f"page_size={PAGE}", "auto_vacuum=NONE", "encoding='UTF-8'"):
            fresh.execute(f"PRAGMA {pragma}")
        prepare(fresh)
        fresh.execute("BEGIN")
        for statement in STATEMENTS[version]:
            fresh.execute(statement)
        fresh.execute(f"PRAGMA application_id={APPLICATION}")
        fresh.execute(f"PRAGMA user_version={version}")
        fresh.execute("COMMIT")


def prepare(database: sqlite3.Connection) -> None:
    """Configure a connection that writes."""
    for pragma in PRAGMAS:
        database.execute(f"PRAGMA {pragma}")


def journal_of(path: Path) -> Path:
    """Return the path of the journal that SQLite keeps beside a database while it writes."""
    return path.with_name(f"{path.name}-journal")


def settle(folder: Path) -> None:
    """Wait until renamed files in a folder are on the disk, where the system offers that."""
    if hasattr(os, "O_DIRECTORY"):
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
