"""How large the locations of a board are drawn, and where."""

from dataclasses import dataclass

from textual.geometry import Region, Size

from companion.games.mind_mgmt.board import Place, at, spot

LABEL = 2
SMALLEST = (5, 2)
LARGEST = (16, 5)


@dataclass(frozen=True)
class Grid:
    """How large a location is drawn, and whether lines run between the rows."""

    width: int
    height: int
    lined: bool

    @property
    def across(self) -> int:
        """Give the columns from one location to the next."""
        return self.width + 1

    @property
    def down(self) -> int:
        """Give the rows from one location to the next."""
        return self.height + self.lined

    @property
    def size(self) -> Size:
        """Give the room that the whole board takes."""
        return Size(LABEL + 6 * self.across - 1, 1 + 7 * self.down - self.lined)

    def region(self, place: str) -> Region:
        """Give where a location is drawn."""
        column, row = spot(Place(place))
        return Region(LABEL + column * self.across, 1 + row * self.down, self.width, self.height)

    def at(self, x: int, y: int) -> str:
        """Give the location at a point, or nothing."""
        column, row = (x - LABEL) // self.across, (y - 1) // self.down
        inside = x >= LABEL and y >= 1
        return (at(column, row) if inside else None) or ""


def grid(width: int, height: int) -> Grid:
    """Choose the largest drawing that has room."""
    wide = min((width - LABEL - 5) // 6, LARGEST[0])
    lined = (height - 1 - 6) // 7 >= SMALLEST[1]
    high = (height - 1 - 6 * lined) // 7
    return Grid(max(wide, SMALLEST[0]), max(min(high, LARGEST[1]), 1), lined)


def nearest(start: str, across: int, down: int, among: tuple[str, ...]) -> str:
    """Give the nearest location in a direction, or stay where none lies there."""

    def far(place: str) -> tuple[int, int]:
        (column, row), (left, top) = spot(Place(place)), spot(Place(start))
        right, below = column - left, row - top
        ahead = right * across + below * down
        return ahead + 2 * abs(below if across else right), ahead

    there = [place for place in among if far(place)[1] > 0]
    return min(there, key=far) if there else start


def beside(start: str, across: int, down: int) -> str:
    """Give the next location in a direction, or nothing at the edge of the board."""
    if not start:
        return ""
    column, row = spot(Place(start))
    return at(column + across, row + down) or ""
