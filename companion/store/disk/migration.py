"""Migrates a database of the first version; the old file is kept.

Every byte of lines, keys and options stays as it is. If the program is killed at any moment, either
the old or the new database is there, whole.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from companion.locale import _
from companion.store import rows
from companion.store.disk import cells, database, schema
from companion.store.repair import aside
from companion.text.plaintext import visible

ASIDE = f"version-{schema.FIRST}"
MOVES = (
    "INSERT INTO tables (rowid, id, name, game, options, started, played, summary, ended, seed,"
    " signing) SELECT rowid, id, name, game, options, started, played, summary, wrapped IS NULL,"
    " seed, signing FROM old.tables ORDER BY rowid",
    "INSERT INTO vaults SELECT id, 'keeper', 'secrets', 1, wrapped, 0, tries, tried"
    " FROM old.tables WHERE wrapped IS NOT NULL",
    "INSERT INTO lines SELECT id, number, line, secret, chain FROM old.lines",
)


def migrated(folder: Path) -> str:
    """Move everything into a new database; the caller has the folder alone."""
    path = folder / database.NAME
    refused = _(
        "{path} is from an older Companion and could not be converted ({reason});"
        " nothing was changed. Make room, then start again"
    )
    with aside.all_or_nothing(path, refused):
        old, fresh = folder / aside.COPY, folder / aside.FRESH
        aside.copied(path, old)
        schema.build(fresh)
        _fill(fresh, old, path)
        kept = _kept_before(folder, old) or aside.put_aside(old, ASIDE)
        aside.put_in_place(fresh, path)
    return _(
        "Your tables are now stored in a new form. The old file is still there as"
        " {aside}; delete it when everything is in order here."
    ).format(aside=visible(kept.name))


def _fill(fresh: Path, old: Path, path: Path) -> None:
    """Copy everything from an old database into a new one, and check that it is sound.

    Damage is reported as damage of the file at `path`.
    """
    with closing(sqlite3.connect(fresh, isolation_level=None)) as new:
        schema.prepare(new)
        cells.check(new, path)
        new.execute("ATTACH ? AS old", (str(old),))
        new.execute("BEGIN")
        for statement in MOVES:
            new.execute(statement)
        new.execute("COMMIT")
        database.need_whole(new, path)
        rows.listed(new)


def _kept_before(folder: Path, old: Path) -> Path | None:
    """Return the copy that an interrupted migration kept, if it is the same file."""
    data = old.read_bytes()
    copies = sorted(folder.glob(f"companion-{ASIDE}-*.db"))
    return next((copy for copy in copies if copy.read_bytes() == data), None)
