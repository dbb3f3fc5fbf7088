"""Keeps what is worked out of the rules: beside the program, or else in the user's cache."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from companion.core import CompanionError
from companion.rulebook.kept_values import keep_with
from companion.store.disk import places

BESIDE = Path(__file__).parents[1] / "__pycache__"
LARGEST = 100_000_000
EVERYBODY = 0o644  # may read what is beside the program; nothing of it is secret


class KeptRules:
    """Files that anybody may delete; one that cannot be read or written is as good as none."""

    def __init__(self, *folders: Path) -> None:
        """Keep in the first of these folders that can be written to."""
        self._folders = folders

    def read(self, name: str) -> Iterator[bytes]:
        """Go through what is kept under a name."""
        for folder in self._folders:
            path = folder / name
            with suppress(OSError, ValueError):
                if path.is_file() and path.stat().st_size <= LARGEST:
                    yield path.read_bytes()

    def write(self, name: str, data: bytes) -> None:
        """Keep a file whole or not at all, also where several do so at once."""
        for folder in self._folders:
            with suppress(OSError, ValueError):
                folder.mkdir(parents=True, exist_ok=True)
                _replace(folder / name, data)
                return


def lay_open() -> None:
    """Let the rules be read from what is kept."""
    keep_with(KeptRules(*_folders()))


def _folders() -> Iterator[Path]:
    """Go through the folders: beside the program, where Python keeps its own, and the cache."""
    yield BESIDE
    with suppress(CompanionError):
        yield places.cache()


def _replace(path: Path, data: bytes) -> None:
    """Write a file beside another one, and put it in its place."""
    handle, made = mkstemp(prefix=f"{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(made).chmod(EVERYBODY)
        Path(made).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(made).unlink()
        raise
