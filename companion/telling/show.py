"""A view in words, for people, pipes and screen readers."""

from collections.abc import Iterator
from typing import Any

from companion import rulebook
from companion.core import Outcome
from companion.game import Words
from companion.games.mind_mgmt.view import Map, View
from companion.telling.show_map import told_map
from companion.telling.show_table import told_table
from companion.telling.wording import NOTATION, Wording


def shown(known: View | Map, width: int = 0, wording: Wording = NOTATION) -> Iterator[str]:
    """Tell the table as everybody sees it, or the keeper's map; what is empty is not mentioned."""
    return told_map(known, width, wording) if isinstance(known, Map) else told_table(known, wording)


def result(words: Words[Any, Any], outcome: Outcome) -> str:
    """Say who has won, and by which rule."""
    return f"{words.won(outcome)} ({outcome.rule}): {rulebook.reason(outcome.rule)}"
