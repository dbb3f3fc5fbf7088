"""The size and place of a grid on the screen."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from textual.geometry import Region, Size

from companion.trail.graph import Place
from screens.trail.grid.tiling import Tiling

SMALLEST = (5, 2)
LARGEST = (22, 5)


@dataclass(frozen=True)
class Grid:
    """How large a place is drawn, and below which rows of the board there is a line."""

    tiling: Tiling
    width: int
    height: int
    lines: frozenset[int]

    @property
    def lined(self) -> bool:
        """Say whether nearly all rows have lines between them."""
        return len(self.lines) >= self.tiling.size[1] - 2

    @property
    def across(self) -> int:
        """Return the columns from one place to the next."""
        return self.width + 1

    @cached_property
    def size(self) -> Size:
        """Return the size of the whole board."""
        columns, tiling = self.tiling.size[0], self.tiling
        return Size(tiling.label + columns * self.across - 1, tiling.head + len(self.rows))

    @cached_property
    def rows(self) -> tuple[tuple[int, int], ...]:
        """Return for each row of the screen its row of the board, and the line in it."""
        high = (range(self.height + (row in self.lines)) for row in range(self.tiling.size[1]))
        return tuple((row, line) for row, lines in enumerate(high) for line in lines)

    @cached_property
    def _tops(self) -> tuple[int, ...]:
        """Return the rows of the screen in which rows of the board begin."""
        rows = enumerate(self.rows, self.tiling.head)
        return tuple(y for y, (_row, line) in rows if line == 0)

    def region(self, place: Place) -> Region:
        """Return where a place is drawn."""
        column, row = self.tiling.spots[place]
        left = self.tiling.label + column * self.across
        return Region(left, self._tops[row], self.width, self.height)

    def at(self, x: int, y: int) -> Place:
        """Return the place at a point, or nothing."""
        right, down = x - self.tiling.label, y - self.tiling.head
        if right < 0 or not 0 <= down < len(self.rows):
            return ""
        return self.tiling.at(right // self.across, self.rows[down][0])


def grid(tiling: Tiling, width: int, height: int, walled: Collection[int] = ()) -> Grid:
    """Return the largest grid that fits; `walled` are the rows with walls below them.

    If there is no room for lines below all rows, one of them goes without, or only walls get lines.
    """
    columns, rows = tiling.size
    between = range(rows - 1)  # rows of the board that have another one below
    wide = min((width - tiling.label - columns + 1) // columns, LARGEST[0])
    free = height - tiling.head - rows * SMALLEST[1]
    walls = [row for row in between if row in walled]
    nearly = [*walls, *(row for row in between if row not in walled)][: rows - 2]
    wished = map(frozenset, (between, nearly, walls))
    lines: frozenset[int] = next((each for each in wished if len(each) <= free), frozenset())
    high = (height - tiling.head - len(lines)) // rows
    return Grid(tiling, max(wide, SMALLEST[0]), max(min(high, LARGEST[1]), 1), lines)


def spares_a_line(tiling: Tiling, width: int, height: int) -> bool:
    """Say whether there is room for words below the board without hiding lines of places."""
    return grid(tiling, width, height - 1).height > 1 or grid(tiling, width, height).height == 1
