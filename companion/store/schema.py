"""What a new database holds, and how one is made: whole, under another name, then moved."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

APPLICATION, VERSION = 0x436F6D70, 1  # "Comp"
PAGE = 4096
PRAGMAS = ("journal_mode=DELETE", "synchronous=EXTRA", "secure_delete=ON", "foreign_keys=ON")
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL,
    started INTEGER NOT NULL, played INTEGER NOT NULL, summary TEXT NOT NULL,
    wrapped BLOB, seed BLOB, signing BLOB, tries INTEGER NOT NULL, tried INTEGER NOT NULL
) STRICT;
CREATE TABLE lines (
    id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
    line TEXT NOT NULL, secret BLOB, chain BLOB NOT NULL, PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
"""
STATEMENTS = tuple(part.strip() for part in SCHEMA.split(";") if part.strip())


def build(path: Path) -> None:
    """Make an empty database at a name that only this process uses."""
    for stale in (path, journal_of(path)):
        with suppress(FileNotFoundError):
            stale.unlink()
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(path, isolation_level=None)) as fresh:
        # Fixed, whatever this SQLite was built with: a damaged first page can be put right so.
        for pragma in (f"page_size={PAGE}", "auto_vacuum=NONE", "encoding='UTF-8'", *PRAGMAS):
            fresh.execute(f"PRAGMA {pragma}")
        fresh.execute("BEGIN")
        for statement in STATEMENTS:
            fresh.execute(statement)
        fresh.execute(f"PRAGMA application_id={APPLICATION}")
        fresh.execute(f"PRAGMA user_version={VERSION}")
        fresh.execute("COMMIT")


def journal_of(path: Path) -> Path:
    """Name the journal that SQLite keeps beside a database while it writes."""
    return path.with_name(f"{path.name}-journal")


def settle(folder: Path) -> None:
    """Have a change of names in a folder on the disk, where a system offers that."""
    if hasattr(os, "O_DIRECTORY"):
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
