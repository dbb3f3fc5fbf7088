"""What the database holds of a table, and the chain that shows whether it is what was written."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.locale import _
from companion.store.errors import Damaged


@dataclass(frozen=True)
class Row:
    """One table in the list: everything about it that is no secret."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    started: int
    played: int
    summary: dict[str, Any]
    over: bool


@dataclass(frozen=True)
class Stored:
    """One line as it lies on the disk."""

    number: int
    line: str
    secret: bytes | None
    chain: bytes


COLUMNS = "id, name, game, options, started, played, summary, wrapped IS NULL"


def row(found: tuple[Any, ...]) -> Row:
    """Make a row of what the database gave."""
    try:
        options, summary = json.loads(found[3]), json.loads(found[6])
    except (json.JSONDecodeError, RecursionError, TypeError):
        raise Damaged(_("the table {name} is damaged").format(name=ascii(found[1]))) from None
    return Row(
        id=found[0],
        name=found[1],
        game=found[2],
        options=options,
        started=found[4],
        played=found[5],
        summary=summary,
        over=bool(found[7]),
    )


def first_link(table: str, game: str, options: str) -> bytes:
    """Begin the chain with what never changes of a table."""
    return hashlib.sha256("\n".join((table, game, options)).encode()).digest()


def next_link(before: bytes, line: str, secret: bytes | None) -> bytes:
    """Bind a line to all lines before it."""
    return hashlib.sha256(before + line.encode() + b"\n" + (secret or b"")).digest()


def sound(start: bytes, lines: Iterable[Stored]) -> Iterator[Stored]:
    """Give lines as long as they follow from one another; then stop."""
    link = start
    for number, stored in enumerate(lines, 1):
        try:
            link = next_link(link, stored.line, stored.secret)
        except (AttributeError, TypeError, UnicodeError):
            return
        if stored.number != number or stored.chain != link:
            return
        yield stored
