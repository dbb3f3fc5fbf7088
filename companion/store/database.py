"""The database: where it lies, how it is opened, and what its refusals mean."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.locale import _
from companion.store.errors import Damaged, NotOpened, NotSaved

APPLICATION, VERSION = 0x436F6D70, 1  # "Comp"
FOLDER = "COMPANION_HOME"
NAME = "companion.db"
PATIENCE = 10.0  # seconds that a write waits for another window's write
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


def home() -> Path:
    """Give the folder of the user's tables."""
    if os.environ.get(FOLDER):
        return Path(os.environ[FOLDER])
    from platformdirs import user_data_path

    return user_data_path("companion", appauthor=False)


def connect(folder: Path) -> sqlite3.Connection:
    """Open the user's database, made on first use; nothing is ever overwritten."""
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if path.exists() and path.stat().st_size == 0:
            raise Damaged(_("{path} is empty").format(path=path))
        database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise NotOpened(_cannot(path, error)) from None
    with speaking(path):
        _prepare(database, path)
    return database


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    """Set what must hold for every connection, and make the schema in a new file."""
    for pragma in ("journal_mode=DELETE", "synchronous=EXTRA", "secure_delete=ON"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("PRAGMA foreign_keys=ON")
    if sys.platform == "darwin":
        database.execute("PRAGMA fullfsync=ON")
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise NotOpened(
            _(
                "{path} was written by a newer Companion; it is left as it is. Update this one."
            ).format(path=path)
        )
    if version == 0:
        _create(database, path)
    elif database.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise Damaged(_("{path} holds something else than tables").format(path=path))


def _create(database: sqlite3.Connection, path: Path) -> None:
    """Make the schema in one transaction, unless another window has just done so."""
    database.execute("BEGIN IMMEDIATE")
    try:
        if database.execute("PRAGMA user_version").fetchone()[0] == 0:
            if database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise Damaged(_("{path} holds something else than tables").format(path=path))
            for statement in SCHEMA.split(";")[:-1]:
                database.execute(statement)
            database.execute(f"PRAGMA application_id={APPLICATION}")
            database.execute(f"PRAGMA user_version={VERSION}")
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Write all or nothing; what was not written is told as not saved."""
    try:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("COMMIT")
    except sqlite3.Error as error:
        _give_up(database)
        raise NotSaved(
            _("not saved ({reason}); make room or close other windows, then try again").format(
                reason=error
            )
        ) from None
    except BaseException:
        _give_up(database)
        raise


def _give_up(database: sqlite3.Connection) -> None:
    """Take a half-made transaction back."""
    if database.in_transaction:
        database.execute("ROLLBACK")


@contextmanager
def speaking(path: Path) -> Iterator[None]:
    """Turn what SQLite says about a file into a sentence for people."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise NotOpened(_cannot(path, error)) from None
    except sqlite3.DatabaseError as error:
        raise Damaged(_("{path} is damaged: {reason}").format(path=path, reason=error)) from None


def _cannot(path: Path, error: Exception) -> str:
    """Say that the tables cannot be opened, and what to do."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else error
    return _(
        "the tables in {path} cannot be opened ({reason}); free the folder or name another one in"
        " {variable}"
    ).format(path=path, reason=reason, variable=FOLDER)
