"""What a board shows that is drawn as a grid; each kind of board writes its own places."""

from collections.abc import Container
from dataclasses import dataclass, field

from companion.trail.graph import Place
from screens.trail.grid.plan import Border, Plan
from screens.trail.grid.trace import Trace
from screens.trail.grid.words import Corner, Words


@dataclass(frozen=True, kw_only=True)
class GridPicture:
    """Places on their spots, with the walls between them, and where the trail is."""

    plan: Plan = field(default_factory=Plan)
    walls: frozenset[Border] = frozenset()
    here: Place = ""  # where the trail ends, if that is seen
    trace: Trace = field(default_factory=Trace)
    possible: frozenset[Place] = frozenset()  # where it can end, by all that is public

    @property
    def walked(self) -> Container[Place]:
        """Return the places of the trail, as far as it is seen."""
        raise NotImplementedError

    @property
    def is_empty(self) -> bool:
        """Say whether there is nothing to draw yet."""
        raise NotImplementedError

    def written(
        self, place: Place, width: int, height: int, corner: Corner, onward: str
    ) -> list[list[Words]]:
        """Return the lines of a place; `corner` is what choosing it would bring, and its key."""
        raise NotImplementedError

    @property
    def walled_below(self) -> frozenset[int]:
        """Return the rows of the board with a wall below them, counted from 0."""
        spots = self.plan.spots
        below = (one for one, other in self.walls if spots[one][0] == spots[other][0])
        return frozenset(spots[one][1] for one in below)
