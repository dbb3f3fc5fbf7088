"""Plain files that a person names: read whole or not at all, written whole or not at all."""

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from companion.core import Unreadable
from companion.locale import _

LARGEST = 1_000_000


def read_text(path: Path) -> str:
    """Read a text file of a sensible size, or say in one sentence why not."""
    try:
        with path.open("rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Unreadable(_("{path} is not a plain file").format(path=path))
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable(_why(path, error)) from None
    if len(found) > LARGEST:
        raise Unreadable(
            _("{path} is larger than {most} bytes; no file of this kind is").format(
                path=path, most=LARGEST
            )
        )
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise Unreadable(
            _("{path}, line {line}: this is not UTF-8 text; save the file as UTF-8").format(
                path=path, line=line
            )
        ) from None


def need_new(path: Path) -> None:
    """Refuse a file name that is taken."""
    if path.exists():
        raise Unreadable(_("{path} exists already; choose another name").format(path=path))


def write_new(path: Path, text: str) -> None:
    """Write a text file that does not exist yet, whole or not at all."""
    need_new(path)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(name).replace(path)
        finally:
            with suppress(FileNotFoundError):
                Path(name).unlink()
    except OSError as error:
        raise Unreadable(_why(path, error)) from None


def _why(path: Path, error: Exception) -> str:
    """Say why a file could not be read or written."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return _("{path}: {reason}").format(path=ascii(str(path))[1:-1], reason=reason)
