"""What a board shows that is drawn as a grid; each kind of board writes its own places."""

from collections.abc import Container
from dataclasses import dataclass, field, replace

from companion.trail.graph import Place
from screens.trail.grid.tiling import Border, Tiling
from screens.trail.grid.trace import Trace
from screens.trail.grid.words import Corner, Lines, Lying, Words, written


@dataclass(frozen=True, kw_only=True)
class GridPicture:
    """Places on their spots, with the walls between them, and where the trail is."""

    tiling: Tiling = field(default_factory=Tiling)
    walls: frozenset[Border] = frozenset()
    here: Place = ""  # where the trail ends, if that is seen
    trace: Trace = field(default_factory=Trace)
    possible: frozenset[Place] = frozenset()  # where it can end, by all that is public
    blank: bool = False  # whether there is nothing to draw yet

    @property
    def walked(self) -> Container[Place]:
        """Return the places of the trail, as far as it is seen."""
        raise NotImplementedError

    def standing(self, place: Place, width: int, height: int) -> tuple[Lying, Lines]:
        """Return what lies in a place, and what is printed there, as lines of at most this size."""
        raise NotImplementedError

    def written(
        self, place: Place, width: int, height: int, corner: Corner, onward: str
    ) -> list[list[Words]]:
        """Return the lines of a place; `corner` is what choosing it would bring, and its key."""
        lying, lines = self.standing(place, width, height)
        return written(replace(lying, onward=onward), lines, width, height, corner)

    @property
    def walled_below(self) -> frozenset[int]:
        """Return the rows of the board with a wall below them, counted from 0."""
        spots = self.tiling.spots
        below = (one for one, other in self.walls if spots[one][0] == spots[other][0])
        return frozenset(spots[one][1] for one in below)
