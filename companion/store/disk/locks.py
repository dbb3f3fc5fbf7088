"""Locks that end with their process: one window at a table, and the gate of the folder.

A table's lock says who holds it. All windows stand in the gate of a folder; only a window that is
alone in it may replace the database.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.locale import _
from companion.locale.dates import day
from companion.store.disk.errors import NotOpened, OpenElsewhere
from companion.store.disk.system_errors import reason
from companion.text.plaintext import visible

FOLDER = "locks"
BRIEFLY = 1.0  # seconds to wait for other starts; a window stays open for longer


class Held:
    """A file that exists only to be locked.

    SQLite locks files the same way on every system, and no lock is left by a dead process.
    """

    def __init__(self, file: Path) -> None:
        """Open the file without locking it."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            if file.exists() and file.stat().st_size:  # not ours: once emptied, its locks are gone
                os.truncate(file, 0)
            self._held = sqlite3.connect(file, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise NotOpened(_no_lock(error)) from None

    def _do(self, statement: str, patience: float = 0.0) -> None:
        """Change the lock, or raise an error if another process has it."""
        try:
            self._held.execute(f"PRAGMA busy_timeout={int(patience * 1000)}")
            self._held.execute(statement).fetchall()
        except sqlite3.Error as error:
            if "locked" not in str(error):
                raise NotOpened(_no_lock(error)) from None
            raise OpenElsewhere(self._said()) from None

    def _said(self) -> str:
        """Return the message that another process has the lock."""
        raise NotImplementedError

    def close(self) -> None:
        """Release the lock."""
        self._held.close()


class Lock(Held):
    """The lock of a table, held until it is released or the process ends."""

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
        """Return the message that names the window with the lock."""
        process, since = "?", "?"
        with suppress(OSError, ValueError, OverflowError):
            process, noted = self._note.read_text("ascii").split(" ", 1)
            since = noted  # older versions wrote a text instead of a time
            since = day(int(noted))
        return _(
            "another window has this table open (process {process}, since {since}); go on there, or"
            " close it first"
        ).format(process=visible(process), since=visible(since))

    def let_go(self) -> None:
        """Release the lock of the table."""
        with suppress(OSError):
            self._note.unlink()
        self.close()

    def throw_away(self) -> None:
        """Release the lock of a deleted table, and delete its file."""
        self.let_go()
        with suppress(OSError):
            self._file.unlink()


class Gate(Held):
    """The place of this process among all that use a folder's tables."""

    def __init__(self, folder: Path, patience: float) -> None:
        """Open the gate's file; wait for a process that is making the database."""
        self._patience = patience
        super().__init__(folder / FOLDER / "gate.lock")

    def enter(self) -> None:
        """Join the others in the gate, so that nobody replaces the database."""
        self._do("BEGIN", self._patience)
        self._do("SELECT 1 FROM sqlite_master", self._patience)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the gate alone during a block, or say that another window is open."""
        if self._held.in_transaction:
            self._do("ROLLBACK")
        with self._begun("BEGIN EXCLUSIVE", BRIEFLY):
            yield

    @contextmanager
    def making(self) -> Iterator[None]:
        """Be the only one who makes the database; who was quicker may have it open already."""
        with self._begun("BEGIN IMMEDIATE", self._patience):
            yield

    @contextmanager
    def _begun(self, statement: str, patience: float) -> Iterator[None]:
        """Hold a lock during a block."""
        self._do(statement, patience)
        try:
            yield
        finally:
            self._do("ROLLBACK")  # nothing is ever written here

    def _said(self) -> str:
        """Return the message that another window is open."""
        return _("the tables must be repaired, but another window has them open; close it first")


def _no_lock(error: Exception) -> str:
    """Return the message that no lock can be taken."""
    return _("the folder of the tables cannot be locked ({reason}); is it read-only?").format(
        reason=visible(reason(error))
    )
