"""A damaged database: kept aside whole under a name of its own, and read as far as it goes."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from companion.locale import _
from companion.plaintext import visible
from companion.store import database, schema
from companion.store.errors import Damaged, NotOpened, NotSaved
from companion.store.locks import FOLDER as LOCKS
from companion.store.locks import held
from companion.store.losses import Sound, losses, sound_tables
from companion.store.readable import readable
from companion.store.saying import MISREAD

COPY, FRESH, WORK = "salvage-copy.db", "salvage.db", "salvage-work.db"
COPIES = 3  # of the damaged file, which lie beside it for a moment


def replaced(folder: Path, damage: Damaged) -> str:
    """Keep the damaged file aside, and put what can be read in its place; or change nothing."""
    path = folder / database.NAME
    with _all_or_nothing(path):
        _copy(path, folder / COPY)
        schema.build(folder / FRESH)
        found = readable(path, folder / WORK, folder / FRESH)
        sound = _fill(folder / FRESH, sound_tables(found))
        _forget(folder / WORK)
        aside = _put_aside(path)
        # A journal left behind would be played into the new file.
        schema.journal_of(path).unlink(missing_ok=True)
        (folder / FRESH).replace(path)
        schema.settle(folder)
    return f"{_said(damage, aside)}. {losses(found, sound)}"


def cut(sound: sqlite3.Connection, folder: Path, damage: Damaged, cut: Callable[[], None]) -> str:
    """Keep a file aside whose pages are sound, and only then cut a line that is not; or nothing."""
    path = folder / database.NAME
    alone = held(folder / LOCKS / "salvage.lock", database.PATIENCE)
    with closing(alone), _all_or_nothing(path):
        alone.execute("BEGIN EXCLUSIVE")
        os.close(os.open(folder / COPY, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        # Copied by SQLite: opening and closing the file beside it would drop its locks.
        with closing(sqlite3.connect(folder / COPY)) as copy:
            sound.backup(copy)
        aside = _put_aside(path)
        try:
            cut()
        except NotSaved:
            aside.unlink()
            raise
    return _said(damage, aside)


@contextmanager
def _all_or_nothing(path: Path) -> Iterator[None]:
    """Say where there was no way to do it; nothing half-made is left behind."""
    made = [path.with_name(name) for name in (COPY, FRESH, WORK)]
    try:
        _need_room(path)
        yield
    except (OSError, *MISREAD) as error:
        raise _not_kept(path, error) from None
    finally:
        for each in made:
            _forget(each)


def _forget(made: Path) -> None:
    """Take a database away that was only made to work with."""
    for file in (made, schema.journal_of(made)):
        with suppress(OSError):
            file.unlink()


def _need_room(path: Path) -> None:
    """Refuse to begin where the disk cannot hold what lies there for a moment."""
    files = (path, schema.journal_of(path))
    need = COPIES * sum(each.stat().st_size for each in files if each.exists())
    if shutil.disk_usage(path.parent).free < need:
        raise OSError(0, _("that needs {need} kilobytes").format(need=need // 1024 + 1))


def _put_aside(path: Path) -> Path:
    """Give the copy its name, now that it lies whole on the disk."""
    copy, aside = path.with_name(COPY), _free_name(path)
    journal = schema.journal_of(copy)
    if journal.exists():
        journal.replace(schema.journal_of(aside))
    copy.replace(aside)
    schema.settle(path.parent)
    return aside


def _said(damage: Damaged, aside: Path) -> str:
    """Say what was found and what was done."""
    return _("{damage}; the file is kept aside as {aside}, and what can be read is here").format(
        damage=damage, aside=visible(aside.name)
    )


def _not_kept(path: Path, error: Exception) -> NotOpened:
    """Say that there was no way to keep a copy; then nothing is touched."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else error
    return NotOpened(
        _(
            "{path} is damaged and could not be copied ({reason}); nothing was changed. Make room,"
            " then start again"
        ).format(path=visible(path), reason=visible(reason))
    )


def _free_name(path: Path) -> Path:
    """Find a name that no file has, nor any journal."""
    names = (path.with_name(f"{path.stem}-damaged-{number}.db") for number in count(1))
    return next(
        name for name in names if not name.exists() and not schema.journal_of(name).exists()
    )


def _copy(path: Path, copy: Path) -> None:
    """Copy a database with its journal, and have the copy on the disk."""
    schema.journal_of(copy).unlink(missing_ok=True)
    for here, there in ((path, copy), (schema.journal_of(path), schema.journal_of(copy))):
        if here.exists():
            shutil.copy2(here, there)
            with there.open("rb+") as file:
                os.fsync(file.fileno())


def _fill(fresh: Path, sound: Iterable[Sound]) -> list[Sound]:
    """Put sound tables and lines into a new database, and give those that found their place."""
    put = []
    with closing(sqlite3.connect(fresh, isolation_level=None)) as new:
        for pragma in schema.PRAGMAS:
            new.execute(f"PRAGMA {pragma}")
        new.execute("BEGIN")
        for table, lines in sound:
            # Damage can give two tables one name: the second is lost, and named so.
            with suppress(sqlite3.IntegrityError):
                _insert(new, "tables", table)
                put.append((table, lines))
                for line in lines:
                    stored = (table[0], line.number, line.line, line.secret, line.chain)
                    _insert(new, "lines", stored)
        new.execute("COMMIT")
    return put


def _insert(new: sqlite3.Connection, name: str, row: tuple[object, ...]) -> None:
    """Put a row into a new database."""
    new.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
