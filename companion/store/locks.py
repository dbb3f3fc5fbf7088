"""One writer at a time for each table; the lock dies with its process, and says who holds it."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from companion.locale import _
from companion.store.errors import NotOpened, Taken


class Lock:
    """A table held by this process, until it is let go or the process ends."""

    def __init__(self, folder: Path, table: str, since: str) -> None:
        """Take the lock, or say which window has it."""
        self._file = folder / "locks" / f"{table}.lock"
        self._note = self._file.with_suffix(".holder")
        try:
            self._file.parent.mkdir(exist_ok=True)
            # SQLite locks a file the same way everywhere, and no stale lock outlives a process.
            self._held = sqlite3.connect(self._file, timeout=0, isolation_level=None)
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise Taken(self._said()) from None
            raise NotOpened(
                _("the table cannot be locked: {reason}").format(reason=error)
            ) from None
        except OSError as error:
            raise NotOpened(
                _("the table cannot be locked: {reason}").format(reason=error)
            ) from None
        with suppress(OSError):
            self._note.write_text(f"{os.getpid()} {since}", encoding="ascii")

    def _said(self) -> str:
        """Say who has the table."""
        process, since = "?", "?"
        with suppress(OSError, ValueError):
            process, since = self._note.read_text("ascii").split(" ", 1)
        return _(
            "another window has this table open (process {process}, since {since}); go on there, or"
            " close it first"
        ).format(process=process, since=since)

    def let_go(self) -> None:
        """Give the table free."""
        with suppress(OSError):
            self._note.unlink()
        self._held.close()
