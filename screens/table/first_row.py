"""What has room in the row above a board, so that the board keeps its place."""

from collections.abc import Sequence

from rich.cells import cell_len

GAP = 2  # columns around each thing


def fitting(whose: str, dues: Sequence[str], stamp: str, width: int) -> tuple[str, str]:
    """Give the fullest words for what is due with the stamp, or else without it, that have room."""
    forms = [(due, short) for due in dues for short in (stamp, "")]
    return next((each for each in forms if _taken(whose, *each) <= width), forms[-1])


def _taken(*things: str) -> int:
    """Count the columns that things take side by side."""
    return sum(cell_len(each) + GAP for each in things)
