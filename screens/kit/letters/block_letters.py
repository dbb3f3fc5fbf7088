"""Large capitals made of blocks, three rows high, to be read from across a room."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from screens.kit.letters.block_signs import ABOVE, ALIKE, DRAWN

HALVES = {("0", "0"): " ", ("1", "0"): "▀", ("0", "1"): "▄", ("1", "1"): "█"}
NARROW, WIDE = 3, 5  # pixels of a letter
BLANK = " "


class Letter(NamedTuple):
    """A letter as rows of pixels, with its accent in two rows, or in one for close lines."""

    rows: tuple[int, ...]
    width: int
    above: tuple[int, ...] = (0, 0)
    close: tuple[int, ...] = (0,)


Word = Sequence[Letter]


def blocks(words: str, width: int, *, close: bool = False) -> list[str]:
    """Return words in large letters; nothing without words, or if a word or a sign does not fit.

    An empty row between lines holds the accents; with `close` there is none.
    """
    drawn = [_letters(word) for word in words.split()]
    if not drawn or not all(drawn) or any(_long(word) > width for word in drawn):
        return []
    rows = [row for line in _wrapped(drawn, width) for row in _drawn(line, close=close)]
    return rows if not rows or rows[0] else rows[1:]


def large(word: str) -> str:
    """Return one word twice as wide, to be read across a table."""
    rows = blocks(word, (WIDE + 1) * len(word))
    return "\n".join("".join(2 * sign for sign in row) for row in rows)


def _letters(word: str) -> list[Letter]:
    """Return the letters of a word; none if one of its signs has no drawing."""
    found: list[Letter] = []
    for sign in unicodedata.normalize("NFD", word).translate(ALIKE):
        if sign in DRAWN:
            rows = tuple(int(row, 32) for row in DRAWN[sign])
            found.append(Letter(rows, WIDE if max(rows) >> NARROW else NARROW))
        elif sign in ABOVE and found:
            middle = (found[-1].width - NARROW) // 2
            above, close = (tuple(int(row) << middle for row in rows) for rows in ABOVE[sign])
            found[-1] = found[-1]._replace(above=above, close=close)
        else:
            return []
    return found


def _long(word: Word) -> int:
    """Return the columns that letters take, with one between two of them."""
    return sum(letter.width + 1 for letter in word) - 1


def _wrapped(words: Sequence[Word], width: int) -> Iterator[Word]:
    """Break words into lines of at most this width."""
    line: list[Letter] = []
    for word in words:
        longer = [*line, *_letters(BLANK), *word] if line else list(word)
        if line and _long(longer) > width:
            yield line
            longer = list(word)
        line = longer
    yield line


def _drawn(line: Word, *, close: bool) -> Iterator[str]:
    """Draw a line of letters, with two pixels in each row of the screen; the first may be empty."""
    above = zip(*(letter.close if close else letter.above for letter in line), strict=True)
    below = [] if close else [[0] * len(line)]
    pixels = [
        _row(line, row)
        for row in (*above, *zip(*(each.rows for each in line), strict=True), *below)
    ]
    for upper, lower in zip(pixels[::2], pixels[1::2], strict=True):
        row = "".join(map(HALVES.__getitem__, zip(upper, lower, strict=True)))
        yield row if row.strip() else ""


def _row(line: Word, row: Sequence[int]) -> str:
    """Return a row of a line's pixels as ones and zeros, with a zero between letters."""
    cells = (f"{pixels:0{letter.width}b}" for letter, pixels in zip(line, row, strict=True))
    return "0".join(cells)
