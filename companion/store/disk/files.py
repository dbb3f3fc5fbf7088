"""Text files that a person names; each is read or written whole or not at all."""

import json
import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from companion.core import Unreadable
from companion.locale import _
from companion.store.disk.system_errors import reason
from companion.text.plaintext import visible

LARGEST = 1_000_000
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700


def named(typed: str) -> Path:
    """Return the path that somebody typed, with `~` replaced by the home folder if it is known."""
    path = Path(typed.strip())
    with suppress(RuntimeError):
        return path.expanduser()
    return path


def read_text(path: Path) -> str:
    """Return the text of a file of a sensible size, or say in one sentence why not."""
    return _decoded(path, read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file of a sensible size, or say in one sentence why not."""
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
    """Return bytes as UTF-8 text, without the byte order mark that some editors add."""
    try:
        return found.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise Unreadable(
            _("{path}, line {line}: this is not UTF-8 text; save the file as UTF-8").format(
                path=visible(path), line=line
            )
        ) from None


def is_there(path: Path) -> bool:
    """Say whether there is something at a path, or say in one sentence why nobody can tell."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        raise Unreadable(_why(path, error)) from None
    return True


def make_folder(folder: Path) -> None:
    """Make a folder of the program's own, and those above it, where they are missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    except OSError as error:
        raise Unreadable(_why(folder, error)) from None


def need_new(path: Path) -> None:
    """Refuse a path that exists already, or whose folder does not."""
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
    """Write a new text file; if that fails, nothing of it is left."""
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
    """Replace one of the program's own files, as a whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    with suppress(OSError):
        new.unlink()
    write_new(new, text, PRIVATE)
    try:
        new.replace(path)
    except OSError as error:
        raise Unreadable(_why(path, error)) from None


def read_toml(path: Path) -> dict[str, object]:
    """Read one of the program's own TOML files, or say in one sentence why not."""
    import tomllib

    text = read_text(path)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(_why(path, error)) from None


def write_toml(path: Path, rows: Mapping[str, str | int]) -> None:
    """Write one of the program's own TOML files."""
    # The JSON of a plain word or a number is valid TOML, too.
    written = (f"{name} = {json.dumps(value)}\n" for name, value in rows.items())
    write_over(path, "".join(written))


def _why(path: Path, error: Exception) -> str:
    """Return the reason why a file could not be read or written, with its name."""
    return f"{visible(path)}: {reason(error)}"
