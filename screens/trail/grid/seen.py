"""The board of any hidden trail as a grid, where its links are those of a grid."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from companion.trail.graph import Graph, Place
from companion.untyped import Handed
from screens.trail.grid.picture import GridPicture
from screens.trail.grid.tiling import Border, Tiling
from screens.trail.grid.trace import Trace, trace
from screens.trail.grid.widget import GridBoard
from screens.trail.grid.words import NAME, Lines, Lying
from screens.trail.seen_board import SeenBoard

NEXT = ((1, 0), (0, 1))  # to the right, and down


@dataclass(frozen=True)
class SeenPicture(GridPicture):
    """What is seen of a trail on a grid, with the name of each place below its signs."""

    seen: SeenBoard = field(default_factory=lambda: SeenBoard(Graph((), {})))

    @property
    def walked(self) -> Collection[Place]:
        """Return the places of the trail, as far as it is seen."""
        return self.seen.walked

    def standing(self, place: Place, width: int, height: int) -> tuple[Lying, Lines]:
        """Return the hour and the sign of a place, and its name."""
        hour, told = self.seen.walked.get(place, 0), self.seen.told.get(place, "")
        return Lying(hour, place == self.here, tokens=told), [[(place, NAME)]]


class SeenGrid(GridBoard[SeenPicture], can_focus=False):
    """Draws what is seen of a trail, where its board is a grid and has room."""

    def __init__(self, **named: Handed) -> None:
        """Begin without places."""
        super().__init__(SeenPicture(blank=True), **named)

    def show(self, seen: SeenBoard, tiling: Tiling) -> None:
        """Show what is seen now."""
        drawn = trace(tiling, seen.path) if seen.traced else Trace()
        walls = walls_of(seen.graph, tiling)
        self.tell(
            SeenPicture(
                tiling=tiling,
                walls=walls,
                here=seen.here,
                trace=drawn,
                possible=seen.possible,
                seen=seen,
            )
        )

    def offer(self, keys: Mapping[Place, str]) -> None:
        """Show which places can be chosen, with their keys and a warning of dead ends."""
        self.targets = tuple(keys)
        warned = self.picture.seen.warning
        self.corners = {place: (warned(place), key) for place, key in keys.items()}


def tiling_of(graph: Graph) -> Tiling | None:
    """Return the spots of a board that is a grid; None where any link leads elsewhere.

    All its links are of one kind, and lead both ways between places side by side.
    """
    if not graph.at or len(graph.links) != 1:
        return None
    tiling, [leads] = Tiling(graph.at), graph.links.values()
    pairs = [(one, other) for one, there in leads.items() for other in there]
    both = all(one in leads.get(other, ()) for one, other in pairs)
    return tiling if both and all(_is_beside(tiling, *pair) for pair in pairs) else None


def walls_of(graph: Graph, tiling: Tiling) -> frozenset[Border]:
    """Return the places side by side between which no link leads."""
    [leads] = graph.links.values()
    pairs = ((one, tiling.beside(one, *way)) for one in tiling.spots for way in NEXT)
    return frozenset((one, to) for one, to in pairs if to and to not in leads.get(one, ()))


def _is_beside(tiling: Tiling, one: Place, other: Place) -> bool:
    """Say whether two places lie side by side."""
    (column, row), (across, down) = tiling.spots[one], tiling.spots[other]
    return abs(column - across) + abs(row - down) == 1
