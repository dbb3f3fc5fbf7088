"""Reads the public data of a folder's tables for a second screen; it writes and locks nothing.

SQLite itself lets this reader see only a few named columns: no seals, secrets, keys, vaults or
notes. The file is opened anew for each look, so it may be replaced meanwhile.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.core import Options
from companion.locale import _
from companion.store import rows
from companion.store.disk import cells, database, places, schema
from companion.store.disk.errors import NotOpened
from companion.store.disk.sqlite_errors import speaking
from companion.text.plaintext import visible
from companion.untyped import Cell

OPEN = {
    "tables": {"id", "name", "game", "options", "ROWID"},
    "lines": {"id", "number", "line"},
}
PATIENCE = 1.0  # seconds to wait for another window to finish a line
HEADS = {"application_id", "user_version"}
TABLE = "SELECT id, name, game, options FROM tables"
NEWEST = f"{TABLE} ORDER BY rowid DESC LIMIT 1"
NAMED = f"{TABLE} WHERE name = ?"
KNOWN = f"{TABLE} WHERE id = ?"
LINES = "SELECT line FROM lines WHERE id = ? ORDER BY number"


@dataclass(frozen=True)
class PublicTable:
    """The public data of a table: its game, its options and its lines."""

    id: str
    name: str
    game: str
    options: Options
    lines: tuple[str, ...]


class PublicReader:
    """Reads one table of a folder: the one with a name, or the one played last."""

    def __init__(self, folder: Path | None = None, name: str = "") -> None:
        """Choose the folder and the table; without a name, it is the one played last."""
        self.folder = folder or places.tables()
        self._path = self.folder / database.NAME
        self._name = name
        self._id = ""  # known after the first look, so that the table may be renamed

    def read(self) -> PublicTable:
        """Return the table as it is now, or say why there is none."""
        if not database.is_there(self.folder):
            raise NotOpened(_("there are no tables here yet; begin one, and it is shown here"))
        with speaking(self._path), closing(self._connected()) as found:
            row = self._row(found)
            if row is None:
                raise self._missing()
            lines = tuple(line for (line,) in found.execute(LINES, row[:1]))
        return self._taken(row, lines)

    def _connected(self) -> sqlite3.Connection:
        """Open the database for reading the public columns only."""
        found = sqlite3.connect(
            f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE
        )
        try:
            cells.check(found, self._path)
            found.set_authorizer(_allowed)
            self._need_known(found)
        except BaseException:
            found.close()
            raise
        return found

    def _need_known(self, found: sqlite3.Connection) -> None:
        """Refuse a file that is no database of this version."""
        database.need_tables(found, self._path)
        if database.version(found) != schema.VERSION:
            raise NotOpened(
                _(
                    "these tables are from another version of Companion; start it once without"
                    " `watch`"
                )
            )

    def _row(self, found: sqlite3.Connection) -> tuple[object, ...] | None:
        """Return the row of the table, if there is one."""
        if not self._name:
            row = found.execute(NEWEST).fetchone()
        elif self._id:
            row = found.execute(KNOWN, (self._id,)).fetchone()
        else:
            row = found.execute(NAMED, (self._name,)).fetchone()
            self._id = row[0] if row else ""
        known: tuple[object, ...] | None = row
        return known

    def _missing(self) -> NotOpened:
        """Return the error that there is no such table, or no longer."""
        if not self._name:
            return NotOpened(_("there are no tables here yet; begin one, and it is shown here"))
        said = (
            _("the table {name} was deleted")
            if self._id
            else _("no table is called {name}; see `companion tables`")
        )
        return NotOpened(said.format(name=visible(self._name)))

    def _taken(self, row: tuple[Cell, ...], lines: tuple[str, ...]) -> PublicTable:
        """Return the table that was read."""
        table, name, game, written = row
        return PublicTable(table, visible(name), game, rows.options(name, written), lines)


def _allowed(action: int, table: str | None, column: str | None, *_where: object) -> int:
    """Tell SQLite whether an action is allowed: only reading public columns is."""
    if action == sqlite3.SQLITE_SELECT:
        return sqlite3.SQLITE_OK
    if action == sqlite3.SQLITE_READ and column in OPEN.get(table or "", ()):
        return sqlite3.SQLITE_OK
    if action == sqlite3.SQLITE_PRAGMA and table in HEADS and column is None:
        return sqlite3.SQLITE_OK
    return sqlite3.SQLITE_DENY
