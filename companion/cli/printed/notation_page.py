"""Translates the page about how a game is written down.

What is typed at a table stays as it is: lines of a game, first columns of tables, and blocks.
"""

import re
from collections.abc import Callable, Iterator
from textwrap import wrap

FENCE, LITERAL = "```", re.compile(r"`[^`]*`")
WORDS = re.compile(r"[^\W\d_]{2,}")
MARKER = re.compile(r"#+ |- |")
BEGINS = re.compile(r"#+ |- |```|$")  # the start of a block, which ends the one before

Say = Callable[[str], str]


def told(page: str, say: Say, width: int) -> Iterator[str]:
    """Go through the lines of a page, with texts translated by `say` and wrapped to a width."""
    for block in _blocks(page.splitlines()):
        if block[0].startswith(FENCE) or not block[0]:
            yield from block
        elif block[0].startswith("|"):
            yield from _table(block, say)
        else:
            yield from _paragraph(block, say, width)


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """Split a page into blank lines, blocks between fences, tables, and paragraphs."""
    block: list[str] = []
    for line in lines:
        inside = block[:1] and block[0].startswith(FENCE) and block[1:].count(FENCE) == 0
        if block and not inside and (BEGINS.match(line) or not block[0]):
            yield block
            block = []
        block.append(line)
    yield block


def _table(rows: list[str], say: Say) -> Iterator[str]:
    """Translate the head of a table, and all cells but the first of each row."""
    for number, row in enumerate(rows):
        first, *others = row.strip("| ").split(" | ")
        cells = [first if number else _said(first, say), *(_said(cell, say) for cell in others)]
        yield f"| {' | '.join(cells)} |"


def _paragraph(lines: list[str], say: Say, width: int) -> Iterator[str]:
    """Translate a paragraph, a heading or an item of a list."""
    text = " ".join(line.strip() for line in lines)
    marker = MARKER.match(text)
    begin = marker.group() if marker else ""
    said = begin + _said(text.removeprefix(begin), say)
    if begin.startswith("#"):
        yield said
    else:
        yield from wrap(said, width, subsequent_indent=" " * len(begin), break_on_hyphens=False)


def _said(text: str, say: Say) -> str:
    """Translate a text, unless it is only something to type."""
    return say(text) if WORDS.search(LITERAL.sub("", text)) else text
