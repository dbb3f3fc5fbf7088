"""Which place lies on which spot of a grid."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from companion.trail.graph import Place
from companion.trail.placing import Spot, Spots

Border = tuple[Place, Place]  # two places side by side, the left or upper one first


@dataclass(frozen=True)
class Tiling:
    """The spot of each place, and what columns and rows are called at the edges of the board."""

    spots: Spots = field(default_factory=dict)
    columns: tuple[str, ...] = ()  # often empty, as is the other
    rows: tuple[str, ...] = ()

    @cached_property
    def places(self) -> Mapping[Spot, Place]:
        """Return the place on each spot."""
        return {spot: place for place, spot in self.spots.items()}

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return the number of columns and of rows, at least one of each."""
        columns, rows = zip((0, 0), *self.spots.values(), strict=True)
        return 1 + max(columns), 1 + max(rows)

    @cached_property
    def label(self) -> int:
        """Return the columns of the screen at the left of the places."""
        return 1 + max(map(len, self.rows), default=0)

    @cached_property
    def head(self) -> int:
        """Return the rows of the screen above the places."""
        return int(bool(self.columns))

    @cached_property
    def middle(self) -> Place:
        """Return a place in the middle of the board; empty where it has none."""
        columns, rows = self.size
        return self.at(columns // 2, rows // 2) or next(iter(self.spots), "")

    def at(self, column: int, row: int) -> Place:
        """Return the place on a spot; empty where none is."""
        return self.places.get((column, row), "")

    def beside(self, start: Place, across: int, down: int) -> Place:
        """Return the next place in a direction; empty where none is."""
        if not start:
            return ""
        column, row = self.spots[start]
        return self.at(column + across, row + down)
