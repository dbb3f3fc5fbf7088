"""What the system says about files and disks, in the reader's language where it is known."""

import errno

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


def reason(error: Exception) -> str:
    """Give the reason of an error, as short as it comes."""
    if not isinstance(error, OSError) or not error.strerror:
        return str(error)
    known = KNOWN.get(error.errno or 0)
    return _(known) if known else error.strerror
