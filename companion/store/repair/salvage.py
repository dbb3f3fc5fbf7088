"""Repairs a damaged database: the file is kept under a new name, and what can be read is copied."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from companion.locale import _
from companion.store.disk import database, schema
from companion.store.disk.errors import Damaged, NotSaved
from companion.store.disk.sqlite_errors import transaction
from companion.store.repair import aside
from companion.store.repair.losses import (
    Sound,
    losses,
    sound_envelopes,
    sound_notes,
    sound_tables,
    sound_vaults,
)
from companion.store.repair.readable import ReadableRows, readable
from companion.text.plaintext import visible

ASIDE = "damaged"


def replaced(folder: Path, damage: Damaged) -> str:
    """Keep the damaged file and put what can be read in its place; or change nothing."""
    path = folder / database.NAME
    with aside.all_or_nothing(path, _not_kept()):
        copy, fresh = folder / aside.COPY, folder / aside.FRESH
        aside.copied(path, copy)
        schema.build(fresh)
        found = readable(path, folder / aside.WORK)
        lost = _fill(fresh, found)
        aside.forget(folder / aside.WORK)
        kept = aside.put_aside(copy, ASIDE)
        aside.put_in_place(fresh, path)
    return f"{_said(damage, kept)}. {lost}"


def cut(sound: sqlite3.Connection, folder: Path, damage: Damaged, cut: Callable[[], None]) -> str:
    """Copy a file whose pages are sound, and only then delete damaged lines; or do nothing."""
    kept: Path | None = None
    try:
        with transaction(sound):  # no other window writes or copies the file meanwhile
            kept = _backed_up(folder)
            cut()
    except NotSaved:
        if kept:
            kept.unlink()
        raise
    return _said(damage, kept)


def _backed_up(folder: Path) -> Path:
    """Copy a database that is in use, and return the path of the copy."""
    path, copied = folder / database.NAME, folder / aside.COPY
    with aside.all_or_nothing(path, _not_kept()):
        os.close(os.open(copied, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        # Copied by SQLite: opening and closing the file beside it would drop its locks.
        with closing(sqlite3.connect(path)) as whole, closing(sqlite3.connect(copied)) as copy:
            whole.backup(copy)
        return aside.put_aside(copied, ASIDE)


def _said(damage: Damaged, kept: Path) -> str:
    """Return the message about what was damaged and where the file is kept."""
    return _("{damage}; the file is kept aside as {aside}, and what could be read is here").format(
        damage=damage, aside=visible(kept.name)
    )


def _not_kept() -> str:
    """Return the message that no copy could be made, so nothing was changed."""
    return _(
        "{path} is damaged and could not be copied ({reason}); nothing was changed. Make room,"
        " then start again"
    )


def _fill(fresh: Path, found: ReadableRows) -> str:
    """Copy all sound rows into a new database, and say what is lost."""
    with closing(sqlite3.connect(fresh, isolation_level=None)) as new:
        schema.prepare(new)
        new.execute("BEGIN")
        # Damage can give two tables one name: the second is then reported as lost.
        put = [table for table in sound_tables(found) if _inserted(new, "tables", table.row)]
        for table in put:
            for line in table.lines:
                stored = (table.id, line.number, line.line, line.secret, line.chain)
                _inserted(new, "lines", stored)
        envelopes = [row for row in sound_envelopes(found) if _inserted(new, "envelopes", row)]
        owners = {table.id for table in put} | {row[1] for row in envelopes}
        vaults = [row for row in sound_vaults(found, owners) if _inserted(new, "vaults", row)]
        notes = [row for row in sound_notes(found, vaults) if _inserted(new, "notes", row)]
        new.execute("COMMIT")
    return losses(found, Sound(put, envelopes, vaults, notes))


def _inserted(new: sqlite3.Connection, name: str, row: tuple[object, ...]) -> bool:
    """Insert a row into a new database; say whether its place was free."""
    with suppress(sqlite3.IntegrityError):
        new.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
        return True
    return False
