"""The lines between the places of a grid: where the borders of four meet, and what crosses one."""

from collections.abc import Iterator

from rich.segment import Segment
from rich.style import Style

# By the walls above, below, left and right, each one as one bit.
LINED = "┼┾┽┿╁╆╅╈╀╄╃╇╂╊╉╋"
BARE = "│┝┥┿╽┢┪╈╿┡┩╇┃┣┫╋"


def crossing(above: bool, below: bool, left: bool, right: bool, *, lined: bool) -> str:
    """Return the sign of a crossing; `lined` says whether thin lines run through it."""
    return (LINED if lined else BARE)[8 * above + 4 * below + 2 * left + right]


def signed(edge: Segment, width: int, sign: str, look: Style) -> Iterator[Segment]:
    """Go through the parts of a line below a place, perhaps with a sign in its middle."""
    if not sign:
        yield Segment(edge.text * width, edge.style)
        return
    left = (width - 1) // 2
    yield Segment(edge.text * left, edge.style)
    yield Segment(sign, look)
    yield Segment(edge.text * (width - 1 - left), edge.style)
