"""A database of the first version, written anew beside itself; the old file is kept aside.

Every byte of lines, keys and options stays as it is. A kill at any moment leaves the old file or
the new one in its place, whole.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from companion.locale import _
from companion.plaintext import visible
from companion.store import aside, database, schema
from companion.store.errors import NotOpened
from companion.store.sqlite_errors import damaged
from companion.store.system_errors import reason

ASIDE = f"version-{schema.FIRST}"
MOVES = (
    "INSERT INTO tables (rowid, id, name, game, options, started, played, summary, ended, seed,"
    " signing) SELECT rowid, id, name, game, options, started, played, summary, wrapped IS NULL,"
    " seed, signing FROM old.tables ORDER BY rowid",
    "INSERT INTO vaults SELECT id, 'keeper', 'secrets', 1, wrapped, 0, tries, tried"
    " FROM old.tables WHERE wrapped IS NOT NULL",
    "INSERT INTO lines SELECT id, number, line, secret, chain FROM old.lines",
)


def migrated(found: sqlite3.Connection, folder: Path) -> str:
    """Take everything over into a new file; who calls is alone in the folder."""
    path = folder / database.NAME
    with closing(found):
        database.need_whole(found, path)
    with aside.all_or_nothing(path, lambda error: _not_migrated(path, error)):
        old, fresh = folder / aside.COPY, folder / aside.FRESH
        aside.copied(path, old)
        schema.build(fresh)
        _fill(fresh, old)
        _need_same(fresh, path)
        kept = _kept_before(folder, old) or aside.put_aside(old, ASIDE)
        aside.put_in_place(fresh, path)
    return _(
        "Your tables are now stored in a new form. The old file is still there as"
        " {aside}; delete it when everything is in order here."
    ).format(aside=visible(kept.name))


def _fill(fresh: Path, old: Path) -> None:
    """Put everything that an old database holds into a new one, in one piece."""
    with closing(sqlite3.connect(fresh, isolation_level=None)) as new:
        for pragma in schema.PRAGMAS:
            new.execute(f"PRAGMA {pragma}")
        new.execute("ATTACH ? AS old", (str(old),))
        new.execute("BEGIN")
        for statement in MOVES:
            new.execute(statement)
        new.execute("COMMIT")


def _need_same(fresh: Path, path: Path) -> None:
    """See that the new file is whole before it takes the old one's place."""
    with closing(sqlite3.connect(fresh)) as new:
        said = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if said != "ok":
        raise damaged(path, said)


def _kept_before(folder: Path, old: Path) -> Path | None:
    """Give the copy that was kept by a migration which was cut off, where it is the same file."""
    data = old.read_bytes()
    copies = sorted(folder.glob(f"companion-{ASIDE}-*.db"))
    return next((copy for copy in copies if copy.read_bytes() == data), None)


def _not_migrated(path: Path, error: Exception) -> NotOpened:
    """Say that there was no way to do it; then nothing is touched."""
    return NotOpened(
        _(
            "{path} is from an older Companion and could not be converted ({reason});"
            " nothing was changed. Make room, then start again"
        ).format(path=visible(path), reason=visible(reason(error)))
    )
