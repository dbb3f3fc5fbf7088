"""Draws numbers side by side, each with what it counts."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from screens.games.agents.counters import Counter
from screens.kit.letters.block_letters import large

GAP = "  "


def drawn(counters: Sequence[Counter]) -> Text:
    """Return the drawn numbers; empty without any."""
    return Text("\n").join(_row(parts) for parts in zip_longest(*map(_column, counters)))


def _column(counter: Counter) -> list[Text]:
    """Return one drawn number as rows of the same width."""
    signs = large(counter.sign).split("\n")
    width = max(map(len, (counter.head, *signs, *counter.below)))
    bold = (Text(row.center(width), "bold") for row in (counter.head, *signs))
    return [*bold, *(Text(row.center(width)) for row in counter.below)]


def _row(parts: Sequence[Text | None]) -> Text:
    """Join the rows of numbers side by side."""
    return Text(GAP).join(part for part in parts if part)
