"""What a damaged database still gives: its tables from both ends, and their lines in order."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from companion.store import rows, schema
from companion.store.errors import Damaged
from companion.store.saying import MISREAD

Found = list[tuple[Any, ...]]
TABLES = "SELECT rowid, * FROM tables ORDER BY rowid"
LINES = "SELECT * FROM lines WHERE id = ? ORDER BY number"


def readable(path: Path, work: Path, empty: Path) -> tuple[Found, Found]:
    """Read what can be read, from a copy; where it gives no table, with a new first page."""
    _copy(path, work)
    found = _read(work)
    if not found[0]:
        _copy(path, work)
        _renew_first_page(work, empty)
        found = _read(work)
    return found


def _copy(path: Path, work: Path) -> None:
    """Copy the damaged file: reading may change it, where a journal waits to be played back."""
    shutil.copyfile(path, work)
    journal = schema.journal_of(path)
    if journal.exists():
        shutil.copyfile(journal, schema.journal_of(work))


def _renew_first_page(work: Path, empty: Path) -> None:
    """Put in the first page of an empty database: but for counters it is the same in all."""
    page = bytearray(empty.read_bytes()[: schema.PAGE])
    page[28:32] = (work.stat().st_size // schema.PAGE).to_bytes(4, "big")
    with work.open("rb+") as file:
        file.write(page)


def _read(work: Path) -> tuple[Found, Found]:
    """Read the tables and their lines."""
    tables: Found = []
    lines: Found = []
    with suppress(*MISREAD), closing(sqlite3.connect(work)) as old:
        old.text_factory = partial(str, encoding="utf-8", errors="replace")
        tables = _tables(old)
        for table in tables:
            lines += _until_damage(old, LINES, table[0])
    return tables, lines


def _tables(old: sqlite3.Connection) -> Found:
    """Read the tables from both ends, so that one bad page hides only what lies on it."""
    found = {each[0]: each[1:] for each in _until_damage(old, f"{TABLES} DESC")}
    found |= {each[0]: each[1:] for each in _until_damage(old, TABLES)}
    return [found[number] for number in sorted(found) if _makes_sense(found[number])]


def _makes_sense(table: tuple[Any, ...]) -> bool:
    """Say whether a table could be shown in the list."""
    try:
        rows.row((*table[:7], table[7] is None))
    except Damaged:
        return False
    return True


def _until_damage(old: sqlite3.Connection, query: str, *words: str) -> Iterator[tuple[Any, ...]]:
    """Go through rows until the file gives no more."""
    with suppress(*MISREAD):
        yield from old.execute(query, words)
