"""A whole table as one file: everything that lies on the disk, secrets still encrypted."""

import json
import sqlite3
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from typing import Any

from companion.core import NotUnderstood
from companion.locale import _
from companion.store import rows
from companion.store.rows import Row, Stored

FORMAT = "companion-table/1"
TEXTS = ("id", "name", "game", "options", "summary")
NUMBERS = ("started", "played", "tries", "tried")
BYTES = ("wrapped", "seed", "signing")
COLUMNS = (*TEXTS, *NUMBERS, *BYTES)


@dataclass(frozen=True)
class Whole:
    """A table and its lines, taken out of a file."""

    id: str
    name: str
    columns: dict[str, Any]
    lines: tuple[Stored, ...]


def dumped(database: sqlite3.Connection, row: Row) -> str:
    """Write a table."""
    query = f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id = ?"
    found = dict(zip(COLUMNS, database.execute(query, (row.id,)).fetchone(), strict=True))
    table = {key: _text(value) if key in BYTES else value for key, value in found.items()}
    lines = database.execute(
        "SELECT number, line, secret, chain FROM lines WHERE id = ? ORDER BY number", (row.id,)
    )
    said = [[number, line, _text(secret), _text(chain)] for number, line, secret, chain in lines]
    whole = {"format": FORMAT, "table": table, "lines": said}
    return json.dumps(whole, ensure_ascii=False, indent=0) + "\n"


def loaded(text: str) -> Whole:
    """Read a table, and refuse one that is not what was written."""
    try:
        found = _shape(json.loads(text))
    except (ValueError, KeyError, TypeError, RecursionError, NotBase64):
        raise NotUnderstood(_("this file is no whole table of Companion")) from None
    start = rows.first_link(found.id, found.columns["game"], found.columns["options"])
    if not found.lines or len(tuple(rows.sound(start, found.lines))) != len(found.lines):
        raise NotUnderstood(_("the table in this file is damaged; export it once more"))
    return found


def _shape(found: Any) -> Whole:
    """Take the file's facts, each of its own sort."""
    if found["format"] != FORMAT:
        raise ValueError
    table = found["table"]
    columns: dict[str, Any] = {key: table[key] for key in COLUMNS}
    columns |= {key: _bytes(table[key]) for key in BYTES}
    sorts = [isinstance(columns[key], str) for key in TEXTS]
    sorts += [isinstance(columns[key], int) for key in NUMBERS]
    options = json.loads(columns["options"])
    if not all(sorts) or not isinstance(options, dict) or not columns["id"].isalnum():
        raise ValueError
    if not isinstance(json.loads(columns["summary"]), dict):
        raise ValueError
    lines = tuple(
        Stored(int(number), str(line), _bytes(secret), _bytes(chain) or b"")
        for number, line, secret, chain in found["lines"]
    )
    return Whole(columns["id"], columns["name"], columns, lines)


def put(database: sqlite3.Connection, whole: Whole, name: str) -> None:
    """Put a table into the database."""
    columns = {**whole.columns, "name": name}
    marks = ", ".join(f":{key}" for key in COLUMNS)
    database.execute(f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({marks})", columns)
    database.executemany(
        "INSERT INTO lines VALUES (?, ?, ?, ?, ?)",
        [(whole.id, each.number, each.line, each.secret, each.chain) for each in whole.lines],
    )


def _text(data: bytes | None) -> str | None:
    """Write bytes as text."""
    return None if data is None else b64encode(data).decode("ascii")


def _bytes(text: str | None) -> bytes | None:
    """Read bytes from text."""
    return None if text is None else b64decode(text, validate=True)
