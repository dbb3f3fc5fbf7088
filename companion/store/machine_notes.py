"""Small files beside the database with notes about tables: one text for each table.

They are no part of a record, prove nothing, and are not exported with a table. If a file is lost,
everybody counts as looking at the screen, the last receipt is shown once more, no task is ticked
off, and words are shown in the reader's language.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from companion.core import Unreadable
from companion.store.disk import files


@dataclass(frozen=True)
class MachineNotes:
    """One such file: its name, the pattern of its texts, and the default."""

    name: str
    written: str
    usual: str

    def read(self, folder: Path, table: str) -> str:
        """Return the text about a table, or the default."""
        return self._read(folder).get(table, self.usual)

    def put(self, folder: Path, table: str, text: str) -> None:
        """Save a text about a table."""
        self._write(folder, {**self._read(folder), table: text})

    def forget(self, folder: Path, table: str) -> None:
        """Remove the text about a deleted table."""
        known = self._read(folder)
        if known.pop(table, None) is not None:
            self._write(folder, known)

    def _read(self, folder: Path) -> dict[str, str]:
        """Read the file; texts that do not fit the pattern are ignored."""
        try:
            found = files.read_toml(folder / self.name)
        except Unreadable:
            return {}
        rows = {name: each for name, each in found.items() if isinstance(each, str)}
        return {name: each for name, each in rows.items() if re.fullmatch(self.written, each)}

    def _write(self, folder: Path, known: dict[str, str]) -> None:
        """Save the texts."""
        files.write_toml(folder / self.name, dict(sorted(known.items())))


HOLDERS = OWN, SHARED = ("own", "shared")
HOLDER = MachineNotes("screens.toml", "|".join(HOLDERS), SHARED)  # who holds the screen
RECEIPTS = MachineNotes("receipts.toml", r"\d{1,6}", "0")  # how many receipts were surely kept
# Which tasks were ticked off, for a second screen; only public numbers of lines.
TO_DO = MachineNotes("to-do.toml", r"\d{1,6}(?: \d{1,3}){0,99}", "0")
# From which line on words were said in which language, as a reader's language may change.
SPOKEN = MachineNotes("words.toml", r"(?:\d{1,6} [a-z]{2}(?: |$)){0,99}", "")

# What players put on places by themselves, as a guess: a label, a sign, and from which hour on.
MARKS = MachineNotes("marks.toml", r"(?:[A-Za-z0-9-]{1,40}[?x.]\d{0,3}(?: |$)){0,999}", "")


def forget(folder: Path, table: str) -> None:
    """Remove all texts about a deleted table."""
    for notes in (HOLDER, RECEIPTS, TO_DO, SPOKEN, MARKS):
        notes.forget(folder, table)


@dataclass(frozen=True)
class Ticks:
    """Which tasks of a list are done, by their places, and the line that begins the list."""

    since: int = 0
    done: frozenset[int] = frozenset()

    def of(self, since: int, count: int) -> frozenset[int]:
        """Return the ticked places of this list; a list older than the newest counts as done."""
        if since < self.since:
            return frozenset(range(count))
        return self.done if since == self.since else frozenset()

    def with_more(self, since: int, places: Iterable[int]) -> "Ticks":
        """Return these ticks with more places of a list ticked."""
        done = self.done if since == self.since else frozenset()
        return Ticks(since, done.union(places))

    @property
    def written(self) -> str:
        """Return the ticks as text for the file."""
        return " ".join(map(str, (self.since, *sorted(self.done))))


def ticked(written: str) -> Ticks:
    """Read ticks from their text."""
    since, *done = map(int, written.split(" "))
    return Ticks(since, frozenset(done))


def spoken(written: str, size: int) -> str:
    """Return the language of the words in force where a record has so many lines; often empty."""
    parts = written.split()
    begun = [
        language for at, language in zip(parts[::2], parts[1::2], strict=True) if int(at) <= size
    ]
    return begun[-1] if begun else ""


def spoken_from(written: str, size: int, language: str) -> str:
    """Return the same text with the language of words that were said when it had so many lines."""
    return written if spoken(written, size) == language else f"{written} {size} {language}".strip()
