"""Plain files that a person names: read whole or not at all, written new or not at all."""

import json
import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.core import Unreadable
from companion.locale import _
from companion.plaintext import visible
from companion.store.system_errors import reason

LARGEST = 1_000_000
PRIVATE = 0o600


def named(typed: str) -> Path:
    """Give the path that somebody typed; where nobody knows whose home is meant, as it stands."""
    path = Path(typed.strip())
    with suppress(RuntimeError):
        return path.expanduser()
    return path


def read_text(path: Path) -> str:
    """Read a text file of a sensible size, or say in one sentence why not."""
    return _decoded(path, read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Read a file of a sensible size, or say in one sentence why not."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # opening a pipe would wait for ever
            raise Unreadable(_("{path} is not a plain file").format(path=visible(path)))
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable(_why(path, error)) from None
    if len(found) > LARGEST:
        raise Unreadable(
            _("{path} is larger than {most} bytes; no file of this kind is").format(
                path=visible(path), most=LARGEST
            )
        )
    return found


def _decoded(path: Path, found: bytes) -> str:
    """Read bytes as UTF-8; a byte order mark is what some editors put in front."""
    try:
        return found.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise Unreadable(
            _("{path}, line {line}: this is not UTF-8 text; save the file as UTF-8").format(
                path=visible(path), line=line
            )
        ) from None


def need_new(path: Path) -> None:
    """Refuse a file name that is taken, or in a folder that does not exist."""
    try:
        taken, somewhere = path.exists(), path.absolute().parent.is_dir()
    except (OSError, ValueError) as error:
        raise Unreadable(_why(path, error)) from None
    if taken:
        raise Unreadable(_("{path} exists already; choose another name").format(path=visible(path)))
    if not somewhere:
        raise Unreadable(
            _("there is no folder for {path}; make it first").format(path=visible(path))
        )


def write_new(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a text file that does not exist yet; a half-written one is taken away."""
    need_new(path)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                with suppress(OSError):
                    path.unlink()
                raise
    except (OSError, ValueError) as error:
        raise Unreadable(_why(path, error)) from None


def write_over(path: Path, text: str) -> None:
    """Write a file of the program's own in place of the one before, whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    with suppress(OSError):
        new.unlink()
    write_new(new, text, PRIVATE)
    try:
        new.replace(path)
    except OSError as error:
        raise Unreadable(_why(path, error)) from None


def read_toml(path: Path) -> dict[str, Any]:
    """Read a small file of the program's own, or say in one sentence why not."""
    import tomllib

    text = read_text(path)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(_why(path, error)) from None


def write_toml(path: Path, rows: Mapping[str, str | int]) -> None:
    """Write a small file of the program's own in place of the one before."""
    # What JSON makes of a plain word or a number is TOML, too.
    written = (f"{name} = {json.dumps(value)}\n" for name, value in rows.items())
    write_over(path, "".join(written))


def _why(path: Path, error: Exception) -> str:
    """Say why a file could not be read or written."""
    return f"{visible(path)}: {reason(error)}"
