"""The board of any hidden trail: a grid where its places lie so and have room, else a chart."""

from collections.abc import Mapping
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Size

from companion.trail.graph import Graph, Place
from screens.trail.chart import Chart
from screens.trail.grid.grid import grid
from screens.trail.grid.seen import SeenGrid, tiling_of
from screens.trail.grid.tiling import Tiling
from screens.trail.layout import HIGH, Key, laid_out
from screens.trail.seen_board import SeenBoard


class TrailBoard(Container, can_focus=False):
    """Shows what a seat sees, with a mark; a tap on a place is told to the page."""

    DEFAULT_CSS: ClassVar = "TrailBoard { width: 1fr; height: 1fr; }"

    def __init__(self) -> None:
        """Begin without places."""
        super().__init__()
        self.chart, self.grid = Chart(), SeenGrid()
        self.grid.display = False
        self.seen = SeenBoard(Graph((), {}))
        self._targets: Mapping[Place, str] = {}
        self._tiling: Tiling | None = None

    def compose(self) -> ComposeResult:
        """Lay out both; one of them is seen."""
        yield self.chart
        yield self.grid

    @property
    def targets(self) -> Mapping[Place, str]:
        """Return the places that can be chosen, with their keys."""
        return self._targets

    @property
    def marked(self) -> Place:
        """Return the place that is pointed at; often empty."""
        return self.grid.marked if self._tiling else self.chart.marked

    @property
    def cut(self) -> Mapping[str, Place]:
        """Return the names that do not fit, with the whole ones."""
        return self.chart.cut

    def tell(self, seen: SeenBoard) -> None:
        """Show what is seen now."""
        self.seen, self._tiling = seen, tiling_of(seen.graph)
        if self._tiling:
            self.grid.show(seen, self._tiling)
        self.chart.seen_board = seen
        self._choose(self.size)

    def offer(self, targets: Mapping[Place, str]) -> None:
        """Show which places can be chosen, with their keys."""
        self._targets = self.chart.targets = targets
        self.grid.offer(targets)

    def mark(self, place: Place) -> None:
        """Point at a place, or at none."""
        self.chart.marked = self.grid.marked = place

    def spot(self, place: Place) -> tuple[int, int]:
        """Return the column and row of a place, for whoever goes there with arrows."""
        drawn = self._tiling if self.grid.display else None
        return drawn.spots[place] if drawn else self.chart.spot(place)

    def go_down(self, rows: int) -> None:
        """Scroll a board that is a list."""
        self.chart.scroll_relative(y=rows, animate=False)

    def on_resize(self) -> None:
        """Draw the board as it fits the new size."""
        self._choose(self.size)

    def _choose(self, room: Size) -> None:
        """Show the grid where the places of one have room for their names."""
        self.grid.display = self._tiling is not None and fits(self._tiling, room)
        self.chart.display = not self.grid.display


def fits(tiling: Tiling, room: Size) -> bool:
    """Say whether all names have room on a grid, and a line of signs above each."""
    drawn = grid(tiling, *room)
    wide = max(map(cell_len, tiling.spots), default=0)
    inside = drawn.size.width <= room.width and drawn.size.height <= room.height
    return inside and drawn.width >= wide and drawn.height >= HIGH


def keeps(graph: Graph, size: Size) -> bool:
    """Say whether the board of an edition, which says where its places lie, is drawn so."""
    tiling = tiling_of(graph)
    if not graph.at or (tiling and fits(tiling, size)):
        return True
    layout = laid_out(Key(graph, size))
    return layout is not None and layout.spots == graph.at
