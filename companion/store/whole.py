"""A whole table as one text file, with its secrets still encrypted."""

import hashlib
import json
import re
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass

from companion.core import KEEPER, NotUnderstood
from companion.locale import _
from companion.seal import first
from companion.seal.seals import SEED
from companion.store import rows
from companion.store.chain import Stored, first_link, sound
from companion.store.disk.errors import Damaged, NotOpened
from companion.store.keys import vault
from companion.store.rows import TableRow
from companion.text.plaintext import need_plain
from companion.untyped import Parsed

FORMAT, FIRST = "companion-table/2", "companion-table/1"
NEWER = re.compile("companion-table/([3-9]|[1-9][0-9]{1,3})")
TEXTS = ("id", "name", "game", "options", "summary")
NUMBERS = ("started", "played", "ended")
BYTES = ("seed", "signing")
COLUMNS = (*TEXTS, *NUMBERS, *BYTES)
PARTS = {  # queries for the data of a table; the id, equal in all rows, is left out
    "lines": "SELECT number, line, secret, chain FROM lines WHERE id = ? ORDER BY number",
    "vaults": "SELECT seat, holds, version, wrapped, notes, tries, tried FROM vaults"
    " WHERE owner = ? ORDER BY holds, seat",
    "notes": "SELECT seat, number, note FROM notes WHERE owner = ? ORDER BY seat, number",
}
Vault = tuple[str, str, int, bytes, int, int, int]
Note = tuple[str, int, bytes]


@dataclass(frozen=True, repr=False)
class Whole:
    """A table with all its data, read from a file."""

    columns: dict[str, Parsed]
    lines: tuple[Stored, ...]
    vaults: tuple[Vault, ...]
    notes: tuple[Note, ...]

    @property
    def id(self) -> str:
        """Return the table's id."""
        return str(self.columns["id"])

    @property
    def name(self) -> str:
        """Return the table's old name."""
        return str(self.columns["name"])


def dumped(database: sqlite3.Connection, row: TableRow) -> str:
    """Return a table as text."""
    query = f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id = ?"
    values = database.execute(query, (row.id,)).fetchone()
    if values is None:
        raise NotOpened(_("the table {name} does not exist any more").format(name=row.name))
    parts: dict[str, Parsed] = {"table": dict(zip(COLUMNS, map(_plain, values), strict=True))}
    for part, query in PARTS.items():
        parts[part] = [list(map(_plain, each)) for each in database.execute(query, (row.id,))]
    whole = {"format": FORMAT, "sum": _sum(parts), **parts}
    return json.dumps(whole, ensure_ascii=False, indent=0) + "\n"


def loaded(text: str) -> Whole:
    """Return the table in a text, or refuse a damaged one."""
    try:
        given = json.loads(text)
        _need_known(given["format"])
        parts = _parts(given)
        same = given["sum"] == _sum_of(given["format"], parts)
        found = _shape(given["format"], parts) if same else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, MemoryError):
        raise NotUnderstood(_("this file is not a whole table of Companion")) from None
    if found is None or not _follows(found):
        raise NotUnderstood(_("the table in this file is damaged; export it once more"))
    return found


def _need_known(version: str) -> None:
    """Refuse a file of a newer version, without calling it damaged."""
    if NEWER.fullmatch(version):
        raise NotUnderstood(_("this table was written by a newer Companion; update this one"))


def _parts(given: Parsed) -> dict[str, object]:
    """Return the parts of a file of this version or the first."""
    names = {FORMAT: ("table", *PARTS), FIRST: ("table", "lines")}[given["format"]]
    parts = {name: given[name] for name in names}
    if not all(isinstance(parts[name], list) for name in names[1:]):
        raise TypeError
    return parts


def _shape(version: str, parts: Mapping[str, Parsed]) -> Whole:
    """Return the table from its parts, with every value checked for its type."""
    table: dict[str, Parsed] = dict(parts["table"])
    vaults = parts.get("vaults", [])
    if version == FIRST:
        table["ended"] = int(table["wrapped"] is None)
        old = (table["wrapped"], 0, table["tries"], table["tried"])
        vaults = [] if table["ended"] else [(KEEPER, vault.SECRETS, vault.FIRST, *old)]
    columns: dict[str, Parsed] = {key: table[key] for key in COLUMNS}
    columns |= {key: _bytes(table[key]) for key in BYTES}
    for key in TEXTS:
        _need_text(columns[key])
    for key in NUMBERS:
        _need_number(columns[key])
    try:
        named = (columns[key] for key in ("id", "name", "game", "options"))
        rows.row((*named, 0, 0, "{}", False, False))
    except Damaged:
        raise ValueError from None
    return Whole(
        columns,
        tuple(_line(*each) for each in parts["lines"]),
        tuple(_vault(*each) for each in vaults),
        tuple(_note(*each) for each in parts.get("notes", [])),
    )


