"""The rows of the list of tables, with summaries of where they stand.

Only what the list can show is taken from a summary.
"""

import json
import re
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeGuard

from companion.contract.player_names import PROGRAM
from companion.locale import _
from companion.store.disk.errors import Damaged
from companion.text.plaintext import GAME, visible
from companion.untyped import Cell, Parsed

ID = re.compile("[0-9a-f]{16,32}")
_SURROGATE = re.compile("[\ud800-\udfff]")
MOST = 9999  # the longest word and the largest number that the list can show
LINES = "lines"
LATEST = 2**33  # the latest possible time of play: the year 2242


@dataclass(frozen=True)
class TableRow:
    """One table in the list, with everything about it that is public."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    started: int
    played: int
    summary: dict[str, Parsed]
    over: bool
    locked: bool
    """Whether it needs a PIN, as it has secrets of a person that are not revealed yet."""
    written: str = field(repr=False)  # the options exactly as they are stored


COLUMNS = "id, name, game, options, started, played, summary, ended, seed IS NOT NULL"


def listed(database: sqlite3.Connection) -> tuple[TableRow, ...]:
    """Return the rows of all tables, the one played last first."""
    query = f"SELECT {COLUMNS} FROM tables ORDER BY rowid DESC"
    return tuple(row(each) for each in database.execute(query))


def row(found: tuple[Cell, ...]) -> TableRow:
    """Return a row from its columns in the database."""
    table, name, game, written, started, played, summary, over, sealed = found
    if not (table and ID.fullmatch(table) and game and GAME.fullmatch(game)):
        raise Damaged(_("the table {name} is damaged").format(name=visible(name)))
    begun = options(name, written)
    return TableRow(
        id=table,
        name=visible(name),
        game=game,
        options=begun,
        started=number(started),
        played=number(played),
        summary=understood(summary),
        over=bool(over),
        locked=bool(sealed and not over and not begun.get(PROGRAM)),
        written=written,
    )


def options(name: object, written: Cell) -> dict[str, str]:
    """Return a table's options from their JSON, which holds texts only."""
    try:
        found = json.loads(written)
    except (ValueError, TypeError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(map(_is_text, found.values())):
        raise Damaged(_("the table {name} is damaged").format(name=visible(name)))
    return found


def _is_text(value: object) -> bool:
    """Say whether a value is text that can be encoded."""
    return isinstance(value, str) and _SURROGATE.search(value) is None


def number(found: int) -> int:
    """Return a stored time, limited to what a calendar can show."""
    return min(max(found, 0), LATEST)


def written(summary: Mapping[str, object], lines: int) -> str:
    """Return a summary as JSON, with the number of lines, so that lost ones are noticed."""
    return json.dumps({**summary, LINES: lines}, ensure_ascii=False)


def understood(text: str) -> dict[str, object]:
    """Return a summary from its JSON; what does not fit is left out."""
    found = _read(text)
    found.pop(LINES, None)
    keys = (key for key in (*FITS, *found) if key in found)
    return {key: found[key] for key in keys if _word(key) and FITS.get(key, _plain)(found[key])}


def lines_of(text: str) -> int:
    """Return how many lines the table had when it was last played; 0 if unknown."""
    number = _read(text).get(LINES)
    return number if _hour(number) else 0


def _read(text: str) -> dict[str, object]:
    """Return an object from its JSON, or an empty one."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _word(found: object) -> bool:
    """Say whether this is a short text that can be shown."""
    return isinstance(found, str) and len(found) < MOST and found.isprintable()


def _words(found: object) -> bool:
    """Say whether this is a list of short texts."""
    return isinstance(found, list) and all(map(_word, found))


def _hour(found: object) -> TypeGuard[int]:
    """Say whether this is a small number, such as an hour."""
    return type(found) is int and 0 <= found <= MOST


def _plain(found: object) -> bool:
    """Say whether a game may put this into a summary: a text, a number, or texts."""
    return _word(found) or _hour(found) or _words(found)


def _outcome(found: object) -> bool:
    """Say whether this is a game's outcome, or None."""
    if not isinstance(found, dict):
        return found is None
    return set(found) == {"winner", "rule"} and all(map(_word, found.values()))


FITS: dict[str, Callable[[object], bool]] = {  # what the list itself shows
    "mode": _word,
    "setup": _word,
    "turn": _hour,
    "players": _words,
    "outcome": _outcome,
    "stamp": _word,
    "moment": _word,
}
