"""SQLite's errors as sentences for people."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.locale import _
from companion.store.disk import places
from companion.store.disk.errors import Damaged, NotOpened, NotSaved
from companion.store.disk.system_errors import reason
from companion.text.plaintext import visible

OUTSIDE = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
# SQLite repeats damaged names in its messages, which Python may be unable to read or hold.
MISREAD = (sqlite3.Error, MemoryError, UnicodeError)


def _why_not_saved(error: Exception) -> str:
    """Return the message why nothing was saved, and what helps."""
    exchanged = isinstance(error, sqlite3.DatabaseError) and not isinstance(
        error, sqlite3.OperationalError
    )
    if exchanged or "readonly" in str(error):
        said = _(
            "not saved ({reason}); the file was replaced or locked: put it back, then try again"
        )
    else:
        said = _("not saved ({reason}); make room or close other windows, then try again")
    return said.format(reason=reason(error))


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Run a block as one transaction, even inside another; if it fails, nothing is saved."""
    if database.in_transaction:
        yield database
        return
    try:
        database.execute("BEGIN IMMEDIATE")
        yield database
        database.execute("COMMIT")
    except MISREAD as error:
        _give_up(database)
        raise NotSaved(_why_not_saved(error)) from None
    except BaseException:
        _give_up(database)
        raise


def _give_up(database: sqlite3.Connection) -> None:
    """Roll a transaction back; if even that fails, the next one begins by doing so."""
    if database.in_transaction:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")


@contextmanager
def speaking(path: Path) -> Iterator[None]:
    """Run a block, and report errors of SQLite as a file that cannot be opened or is damaged."""
    try:
        yield
    except MISREAD as error:
        if _from_outside(error):
            raise NotOpened(cannot(path, error)) from None
        raise damaged(path, reason(error)) from None
    except OSError as error:
        raise NotOpened(cannot(path, error)) from None


def _from_outside(error: Exception) -> bool:
    """Say whether the folder, the disk or another window caused the error, and not the file."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code != sqlite3.SQLITE_IOERR_SHORT_READ and code & 0xFF in OUTSIDE


def damaged(path: Path, reason: object) -> Damaged:
    """Return the error that names a damaged file."""
    return Damaged(
        _("{path} is damaged: {reason}").format(path=visible(path), reason=visible(reason))
    )


def keys_damaged(name: str) -> Damaged:
    """Return the error that names a table with damaged keys."""
    return Damaged(
        _("the keys of the table {name} are damaged; a whole export of it still has them").format(
            name=visible(name)
        )
    )


def cannot(path: Path, error: Exception) -> str:
    """Return the message that the tables cannot be opened, and what to do."""
    return _(
        "the tables in {path} cannot be opened ({reason}); free the folder or name another one in"
        " {variable}"
    ).format(path=visible(path), reason=visible(reason(error)), variable=places.HOME)
