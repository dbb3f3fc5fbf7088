"""Locks that die with their process: one window at a table, and the gate of the folder.

A table's lock says who holds it. In the gate stand all windows; only who is alone in it may replace
the file.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.locale import _
from companion.locale.dates import day
from companion.plaintext import visible
from companion.store.errors import NotOpened, Taken
from companion.store.system_errors import reason

FOLDER = "locks"


class Held:
    """A file that is there to be locked; nothing is ever written into it.

    SQLite locks a file the same way everywhere, and no stale lock outlives a process.
    """

    def __init__(self, file: Path) -> None:
        """Open the file, and lock nothing yet."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            if file.exists() and file.stat().st_size:  # nothing of ours: emptied, with its locks
                os.truncate(file, 0)
            self._held = sqlite3.connect(file, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise NotOpened(_no_lock(error)) from None

    def _do(self, statement: str, patience: float = 0.0) -> None:
        """Change how the file is held, or say that somebody else has it."""
        try:
            self._held.execute(f"PRAGMA busy_timeout={int(patience * 1000)}")
            self._held.execute(statement).fetchall()
        except sqlite3.Error as error:
            if "locked" not in str(error):
                raise NotOpened(_no_lock(error)) from None
            raise Taken(self._said()) from None

    def _said(self) -> str:
        """Say that somebody else has it."""
        raise NotImplementedError

    def close(self) -> None:
        """Let it go."""
        self._held.close()


class Lock(Held):
    """A table held by this process, until it is let go or the process ends."""

    def __init__(self, folder: Path, table: str, since: int) -> None:
        """Take the lock, or say which window has it."""
        self._file = folder / FOLDER / f"{table}.lock"
        self._note = self._file.with_suffix(".holder")
        super().__init__(self._file)
        try:
            self._do("BEGIN EXCLUSIVE")
        except BaseException:
            self.close()
            raise
        with suppress(OSError):
            self._note.write_text(f"{os.getpid()} {since}", encoding="ascii")

    def _said(self) -> str:
        """Say who has the table."""
        process, since = "?", "?"
        with suppress(OSError, ValueError, OverflowError):
            process, noted = self._note.read_text("ascii").split(" ", 1)
            since = noted  # as earlier versions wrote it, unless it is a moment
            since = day(int(noted))
        return _(
            "another window has this table open (process {process}, since {since}); go on there, or"
            " close it first"
        ).format(process=visible(process), since=visible(since))

    def let_go(self) -> None:
        """Give the table free."""
        with suppress(OSError):
            self._note.unlink()
        self.close()

    def throw_away(self) -> None:
        """Give a table free that is no more, and its lock with it."""
        self.let_go()
        with suppress(OSError):
            self._file.unlink()


class Gate(Held):
    """This process among those that use a folder's tables."""

    def __init__(self, folder: Path, patience: float) -> None:
        """Come to the gate; somebody who is making the file is waited for."""
        self._patience = patience
        super().__init__(folder / FOLDER / "gate.lock")

    def enter(self) -> None:
        """Stand in the gate with all others: nobody replaces the file now."""
        self._do("BEGIN", self._patience)
        self._do("SELECT 1 FROM sqlite_master", self._patience)

    @contextmanager
    def alone(self, patience: bool) -> Iterator[None]:
        """Be the only one, or say that another window is open."""
        if self._held.in_transaction:
            self._do("ROLLBACK")
        self._do("BEGIN EXCLUSIVE", self._patience if patience else 0.0)
        try:
            yield
        finally:
            self._do("ROLLBACK")  # nothing is ever written here

    def _said(self) -> str:
        """Say that another window is open."""
        return _("the tables must be repaired, but another window has them open; close it first")


def _no_lock(error: Exception) -> str:
    """Say that a lock cannot be taken."""
    return _("the folder of the tables cannot be locked ({reason}); is it read-only?").format(
        reason=visible(reason(error))
    )
