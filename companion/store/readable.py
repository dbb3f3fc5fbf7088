"""What a damaged database still gives: tables and lines from both ends, and names in an index."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from companion.store import schema
from companion.store.rows import Stored
from companion.store.saying import MISREAD

Row = tuple[Any, ...]
TABLES = "SELECT rowid, * FROM tables ORDER BY rowid"
# The names and ids lie a second time in indexes, which SQLite reads without the tables.
NAMES = "SELECT rowid, name FROM tables INDEXED BY sqlite_autoindex_tables_2 ORDER BY name"
IDS = "SELECT rowid, id FROM tables INDEXED BY sqlite_autoindex_tables_1 ORDER BY id"
LINES = "SELECT id, number, line, secret, chain FROM lines"
ORDER = "ORDER BY id {0}, number {0}"


@dataclass
class Found:
    """All that could be read; tables, names and ids by the number of their row."""

    tables: dict[int, Row] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    ids: dict[int, str] = field(default_factory=dict)
    lines: dict[str, dict[int, Stored]] = field(default_factory=dict)
    torn: set[str] = field(default_factory=set)
    """What could not be read to its end: a query, or the lines of an id."""


def readable(path: Path, work: Path, empty: Path) -> Found:
    """Read what can be read, from a copy; where it gives no table, with a new first page."""
    _copy(path, work)
    found = _read(work)
    if not found.tables:
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


def _read(work: Path) -> Found:
    """Read the tables and all lines."""
    found = Found()
    with suppress(*MISREAD), closing(sqlite3.connect(work)) as old:
        old.text_factory = partial(str, encoding="utf-8", errors="replace")
        found.tables = {each[0]: each[1:] for each in _both_ways(old, found, TABLES)}
        for query, kept in ((NAMES, found.names), (IDS, found.ids)):
            kept.update((number, said) for number, said in _both_ways(old, found, query))
        _read_lines(old, found)
    return found


def _read_lines(old: sqlite3.Connection, found: Found) -> None:
    """Read the lines of every table, and those of tables that are nowhere else."""
    for back in ("", "DESC"):
        _take_lines(found, _until_damage(old, found, f"{LINES} {ORDER.format(back)}"))
    for table in {*(each[0] for each in found.tables.values()), *found.ids.values()}:
        for back in ("", "DESC"):
            query = f"{LINES} WHERE id = ? {ORDER.format(back)}"
            _take_lines(found, _until_damage(old, found, query, table))


def _take_lines(found: Found, lines: Iterator[Row]) -> None:
    """Keep lines whose place can be told."""
    for table, number, *rest in lines:
        if isinstance(table, str) and isinstance(number, int):
            found.lines.setdefault(table, {})[number] = Stored(number, *rest)


def _both_ways(old: sqlite3.Connection, found: Found, query: str) -> Iterator[Row]:
    """Read from both ends, so that one bad page hides only what lies on it."""
    yield from _until_damage(old, found, f"{query} DESC")
    yield from _until_damage(old, found, query)


def _until_damage(old: sqlite3.Connection, found: Found, query: str, *words: str) -> Iterator[Row]:
    """Go through rows until the file gives no more, and note where that was by damage."""
    try:
        yield from old.execute(query, words)
    except MISREAD:
        found.torn.add(words[0] if words else query)
