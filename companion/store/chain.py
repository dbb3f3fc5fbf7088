"""The lines of a table as they lie on the disk; a chain shows whether they are what was written."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, repr=False)
class Stored:
    """One line as it lies on the disk."""

    number: int
    line: str
    secret: bytes | None
    chain: bytes


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
