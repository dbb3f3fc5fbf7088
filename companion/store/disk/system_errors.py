"""The reasons that the system and SQLite give, in the reader's language where known."""

import errno
import sqlite3

from companion.locale import N_, _

KNOWN = {
    errno.ENOENT: N_("No such file or directory"),
    errno.EACCES: N_("Permission denied"),
    errno.EPERM: N_("Operation not permitted"),
    errno.EEXIST: N_("File exists"),
    errno.EISDIR: N_("Is a directory"),
    errno.ENOTDIR: N_("Not a directory"),
    errno.ENAMETOOLONG: N_("File name too long"),
    errno.ENOSPC: N_("No space left on device"),
    errno.EROFS: N_("Read-only file system"),
    errno.EIO: N_("Input/output error"),
}


OF_THE_DATABASE = {
    sqlite3.SQLITE_PERM: N_("access is not allowed"),
    sqlite3.SQLITE_BUSY: N_("another window uses the file"),
    sqlite3.SQLITE_LOCKED: N_("another window uses the file"),
    sqlite3.SQLITE_READONLY: N_("the file can only be read"),
    sqlite3.SQLITE_IOERR: N_("the disk does not answer"),
    sqlite3.SQLITE_FULL: N_("the disk is full"),
    sqlite3.SQLITE_CANTOPEN: N_("the file cannot be opened"),
    sqlite3.SQLITE_CORRUPT: N_("its pages do not fit together"),
    sqlite3.SQLITE_NOTADB: N_("it is no file of tables"),
}


def reason(error: Exception) -> str:
    """Return the reason of an error in a few words."""
    if isinstance(error, sqlite3.Error):
        known = OF_THE_DATABASE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        return _(known) if known else str(error)
    if not isinstance(error, OSError) or not error.strerror:
        return str(error)
    known = KNOWN.get(error.errno or 0)
    return _(known) if known else error.strerror
