"""PINs of tables, notes and envelopes, with a wait after wrong ones that survives a restart.

The wait stops guessing at the keyboard: ten thousand PINs of four figures take a day. It cannot
stop somebody who has a copy of the file, and a longer wait would let anybody lock the owner out by
typing nonsense.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.locale import counted
from companion.store import rows
from companion.store.disk.errors import Damaged, WrongPin
from companion.store.disk.sqlite_errors import transaction
from companion.store.keys import vault
from companion.store.keys.vault import Vault, Whose

FREE_TRIES = 3
FIRST_WAIT, LONGEST_WAIT = 5, 10  # seconds
HERE = "owner = ? AND holds = ? AND seat = ?"


@dataclass(frozen=True, repr=False)
class Attempt:
    """A try at a vault; it is counted before the PIN is checked, even if the program dies."""

    whose: Whose
    wrapped: bytes

    def unlock(self, pin: str) -> Vault:
        """Return the unlocked vault; this takes a while, and can run in any thread."""
        return vault.unlocked(self.whose, pin, self.wrapped)


@dataclass(frozen=True, repr=False)
class LockedVault:
    """A locked vault in the database; `damaged` is the error if its key is lost."""

    database: sqlite3.Connection
    whose: Whose
    clock: Callable[[], float]
    damaged: Damaged

    def attempt(self) -> Attempt:
        """Count a try; refuse one that comes too soon."""
        query = f"SELECT version, wrapped, tries, tried FROM vaults WHERE {HERE}"
        found = self.database.execute(query, _here(self.whose)).fetchone()
        version, wrapped, tries, tried = found or (0, b"", 0, 0)
        if not vault.is_sound(version, wrapped):
            raise self.damaged
        tries, tried, now = rows.number(tries), rows.number(tried), int(self.clock())
        if tried > now:  # the clock was set back: wait from now, not for years
            self._count(tries, now)
        _need_waited(tries, now - min(tried, now))
        self._count(tries + 1, now)
        return Attempt(replace(self.whose, version=version), wrapped)

    def open(self, pin: str | Vault) -> Vault:
        """Return the unlocked vault, by PIN or from an attempt; a right PIN resets the count."""
        unlocked = pin if isinstance(pin, Vault) else self.attempt().unlock(pin)
        unlocked.need(self.whose)
        self._count(0, int(self.clock()))
        return unlocked

    def _count(self, tries: int, now: int) -> None:
        """Save how many wrong tries in a row there were."""
        with transaction(self.database):
            self.database.execute(
                f"UPDATE vaults SET tries = ?, tried = ? WHERE {HERE}",
                (tries, now, *_here(self.whose)),
            )


def put(database: sqlite3.Connection, whose: Whose, wrapped: bytes) -> None:
    """Save a new vault in the database."""
    database.execute(
        "INSERT INTO vaults VALUES (?, ?, ?, ?, ?, 0, 0, 0)",
        (whose.owner, whose.seat, whose.holds, whose.version, wrapped),
    )


def _here(whose: Whose) -> tuple[str, str, str]:
    """Return the key of a vault's row in the database."""
    return whose.owner, whose.holds, whose.seat


def _need_waited(tries: int, waited: int) -> None:
    """Refuse a try that comes too soon after wrong ones; it is not counted, even if right."""
    left = _wait(tries) - waited
    if left > 0:
        raise WrongPin(
            counted(
                "too many wrong PINs; the next try is possible in {seconds} second",
                "too many wrong PINs; the next try is possible in {seconds} seconds",
                left,
            ).format(seconds=left)
        )


def _wait(tries: int) -> int:
    """Return how many seconds must pass after so many wrong tries."""
    if tries < FREE_TRIES:
        return 0
    return min(FIRST_WAIT << min(tries - FREE_TRIES, 10), LONGEST_WAIT)
