"""Short things side by side, as many as a screen has room for."""

from collections.abc import Sequence

GAP = 2


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Set cells in rows of equal columns; without a width, one a line."""
    if not cells:
        return []
    broad = max(map(len, cells)) + GAP
    across = max((width - 1 + GAP) // broad, 1)
    rows = (cells[at : at + across] for at in range(0, len(cells), across))
    return ["".join(cell.ljust(broad) for cell in row).rstrip() for row in rows]
