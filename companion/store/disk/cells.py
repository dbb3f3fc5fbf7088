"""What is read from a database: every value has the type of its column, whatever the disk holds.

SQLite checks types only when it writes: on the disk, one wrong bit can turn a text into bytes, or a
number into a fraction. Texts and bytes are stored alike, so the column tells which of them it is.
"""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from companion.locale import _
from companion.store.disk import schema
from companion.store.disk.sqlite_errors import damaged

TYPES = {"TEXT": str, "INTEGER": int, "BLOB": bytes}
COLUMN = re.compile(rf"(\w+) ({'|'.join(TYPES)})( NOT NULL| PRIMARY KEY)?")
# A name stands for one type in all tables; whether it may be empty is that of the newest version.
DECLARED = {
    name: (TYPES[kind], not filled)
    for version in sorted(schema.STATEMENTS)
    for statement in schema.STATEMENTS[version]
    for name, kind, filled in COLUMN.findall(statement)
}
# What only the list shows, or only a wrong PIN changes, is no reason to lose a table.
USUAL: dict[str, object] = {
    "started": 0,
    "played": 0,
    "summary": "{}",
    "notes": 0,
    "tries": 0,
    "tried": 0,
}


def check(database: sqlite3.Connection, path: Path) -> None:
    """Check all that is read from now on; a value of another type is damage of the file."""

    def refuse() -> None:
        raise damaged(path, _("a value in it cannot be read"))

    _read(database, refuse)


def leave_out(database: sqlite3.Connection) -> None:
    """Check all that is read from now on; a value of another type is read as None."""
    _read(database, lambda: None)


def _read(database: sqlite3.Connection, otherwise: Callable[[], object]) -> None:
    """Check every value that a connection reads; `otherwise` gives what stands for a wrong one."""

    def checked(column: str, value: object) -> object:
        if isinstance(value, bytes) and DECLARED.get(column, (str,))[0] is str:
            # Damaged letters are replaced here; the chain of the lines notices them.
            return value.decode(errors="replace")
        if fits(column, value):
            return value
        return USUAL[column] if column in USUAL else otherwise()

    def row(cursor: sqlite3.Cursor, values: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(map(checked, (column[0] for column in cursor.description), values))

    database.text_factory = bytes
    database.row_factory = row


def fits(column: str, value: object) -> bool:
    """Say whether a value has the type that its column declares; other columns hold anything."""
    kind, empty = DECLARED.get(column, (object, True))
    return isinstance(value, kind) or (value is None and empty)
