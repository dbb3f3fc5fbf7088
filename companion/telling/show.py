"""A view in words, for people, pipes and screen readers."""

from collections.abc import Iterator
from typing import Any

from companion import rulebook
from companion.core import Outcome
from companion.game import Sheet, Words
from companion.games.mind_mgmt.view import KeeperView, View
from companion.telling.show_map import told_map
from companion.telling.show_table import told_table
from companion.telling.wording import NOTATION, Wording


def shown(words: Words[Any, Any], view: Any, wording: Wording = NOTATION) -> Iterator[str]:
    """Tell the table as everybody sees it; what is empty is not mentioned."""
    return told_table(view, wording) if isinstance(view, View) else _told(words.sheet(view))


def hidden(view: Any, width: int = 0, wording: Wording = NOTATION) -> Iterator[str]:
    """Tell what the keeper alone sees."""
    return told_map(view.map, width, wording) if isinstance(view, KeeperView) else iter(())


def _told(sheet: Sheet) -> Iterator[str]:
    """Tell a sheet row by row."""
    yield sheet.headline
    for section in sheet.sections:
        yield f"{section.title}:"
        yield from (f"  {row.label}: {row.value}" for row in section.rows)


def result(words: Words[Any, Any], outcome: Outcome) -> str:
    """Say who has won, and by which rule."""
    return f"{words.won(outcome)} ({outcome.rule}): {rulebook.reason(outcome.rule)}"
