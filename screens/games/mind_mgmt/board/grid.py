"""The size and place of locations on the screen."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, cached_property

from textual.geometry import Region, Size

from companion.games.mind_mgmt.board.plan import COLUMNS, ROWS, Place, at, spot

LABEL = 2
SMALLEST = (5, 2)
LARGEST = (22, 5)
BETWEEN = range(len(ROWS) - 1)  # rows of the board that have another one below
NEARLY_ALL = len(BETWEEN) - 1


@dataclass(frozen=True)
class Grid:
    """How large a location is drawn, and below which rows of the board there is a line."""

    width: int
    height: int
    lines: frozenset[int]

    @property
    def lined(self) -> bool:
        """Say whether nearly all rows have lines between them."""
        return len(self.lines) >= NEARLY_ALL

    @property
    def across(self) -> int:
        """Return the columns from one location to the next."""
        return self.width + 1

    @cached_property
    def size(self) -> Size:
        """Return the size of the whole board."""
        return Size(LABEL + len(COLUMNS) * self.across - 1, 1 + len(self.rows))

    @cached_property
    def rows(self) -> tuple[tuple[int, int], ...]:
        """Return for each row of the screen its row of the board, and the line in it."""
        high = (range(self.height + (row in self.lines)) for row in range(len(ROWS)))
        return tuple((row, line) for row, lines in enumerate(high) for line in lines)

    @cached_property
    def _tops(self) -> tuple[int, ...]:
        """Return the rows of the screen in which rows of the board begin."""
        return tuple(y for y, (_row, line) in enumerate(self.rows, 1) if line == 0)

    def region(self, place: str) -> Region:
        """Return where a location is drawn."""
        column, row = spot(Place(place))
        return Region(LABEL + column * self.across, self._tops[row], self.width, self.height)

    def at(self, x: int, y: int) -> str:
        """Return the location at a point, or nothing."""
        if x < LABEL or not 1 <= y <= len(self.rows):
            return ""
        return at((x - LABEL) // self.across, self.rows[y - 1][0]) or ""


def grid(width: int, height: int, walled: Collection[int] = ()) -> Grid:
    """Return the largest grid that fits; `walled` are the rows with walls below them.

    If there is no room for lines below all rows, one of them goes without, or only walls get lines.
    """
    wide = min((width - LABEL - len(COLUMNS) + 1) // len(COLUMNS), LARGEST[0])
    free = height - 1 - len(ROWS) * SMALLEST[1]
    walls = [row for row in BETWEEN if row in walled]
    nearly = [*walls, *(row for row in BETWEEN if row not in walled)][:NEARLY_ALL]
    wished = map(frozenset, (BETWEEN, nearly, walls))
    lines: frozenset[int] = next((each for each in wished if len(each) <= free), frozenset())
    high = (height - 1 - len(lines)) // len(ROWS)
    return Grid(max(wide, SMALLEST[0]), max(min(high, LARGEST[1]), 1), lines)


def spares_a_line(width: int, height: int) -> bool:
    """Say whether there is room for words below the board without hiding features."""
    return grid(width, height - 1).height > 1 or grid(width, height).height == 1


@cache
def beside(start: str, across: int, down: int) -> str:
    """Return the next location in a direction, or nothing at the edge of the board."""
    if not start:
        return ""
    column, row = spot(Place(start))
    return at(column + across, row + down) or ""
