"""What a game gives where it has nothing to say, to take, or to ask for."""

from typing import Any


def nothing_said(*_any: Any) -> str:
    """Say nothing."""
    return ""


def nothing_taken(_state: Any) -> None:
    """Take nothing by a move of its own."""


def none_left(_view: Any) -> tuple[()]:
    """Leave nothing to the players."""
    return ()
