"""Finds the bytes of an SQLite file that say of which type and length each stored value is."""

from collections.abc import Iterator

from companion.store.disk import schema

LEAF_TABLE, LEAF_INDEX, INNER_INDEX = 13, 10, 2
HEADERS = {LEAF_TABLE: 8, LEAF_INDEX: 8, INNER_INDEX: 12}
LEAST_TEXT = 12  # lower types are numbers; of the others the lowest bit tells text from bytes


def type_bytes(data: bytes) -> Iterator[int]:
    """Go through the places of the bytes of all record headers behind the first page."""
    for start in range(schema.PAGE, len(data), schema.PAGE):
        page = data[start : start + schema.PAGE]
        if page[0] in HEADERS:
            for cell in _cells(page):
                yield from (start + byte for byte in _header(page, cell))


def _cells(page: bytes) -> Iterator[int]:
    """Go through the places of a page's cells."""
    first = HEADERS[page[0]]
    for number in range(int.from_bytes(page[3:5], "big")):
        yield int.from_bytes(page[first + 2 * number :][:2], "big")


def _header(page: bytes, cell: int) -> range:
    """Return the bytes of a cell's record header, its own length left out."""
    at = cell + (4 if page[0] == INNER_INDEX else 0)
    _payload, at = _number(page, at)
    if page[0] == LEAF_TABLE:
        _row, at = _number(page, at)
    length, behind = _number(page, at)
    return range(behind, at + length)


def _number(page: bytes, at: int) -> tuple[int, int]:
    """Read a number in pieces of seven bits, and return where it ends."""
    found = 0
    while True:
        found = found << 7 | page[at] & 127
        at += 1
        if page[at - 1] < 128:
            return found, at
