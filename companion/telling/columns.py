"""Short texts in as many columns as a screen has room for."""

from collections.abc import Sequence

GAP = 2


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Return rows of equal columns; without a width, one text in each."""
    if not cells:
        return []
    broad = max(map(len, cells)) + GAP
    across = max((width - 1 + GAP) // broad, 1)
    rows = (cells[at : at + across] for at in range(0, len(cells), across))
    return ["".join(cell.ljust(broad) for cell in row).rstrip() for row in rows]
