"""The gate of a folder: all windows stand in it, and only who is alone may replace the file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.locale import _
from companion.store.errors import NotOpened, Taken
from companion.store.locks import FOLDER, held, no_lock


class Gate:
    """This process among those that use a folder's tables."""

    def __init__(self, folder: Path, patience: float) -> None:
        """Come to the gate; somebody who is making the file is waited for."""
        self._patience = int(patience * 1000)
        self._held = held(folder / FOLDER / "gate.lock", patience)

    def enter(self) -> None:
        """Stand in the gate with all others: nobody replaces the file now."""
        self._do("BEGIN", self._patience)
        self._do("SELECT 1 FROM sqlite_master", self._patience)

    @contextmanager
    def alone(self, patience: bool) -> Iterator[None]:
        """Be the only one, or say that another window is open."""
        if self._held.in_transaction:
            self._do("ROLLBACK", 0)
        self._do("BEGIN EXCLUSIVE", self._patience if patience else 0)
        try:
            yield
        finally:
            self._do("ROLLBACK", 0)  # nothing is ever written here

    def _do(self, statement: str, patience: int) -> None:
        """Change how the gate is held."""
        try:
            self._held.execute(f"PRAGMA busy_timeout={patience}")
            self._held.execute(statement).fetchall()
        except sqlite3.Error as error:
            if "locked" not in str(error):
                raise NotOpened(no_lock(error)) from None
            raise Taken(
                _("the tables must be put right, and another window has them open; close it first")
            ) from None

    def close(self) -> None:
        """Leave."""
        self._held.close()
