"""What the store costs: one durable line, resuming a game, and a long list."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from companion.core import KEEPER
from companion.play import table
from companion.play.table import Table
from companion.store import rows
from companion.store.disk import database, schema
from companion.store.keys import vault
from companion.store.tables import Tables
from tests.bench.measure import in_turns, tell
from tests.light.sitecustomize import FULL
from tests.store.evening import MOVES, NAME, OPTIONS, PIN, SHARE, kept, play

MANY = 999


def main() -> None:
    """Measure everything in a folder of its own, with PINs that cost what they cost people."""
    os.environ[FULL] = "1"
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        a_durable_line(home / "line")
        kept(home / "full", len(MOVES))
        resuming(home / "full")
        a_long_list(home / "full")


def bare(path: Path) -> sqlite3.Connection:
    """Make the same database without anything around it."""
    schema.build(path)
    found = sqlite3.connect(path, isolation_level=None)
    for pragma in schema.PRAGMAS:
        found.execute(f"PRAGMA {pragma}")
    table_row = ("x" * 32, NAME, "mind-mgmt", "{}", 0, 0, "{}", 0, b"x" * 540, b"x" * 540)
    found.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 10)})", table_row)
    return found


def a_durable_line(home: Path) -> None:
    """Play an evening, and write the same rows without a referee beside it."""
    with closing(Tables(home)) as tables, closing(bare(home / "bare.db")) as beside:
        evening = play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN), 1)
        evening.sealing.share(SHARE)
        moves, again = iter(MOVES[1:]), Beside(evening, beside)
        ours, theirs = in_turns(
            lambda: evening.play(KEEPER, evening.read(next(moves))), again, len(MOVES) - 1
        )
        evening.close()
    tell("one durable line", "INSERT and COMMIT", ours, theirs, "; budget 2")


class Beside:
    """The rows that were just played, written once more."""

    def __init__(self, evening: Table, beside: sqlite3.Connection) -> None:
        """Hold both."""
        self._evening, self._beside = evening, beside
        self._written = len(evening.record)

    def __call__(self) -> None:
        """Write what is new in one transaction."""
        self._beside.execute("BEGIN IMMEDIATE")
        for number, line in enumerate(self._evening.record[self._written :], self._written + 1):
            secret = b"x" * vault.CLOSED if line.seals and line.seat == KEEPER else None
            values = ("x" * 32, number, str(line), secret, b"x" * 32)
            self._beside.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", values)
        self._beside.execute("COMMIT")
        self._written = len(self._evening.record)


def resuming(home: Path) -> None:
    """Resume a whole game, against the one thing in it that must be slow."""

    def resume() -> None:
        with closing(Tables(home)) as tables:
            table.resume(tables, tables.find(NAME), PIN).close()

    ours, theirs = in_turns(resume, lambda: vault.new_vault(vault.Whose("x"), PIN), 5)
    tell(f"resuming a table of {len(MOVES)} moves", "deriving a key from its PIN", ours, theirs)


def a_long_list(home: Path) -> None:
    """Open a folder of a thousand full tables and list them, against the bare query."""
    path = home / database.NAME
    with closing(sqlite3.connect(path)) as found, found:
        for number in range(MANY):
            multiply(found, number)

    def listing() -> None:
        with closing(Tables(home)) as tables:
            tables.list()

    def asking() -> None:
        with closing(sqlite3.connect(path)) as found:
            found.execute(f"SELECT {rows.COLUMNS} FROM tables").fetchall()

    ours, theirs = in_turns(listing, asking, 5)
    tell("opening and listing a thousand tables", "the bare query", ours, theirs)
    with closing(Tables(home)) as tables:
        ours, theirs = in_turns(tables.list, asking, 5)
    tell("listing them once more", "the bare query", ours, theirs)


def multiply(found: sqlite3.Connection, number: int) -> None:
    """Put the one table in once more, under another name."""
    new = f"{number:032x}"
    found.execute(
        "INSERT INTO tables SELECT ?, ?, game, options, started, played, summary, ended, seed,"
        " signing FROM tables WHERE name = ?",
        (new, f"{NAME} {number}", NAME),
    )
    found.execute(
        "INSERT INTO lines SELECT ?, number, line, secret, chain FROM lines"
        " WHERE id = (SELECT id FROM tables WHERE name = ?)",
        (new, NAME),
    )


if __name__ == "__main__":
    main()
