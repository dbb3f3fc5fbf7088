"""What was ticked off at which table: one small file beside the tables of this machine.

It tells a second screen which things of the list are done at the board. It is no line of the
record, as nothing is proven by it, and holds numbers of lines alone, which everybody may know.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from companion.store.beside import Notes

NOTES = Notes("to-do.toml", r"\d{1,6}(?: \d{1,3}){0,99}")


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


def read(folder: Path, table: str) -> Ticks:
    """Read what was ticked off at a table; nothing, where nobody has done so."""
    since, *done = map(int, (NOTES.read(folder, table) or "0").split(" "))
    return Ticks(since, frozenset(done))


def put(folder: Path, table: str, ticks: Ticks) -> None:
    """Note what was ticked off at a table."""
    NOTES.put(folder, table, " ".join(map(str, (ticks.since, *sorted(ticks.done)))))
