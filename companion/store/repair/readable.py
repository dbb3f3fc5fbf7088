"""Reads what a damaged database still gives, from both ends and from its indexes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

from companion.core import KEEPER
from companion.store.chain import Stored
from companion.store.disk import cells, schema
from companion.store.disk.sqlite_errors import MISREAD
from companion.store.keys import vault
from companion.store.repair import aside
from companion.untyped import Cell

Row = tuple[Cell, ...]
TABLES = "SELECT rowid, * FROM tables ORDER BY rowid"
# Names and ids also stand in indexes, which SQLite can read without the tables.
NAMES = "SELECT rowid, name FROM tables INDEXED BY sqlite_autoindex_tables_2 ORDER BY name"
IDS = "SELECT rowid, id FROM tables INDEXED BY sqlite_autoindex_tables_1 ORDER BY id"
LINES = "SELECT id, number, line, secret, chain FROM lines"
ORDER = "ORDER BY id {0}, number {0}"
ORDERS = {  # of all data of tables and envelopes but their lines
    "vaults": ("owner", "holds", "seat"),
    "notes": ("owner", "seat", "number"),
    "envelopes": ("number",),
}
OF_FIRST = 12  # the columns of a table in the first version


@dataclass
class ReadableRows:
    """All rows that could be read; tables, names and ids are keyed by row number."""

    tables: dict[int, Row] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    ids: dict[int, str] = field(default_factory=dict)
    lines: dict[str, dict[int, Stored]] = field(default_factory=dict)
    vaults: dict[Row, Row] = field(default_factory=dict)
    notes: dict[Row, Row] = field(default_factory=dict)
    envelopes: dict[Row, Row] = field(default_factory=dict)
    torn: set[str] = field(default_factory=set)
    """The reads that damage stopped: a query, a kind of rows, or the lines of one table."""


def readable(path: Path, work: Path) -> ReadableRows:
    """Return what can be read from a copy; if that is nothing, try with a new first page."""
    aside.copied(path, work)  # reading may change it, where a journal waits to be played back
    best = _read(work)
    for version in sorted(schema.STATEMENTS, reverse=True):
        if best.tables or best.envelopes:
            break
        schema.build(work, version)
        page = work.read_bytes()[: schema.PAGE]
        aside.copied(path, work)
        _renew_first_page(work, page)
        found = _read(work)
        if found.tables or found.envelopes or version == schema.VERSION:
            best = found
    return best


def _renew_first_page(work: Path, empty: bytes) -> None:
    """Replace the first page by that of an empty database: apart from counters they are equal."""
    page = bytearray(empty)
    page[28:32] = (work.stat().st_size // schema.PAGE).to_bytes(4, "big")
    with work.open("rb+") as file:
        file.write(page)


def _read(work: Path) -> ReadableRows:
    """Return all rows that can be read, converted to this version."""
    found = ReadableRows()
    with suppress(*MISREAD), closing(sqlite3.connect(work)) as old:
        cells.leave_out(old)
        for number, *row in _both_ways(old, found, TABLES):
            _take_table(found, number, tuple(row))
        for query, kept in ((NAMES, found.names), (IDS, found.ids)):
            kept.update((number, said) for number, said in _both_ways(old, found, query) if said)
        _read_lines(old, found)
        _read_more(old, found)
    return found


def _take_table(found: ReadableRows, number: int, row: Row) -> None:
    """Add a table; in the first version, the key stood beside it and an ended table had none."""
    if len(row) != OF_FIRST:
        if row[7] is not None:  # else it is of the first version, read as one of this
            found.tables[number] = row
        return
    wrapped, *keys, tries, tried = row[7:]
    found.tables[number] = (*row[:7], int(wrapped is None), *keys)
    if wrapped is not None:
        key = (row[0], vault.SECRETS, KEEPER)
        found.vaults[key] = (row[0], KEEPER, vault.SECRETS, vault.FIRST, wrapped, 0, tries, tried)


def _read_more(old: sqlite3.Connection, found: ReadableRows) -> None:
    """Add vaults, notes and envelopes, if the database has them."""
    query = "SELECT count(*) FROM sqlite_master WHERE name IN ('vaults', 'notes', 'envelopes')"
    if old.execute(query).fetchone()[0] != len(ORDERS):
        return
    for name, columns in ORDERS.items():
        kept: dict[Row, Row] = getattr(found, name)
        for back in (" DESC", ""):
            order = ", ".join(f"{column}{back}" for column in columns)
            query = f"SELECT {', '.join(columns)}, * FROM {name} ORDER BY {order}"
            for row in _until_damage(old, found, query, torn=name):
                kept[row[: len(columns)]] = row[len(columns) :]


def _read_lines(old: sqlite3.Connection, found: ReadableRows) -> None:
    """Add the lines of every table, even of tables that could not be read."""
    for back in ("", "DESC"):
        _take_lines(found, _until_damage(old, found, f"{LINES} {ORDER.format(back)}"))
    for table in {*(each[0] for each in found.tables.values()), *found.ids.values()}:
        for back in ("", "DESC"):
            query = f"{LINES} WHERE id = ? {ORDER.format(back)}"
            _take_lines(found, _until_damage(old, found, query, table, torn=table))


def _take_lines(found: ReadableRows, lines: Iterator[Row]) -> None:
    """Add lines whose table and number could be read."""
    for table, number, *rest in lines:
        if table is not None and number is not None:
            found.lines.setdefault(table, {})[number] = Stored(number, *rest)


def _both_ways(old: sqlite3.Connection, found: ReadableRows, query: str) -> Iterator[Row]:
    """Go through the rows from both ends, so that a bad page hides only its own rows."""
    yield from _until_damage(old, found, f"{query} DESC", torn=query)
    yield from _until_damage(old, found, query, torn=query)


def _until_damage(
    old: sqlite3.Connection, found: ReadableRows, query: str, *words: str, torn: str = ""
) -> Iterator[Row]:
    """Go through rows until damage stops it, and note which query it stopped."""
    read = 0
    try:
        for row in old.execute(query, words):
            read += 1
            yield row
    except MISREAD:
        found.torn.add(torn or query)
        with suppress(*MISREAD):  # Python looks one row ahead, and loses a sound one by that
            yield from old.execute(f"{query} LIMIT 1 OFFSET {read}", words)
