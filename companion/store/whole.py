"""A whole table as one file: everything that lies on the disk, secrets still encrypted."""

import hashlib
import json
import sqlite3
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import Any

from companion.core import NotUnderstood
from companion.locale import _
from companion.seal.seals import SEED
from companion.store import rows, vault
from companion.store.errors import Damaged, NotOpened
from companion.store.rows import Row, Stored

FORMAT = "companion-table/1"
TEXTS = ("id", "name", "game", "options", "summary")
NUMBERS = ("started", "played", "tries", "tried")
BYTES = ("wrapped", "seed", "signing")
COLUMNS = (*TEXTS, *NUMBERS, *BYTES)


@dataclass(frozen=True, repr=False)
class Whole:
    """A table and its lines, taken out of a file."""

    id: str
    name: str
    columns: dict[str, Any]
    lines: tuple[Stored, ...]


def dumped(database: sqlite3.Connection, row: Row) -> str:
    """Write a table."""
    query = f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id = ?"
    values = database.execute(query, (row.id,)).fetchone()
    if values is None:
        raise NotOpened(_("the table {name} is no more").format(name=row.name))
    found = dict(zip(COLUMNS, values, strict=True))
    table = {key: _text(value) if key in BYTES else value for key, value in found.items()}
    lines = database.execute(
        "SELECT number, line, secret, chain FROM lines WHERE id = ? ORDER BY number", (row.id,)
    )
    said = [[number, line, _text(secret), _text(chain)] for number, line, secret, chain in lines]
    whole = {"format": FORMAT, "sum": _sum(table, said), "table": table, "lines": said}
    return json.dumps(whole, ensure_ascii=False, indent=0) + "\n"


def loaded(text: str) -> Whole:
    """Read a table, and refuse one that is not what was written."""
    try:
        given = json.loads(text)
        if given["format"] != FORMAT:
            raise ValueError
        same = given["sum"] == _sum(given["table"], given["lines"])
        found = _shape(given["table"], given["lines"]) if same else None
    except (ValueError, LookupError, TypeError, RecursionError, MemoryError):
        raise NotUnderstood(_("this file is no whole table of Companion")) from None
    if found is None or not _follows(found):
        raise NotUnderstood(_("the table in this file is damaged; export it once more"))
    return found


def _follows(found: Whole) -> bool:
    """Say whether its lines follow from one another, and its keys are the two that belong."""
    start = rows.first_link(found.id, found.columns["game"], found.columns["options"])
    wrapped, seed, signing = (found.columns[key] for key in BYTES)
    if wrapped is None:
        keys = isinstance(seed, bytes) and len(seed) == SEED and signing is None
    else:
        keys = all(each is not None and len(each) == vault.CLOSED for each in (seed, signing))
    return keys and 0 < len(found.lines) == len(tuple(rows.sound(start, found.lines)))


def _shape(table: Any, lines: Any) -> Whole:
    """Take the file's facts, each of its own sort."""
    columns: dict[str, Any] = {key: table[key] for key in COLUMNS}
    columns |= {key: _bytes(table[key]) for key in BYTES}
    for key in TEXTS:
        _need_text(columns[key])
    for key in NUMBERS:
        _need_number(columns[key])
    try:
        rows.row((*(columns[key] for key in ("id", "name", "game", "options")), 0, 0, "{}", False))
        if columns["wrapped"] is not None:
            vault.need_sound(columns["wrapped"])
    except Damaged:
        raise ValueError from None
    return Whole(columns["id"], columns["name"], columns, tuple(_line(each) for each in lines))


def _line(found: Any) -> Stored:
    """Take one line."""
    number, line, secret, chain = found
    _need_number(number)
    _need_text(line)
    return Stored(number, line, _bytes(secret), _bytes(chain) or b"")


def _need_text(found: Any) -> None:
    """Refuse what is no text, or cannot be written as UTF-8."""
    if not isinstance(found, str):
        raise TypeError
    found.encode()


def _need_number(found: Any) -> None:
    """Refuse what is no number, or no sensible one."""
    if type(found) is not int or not 0 <= found <= rows.LATEST:
        raise ValueError


def put(database: sqlite3.Connection, whole: Whole, name: str) -> None:
    """Put a table into the database."""
    columns = {**whole.columns, "name": name}
    marks = ", ".join(f":{key}" for key in COLUMNS)
    database.execute(f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({marks})", columns)
    database.executemany(
        "INSERT INTO lines VALUES (?, ?, ?, ?, ?)",
        [(whole.id, each.number, each.line, each.secret, each.chain) for each in whole.lines],
    )


def _sum(table: Any, lines: Any) -> str:
    """Give the hash by which a slip in a file shows; who wants to forge one can make it, too."""
    written = json.dumps([table, lines], ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def _text(data: bytes | None) -> str | None:
    """Write bytes as text."""
    return None if data is None else b64encode(data).decode("ascii")


def _bytes(text: str | None) -> bytes | None:
    """Read bytes from text; there are some, or nothing stands there."""
    if text is None:
        return None
    if not (found := b64decode(text, validate=True)):
        raise ValueError
    return found
