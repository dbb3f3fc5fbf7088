"""What one seat sees of a trail on its board, place by place."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from companion.trail.exit_words import dead_end
from companion.trail.exits import NEAR, Exit
from companion.trail.facts import Hours, Learned
from companion.trail.graph import Graph, Place
from companion.trail.secrets import HERE as NOW_THERE
from companion.trail.secrets import VISITED as WAS_THERE
from screens.trail.routes import ACROSS, STYLES
from screens.trail.signs import CONFIRMED, NEVER, NOT_NOW, SHADE, VISITED, WARNING, stamps

BETWEEN, APART = " — ", ", "
SHADED = 2  # signs before a place of a list where the trail can end


@dataclass(frozen=True)
class SeenBoard:
    """A board with what is known on it; the path is empty for whoever may not see it."""

    graph: Graph
    path: tuple[Place, ...] = ()
    learned: tuple[Learned, ...] = ()
    hours: Hours = field(default_factory=Hours)
    exits: tuple[Exit, ...] = ()  # where the trail can go now
    possible: frozenset[Place] = frozenset()  # where it can end, by all that is public
    traced: bool = False  # whether the path is drawn as a line

    @property
    def here(self) -> Place:
        """Return where the trail ends, if that is seen."""
        return self.path[-1] if self.path else ""

    @cached_property
    def walked(self) -> Mapping[Place, int]:
        """Return the hour of each place of the trail."""
        return {place: hour for hour, place in enumerate(self.path, 1)}

    @cached_property
    def told(self) -> Mapping[Place, str]:
        """Return for each place the best of what was told, as a sign with its hour."""
        found: dict[Place, tuple[int, str]] = {}
        for each in self.learned:
            if sign := sign_of(each):
                weight = WEIGHTS.index(sign)
                if each.place not in found or weight >= found[each.place][0]:
                    found[each.place] = weight, f"{sign}{each.hour:02}"
        return {place: said for place, (_weight, said) in found.items()}

    def stamps(self, place: Place) -> tuple[str, ...]:
        """Return the forms of the hour of a place, the longest first."""
        return stamps(self.walked.get(place, 0), here=place == self.here)

    def warning(self, place: Place) -> str:
        """Return the sign of a dead end, if one is near behind a next place."""
        return WARNING * bool(self.dead_end(place))

    def dead_end(self, place: Place) -> str:
        """Say how near a dead end is behind a next place; empty where none is."""
        left = next((each.further for each in self.exits if each.place == place), NEAR)
        return dead_end(left) if left < NEAR else ""

    def row(self, place: Place) -> str:
        """Return a place with its signs, and where its links lead."""
        shade = SHADE * SHADED if place in self.possible else ""
        signs = filter(None, (self.stamps(place)[0], self.told.get(place, ""), shade))
        return " ".join((*signs, place)) + BETWEEN + APART.join(self._neighbours(place))

    @property
    def rows(self) -> Sequence[Place]:
        """Return the places in the order of a list: first where the trail is."""
        return sorted(self.graph.places, key=lambda place: place != self.here)

    def _neighbours(self, place: Place) -> Iterator[str]:
        """Go through where links lead, with a sign for each kind but the first."""
        for number, kind in enumerate(self.graph.links):
            for to in self.graph.reach(kind, place):
                yield line_of(number) * (number > 0) + to


WEIGHTS = (NEVER, NOT_NOW, VISITED, CONFIRMED)  # what is told of a place, the best last


def sign_of(told: Learned) -> str:
    """Return the sign of what was told; nothing for what no board shows."""
    if told.bit in ("", NOW_THERE.name):
        return CONFIRMED if told.truth else NOT_NOW
    if told.bit == WAS_THERE.name:
        return VISITED if told.truth else NEVER
    return ""


def line_of(number: int) -> str:
    """Return the sign of a line for a kind of link."""
    return STYLES[min(number, len(STYLES) - 1)][ACROSS]