def _line(number: Parsed, line: Parsed, secret: Parsed, chain: Parsed) -> Stored:
    """Return a line from its values."""
    _need_number(number)
    _need_text(line)
    return Stored(number, line, _bytes(secret), _bytes(chain) or b"")


def _vault(
    seat: Parsed,
    holds: object,
    version: Parsed,
    wrapped: Parsed,
    notes: Parsed,
    tries: Parsed,
    tried: Parsed,
) -> Vault:
    """Return a vault from its values; its key must be undamaged."""
    _need_seat(seat)
    for number in (version, notes, tries, tried):
        _need_number(number)
    key = _bytes(wrapped) or b""
    if holds not in (vault.SECRETS, vault.NOTES) or not vault.is_sound(version, key):
        raise ValueError
    return seat, holds, version, key, notes, tries, tried


def _note(seat: Parsed, number: Parsed, note: Parsed) -> Note:
    """Return a note from its values."""
    _need_seat(seat)
    _need_number(number)
    return seat, number, _bytes(note) or b""


def _need_seat(seat: Parsed) -> None:
    """Refuse what is not the name of a seat."""
    _need_text(seat)
    try:
        need_plain(seat)
    except NotUnderstood:
        raise ValueError from None


def _need_text(found: object) -> None:
    """Refuse what is not text, or cannot be written as UTF-8."""
    if not isinstance(found, str):
        raise TypeError
    found.encode()


def _need_number(found: object) -> None:
    """Refuse what is not a number in the allowed range."""
    if type(found) is not int or not 0 <= found <= rows.LATEST:
        raise ValueError


def _follows(found: Whole) -> bool:
    """Say whether the lines form an unbroken chain and the right keys are there."""
    start = first_link(found.id, found.columns["game"], found.columns["options"])
    lines = 0 < len(found.lines) == len(tuple(sound(start, found.lines)))
    hides = found.columns["seed"] is not None
    promised = lines and first.commits(found.lines[0].line) == hides
    return promised and _keys_belong(found) and _notes_belong(found)


def _keys_belong(found: Whole) -> bool:
    """Say whether the keys fit: a table with secrets, without any, or one that has ended."""
    seed, signing, ended = (found.columns[key] for key in (*BYTES, "ended"))
    sealed = [each for each in found.vaults if each[1] == vault.SECRETS]
    if not sealed:
        shown = seed is None or (ended and len(seed) == SEED)
        return ended in (0, 1) and shown and signing is None
    closed = all(each is not None and len(each) == vault.CLOSED for each in (seed, signing))
    return len(sealed) == 1 and not ended and closed


def _notes_belong(found: Whole) -> bool:
    """Say whether every note belongs to a vault and none is missing."""
    kept = {each[0]: each[4] for each in found.vaults if each[1] == vault.NOTES}
    numbers: dict[str, list[int]] = {seat: [] for seat in kept}
    for seat, number, note in found.notes:
        if seat not in kept or len(note) != vault.CLOSED:
            return False
        numbers[seat].append(number)
    return all(numbers[seat] == list(range(1, most + 1)) for seat, most in kept.items())


def put(database: sqlite3.Connection, whole: Whole, name: str) -> None:
    """Save a table in the database."""
    columns = {**whole.columns, "name": name}
    marks = ", ".join(f":{key}" for key in COLUMNS)
    database.execute(f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({marks})", columns)
    lines = [(each.number, each.line, each.secret, each.chain) for each in whole.lines]
    for part, found in (("lines", lines), ("vaults", whole.vaults), ("notes", whole.notes)):
        for each in found:
            marks = ", ".join("?" * len((whole.id, *each)))
            database.execute(f"INSERT INTO {part} VALUES ({marks})", (whole.id, *each))


def _sum_of(version: str, parts: Mapping[str, object]) -> str:
    """Return the checksum of a file of this version."""
    return _sum([parts["table"], parts["lines"]] if version == FIRST else parts)


def _sum(parts: object) -> str:
    """Return the checksum that reveals damage; it does not stop forgery."""
    written = json.dumps(parts, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def _plain(value: object) -> object:
    """Return bytes as base64 text, and anything else as it is."""
    return b64encode(value).decode("ascii") if isinstance(value, bytes) else value


def _bytes(text: str | None) -> bytes | None:
    """Return bytes from base64 text; None stays None, and empty text is refused."""
    if text is None:
        return None
    if not (found := b64decode(text, validate=True)):
        raise ValueError
    return found
