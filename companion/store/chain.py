"""The stored lines of a table, in a chain of hashes that shows damage."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, repr=False)
class Stored:
    """One stored line."""

    number: int
    line: str
    secret: bytes | None
    chain: bytes


def first_link(table: str, game: str, options: str) -> bytes:
    """Return the first hash of the chain, over what never changes about a table."""
    return hashlib.sha256("\n".join((table, game, options)).encode()).digest()


def next_link(before: bytes, line: str, secret: bytes | None) -> bytes:
    """Return the hash that ties a line to all lines before it."""
    return hashlib.sha256(before + line.encode() + b"\n" + (secret or b"")).digest()


def sound(start: bytes, lines: Iterable[Stored]) -> Iterator[Stored]:
    """Go through the stored lines until one does not fit the chain."""
    link = start
    for number, stored in enumerate(lines, 1):
        try:
            link = next_link(link, stored.line, stored.secret)
        except (AttributeError, TypeError, UnicodeError):
            return
        if stored.number != number or stored.chain != link:
            return
        yield stored
