"""Copies of a database that are kept, and temporary files."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from companion.locale import _
from companion.store.disk import schema
from companion.store.disk.errors import NotOpened
from companion.store.disk.sqlite_errors import MISREAD
from companion.store.disk.system_errors import reason
from companion.text.plaintext import visible

COPY, FRESH, WORK = "salvage-copy.db", "salvage.db", "salvage-work.db"
COPIES = 3  # copies of the file that exist beside it for a moment


@contextmanager
def all_or_nothing(path: Path, refused: str) -> Iterator[None]:
    """Run a block that works with copies; remove them afterwards, and name the file if it fails."""
    made = [path.with_name(name) for name in (COPY, FRESH, WORK)]
    try:
        _need_room(path)
        yield
    except (OSError, *MISREAD) as error:
        raise NotOpened(refused.format(path=visible(path), reason=visible(reason(error)))) from None
    finally:
        for each in made:
            forget(each)


def forget(made: Path) -> None:
    """Delete a temporary database and its journal."""
    for file in (made, schema.journal_of(made)):
        with suppress(OSError):
            file.unlink()


def _need_room(path: Path) -> None:
    """Refuse to begin where the disk has no room for the temporary copies."""
    files = (path, schema.journal_of(path))
    need = COPIES * sum(each.stat().st_size for each in files if each.exists())
    if shutil.disk_usage(path.parent).free < need:
        raise OSError(0, _("that needs {need} kilobytes").format(need=need // 1024 + 1))


def copied(path: Path, copy: Path) -> None:
    """Copy a database with its journal, and wait until the copy is on the disk."""
    schema.journal_of(copy).unlink(missing_ok=True)
    for here, there in ((path, copy), (schema.journal_of(path), schema.journal_of(copy))):
        if here.exists():
            shutil.copy2(here, there)
            with there.open("rb+") as file:
                os.fsync(file.fileno())


def put_aside(copy: Path, name: str) -> Path:
    """Give a finished copy a name that no other file or journal has, and return its path."""
    names = (copy.with_name(f"companion-{name}-{number}.db") for number in count(1))
    aside = next(
        each for each in names if not each.exists() and not schema.journal_of(each).exists()
    )
    journal = schema.journal_of(copy)
    if journal.exists():
        journal.replace(schema.journal_of(aside))
    copy.replace(aside)
    schema.settle(copy.parent)
    return aside


def put_in_place(fresh: Path, path: Path) -> None:
    """Replace the old database by a finished new one."""
    # A journal left behind would be played into the new file.
    schema.journal_of(path).unlink(missing_ok=True)
    fresh.replace(path)
    schema.settle(path.parent)
