"""Defaults for functions that a game need not give."""

from typing import Any


def nothing_said(*_any: Any) -> str:
    """Return no text."""
    return ""


def as_said(_state: Any, move: Any) -> Any:
    """Return the move as it was said."""
    return move


def nothing_asked(*_any: Any) -> None:
    """Ask for no decision."""


def none_left(_view: Any) -> tuple[()]:
    """Return nothing that is left to the players."""
    return ()
