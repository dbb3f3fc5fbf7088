"""Words as large as they fit: drawn, in close lines, with spaced letters, and at last plain."""

from collections.abc import Iterator
from textwrap import wrap

from screens.kit.letters.block_letters import blocks

APART = "   "  # between words whose letters are spaced


def largest(words: str, width: int, rows: int) -> list[str]:
    """Return words in the largest form that fits into these rows; plain, they may take more."""
    return fitting(sizes(words, width), rows)


def fitting(forms: Iterator[list[str]], rows: int) -> list[str]:
    """Return the first of these forms that fits into so many rows, else the last one."""
    form: list[str] = []
    for form in forms:
        if len(form) <= rows:
            break
    return form


def sizes(words: str, width: int) -> Iterator[list[str]]:
    """Go through the forms of words in capitals, the largest first; the last one is plain."""
    yield from drawings(words, width)
    if found := spaced(words, width):
        yield found
    yield plain(words.upper(), width)


def drawings(words: str, width: int) -> Iterator[list[str]]:
    """Go through the ways to draw words that fit in the width: with airy lines, then close ones."""
    for close in (False, True):
        if found := blocks(words.upper(), width, close=close):
            yield found


def spaced(words: str, width: int) -> list[str]:
    """Return words with spaced capitals; nothing if a word does not fit."""
    lines: list[str] = []
    for word in map(" ".join, words.upper().split()):
        if lines and len(lines[-1]) + len(APART) + len(word) <= width:
            lines[-1] += APART + word
        else:
            lines.append(word)
    return [] if any(len(line) > width for line in lines) else lines


def plain(text: str, width: int) -> list[str]:
    """Break a text into lines of at most this width."""
    return [line for each in text.splitlines() for line in wrap(each, max(width, 1))]
