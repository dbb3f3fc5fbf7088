"""PINs: one back-off for tables, notes and envelopes, kept with the vault across restarts.

A wait keeps off who guesses at the keyboard: ten thousand PINs of four figures take a day. It
cannot keep off who has the file, who tries elsewhere; and a longer one would only let somebody shut
the owner out by typing nonsense.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from companion.locale import counted
from companion.store import vault
from companion.store.errors import Damaged, WrongPin
from companion.store.rows import LATEST
from companion.store.sqlite_errors import transaction
from companion.store.vault import Vault, Whose

FREE_TRIES = 3
FIRST_WAIT, LONGEST_WAIT = 5, 10  # seconds
HERE = "owner = ? AND holds = ? AND seat = ?"


@dataclass(frozen=True, repr=False)
class Attempt:
    """A try at a vault that is counted already, so that a kill forgives nothing."""

    whose: Whose
    wrapped: bytes

    def unlock(self, pin: str) -> Vault:
        """Work the key out; it takes a while, asks no database, and may run in any thread."""
        return vault.unlocked(self.whose, pin, self.wrapped)


def attempt(
    database: sqlite3.Connection, whose: Whose, clock: Callable[[], float], damaged: Damaged
) -> Attempt:
    """Count a try at a vault, and refuse one that comes too soon; `damaged` says it has no key."""
    query = f"SELECT version, wrapped, tries, tried FROM vaults WHERE {HERE}"
    found = database.execute(query, _here(whose)).fetchone()
    version, wrapped, tries, tried = found or (0, b"", 0, 0)
    try:
        vault.need_sound(wrapped)
    except Damaged:
        raise damaged from None
    if version not in (vault.FIRST, vault.VERSION):
        raise damaged
    tries, tried, now = _number(tries), _number(tried), int(clock())
    if tried > now:  # the clock was set back: the wait begins anew, and does not last for years
        _count(database, whose, tries, now)
    _need_waited(tries, now - min(tried, now))
    _count(database, whose, tries + 1, now)
    return Attempt(Whose(whose.owner, whose.seat, whose.holds, version), wrapped)


def forgive(database: sqlite3.Connection, whose: Whose, clock: Callable[[], float]) -> None:
    """Begin anew after a right PIN."""
    _count(database, whose, 0, int(clock()))


def put(database: sqlite3.Connection, whose: Whose, wrapped: bytes) -> None:
    """Put a new vault into the database."""
    database.execute(
        "INSERT INTO vaults VALUES (?, ?, ?, ?, ?, 0, 0, 0)",
        (whose.owner, whose.seat, whose.holds, whose.version, wrapped),
    )


def _here(whose: Whose) -> tuple[str, str, str]:
    """Give the key under which the database has a vault."""
    return whose.owner, whose.holds, whose.seat


def _number(found: object) -> int:
    """Read a number, whatever a damaged file made of it."""
    return min(max(found, 0), LATEST) if isinstance(found, int) else 0


def _count(database: sqlite3.Connection, whose: Whose, tries: int, now: int) -> None:
    """Write down how many wrong tries there were in a row."""
    with transaction(database):
        database.execute(
            f"UPDATE vaults SET tries = ?, tried = ? WHERE {HERE}", (tries, now, *_here(whose))
        )


def _need_waited(tries: int, waited: int) -> None:
    """Refuse a try that comes too soon after so many wrong ones, right or wrong; it counts not."""
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
    """Give the seconds that must pass after so many wrong tries."""
    if tries < FREE_TRIES:
        return 0
    return min(FIRST_WAIT << min(tries - FREE_TRIES, 10), LONGEST_WAIT)
