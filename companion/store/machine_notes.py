"""What this machine notes of its tables beside the record: small files, one text for each table.

None of it is a line of a record, as nothing is proven by it, and a table that is taken to another
machine comes without. Where a file is lost, everybody looks at the screen, the last receipt is
shown once more, and nothing counts as ticked off.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from companion.core import Unreadable
from companion.store import files


@dataclass(frozen=True)
class MachineNotes:
    """A file of this name, in which every text is written like this, and what holds without one."""

    name: str
    written: str
    usual: str

    def read(self, folder: Path, table: str) -> str:
        """Read what is noted of a table; what is usual, where nobody has noted it."""
        return self._read(folder).get(table, self.usual)

    def put(self, folder: Path, table: str, text: str) -> None:
        """Note this of a table."""
        self._write(folder, {**self._read(folder), table: text})

    def forget(self, folder: Path, table: str) -> None:
        """Take out what is noted of a table that is no more."""
        known = self._read(folder)
        if known.pop(table, None) is not None:
            self._write(folder, known)

    def _read(self, folder: Path) -> dict[str, str]:
        """Read the file; what cannot be understood counts for nothing."""
        try:
            found = files.read_toml(folder / self.name)
        except Unreadable:
            return {}
        rows = {name: each for name, each in found.items() if isinstance(each, str)}
        return {name: each for name, each in rows.items() if re.fullmatch(self.written, each)}

    def _write(self, folder: Path, known: dict[str, str]) -> None:
        """Write the file."""
        files.write_toml(folder / self.name, dict(sorted(known.items())))


HOLDERS = OWN, SHARED = ("own", "shared")
HOLDER = MachineNotes("screens.toml", "|".join(HOLDERS), SHARED)
"""Who holds the screen."""
RECEIPTS = MachineNotes("receipts.toml", r"\d{1,6}", "0")
"""How many receipts were kept, as far as anybody has said so."""
TO_DO = MachineNotes("to-do.toml", r"\d{1,6}(?: \d{1,3}){0,99}", "0")
"""What was ticked off; it tells a second screen, and holds numbers alone, which all may know."""


def forget(folder: Path, table: str) -> None:
    """Take out all that is noted of a table that is no more."""
    for notes in (HOLDER, RECEIPTS, TO_DO):
        notes.forget(folder, table)


@dataclass(frozen=True)
class Ticks:
    """Which things of a list are done, by their places in it, and the line that begins the list."""

    since: int = 0
    done: frozenset[int] = frozenset()

    def of(self, since: int, count: int) -> frozenset[int]:
        """Give what is done of a list that a line begins: all of one before the newest."""
        if since < self.since:
            return frozenset(range(count))
        return self.done if since == self.since else frozenset()

    def with_more(self, since: int, places: Iterable[int]) -> "Ticks":
        """Give these with more things done of the list that a line begins."""
        done = self.done if since == self.since else frozenset()
        return Ticks(since, done.union(places))

    @property
    def written(self) -> str:
        """Write them as they are noted."""
        return " ".join(map(str, (self.since, *sorted(self.done))))


def ticked(written: str) -> Ticks:
    """Read what was ticked off."""
    since, *done = map(int, written.split(" "))
    return Ticks(since, frozenset(done))
