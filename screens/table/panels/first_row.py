"""The row above a board: how much of its text fits, so that the board never moves."""

from collections.abc import Sequence

from rich.cells import cell_len

GAP = 2  # columns around each text


def fitting(whose: str, dues: Sequence[str], stamp: str, width: int) -> tuple[str, str]:
    """Return the longest text about what is due that fits, with the stamp if possible."""
    forms = [(due, short) for due in dues for short in (stamp, "")]
    return next((each for each in forms if _taken(whose, *each) <= width), forms[-1])


def _taken(*things: str) -> int:
    """Return the columns that texts take side by side."""
    return sum(cell_len(each) + GAP for each in things)
