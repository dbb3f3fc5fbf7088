"""The map as geometry: locations, borders, temples and features."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from companion.core import NotUnderstood
from companion.games.mind_mgmt.locale import _
from companion.trail import graph
from companion.trail.graph import Graph

Place = graph.Place
Feature = str
Border = tuple[Place, Place]

COLUMNS = "ABCDEF"
ROWS = "1234567"
PLACES = tuple(Place(column + row) for row in ROWS for column in COLUMNS)
ORDER = {place: number for number, place in enumerate(PLACES)}
STRAIGHT = ((0, -1), (-1, 0), (1, 0), (0, 1))
SLANTED = ((-1, -1), (1, -1), (-1, 1), (1, 1))
STEP, ORTHOGONAL, DIAGONAL = "step", "orthogonal", "diagonal"  # the kinds of links


def in_order(places: Iterable[Place]) -> tuple[Place, ...]:
    """Return locations sorted row by row."""
    return tuple(sorted(places, key=ORDER.__getitem__))


@cache
def spot(place: Place) -> tuple[int, int]:
    """Return column and row of a location, counted from 0."""
    return COLUMNS.index(place[0]), ROWS.index(place[1])


def at(column: int, row: int) -> Place | None:
    """Return the location in a column and row, or None outside the board."""
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return Place(COLUMNS[column] + ROWS[row])
    return None


def towards(place: Place, ways: tuple[tuple[int, int], ...], far: int = 1) -> tuple[Place, ...]:
    """Return the locations exactly so far away in these directions."""
    column, row = spot(place)
    found = (at(column + far * across, row + far * down) for across, down in ways)
    return tuple(there for there in found if there is not None)


@cache
def beside(place: Place) -> tuple[Place, ...]:
    """Return the orthogonal neighbours."""
    return towards(place, STRAIGHT)


@cache
def aslant(place: Place) -> tuple[Place, ...]:
    """Return the diagonal neighbours."""
    return towards(place, SLANTED)


@cache
def around(place: Place) -> tuple[Place, ...]:
    """Return the neighbours in all eight directions, in board order."""
    return in_order(beside(place) + aslant(place))


@cache
def near(one: Place, other: Place) -> bool:
    """Say whether two locations are in one line, at most two apart."""
    (column, row), (across, down) = spot(one), spot(other)
    return min(abs(column - across), abs(row - down)) == 0 and (
        abs(column - across) + abs(row - down) <= 2
    )


def apart(one: Place, other: Place) -> int:
    """Return the distance of two locations, diagonals included."""
    (column, row), (across, down) = spot(one), spot(other)
    return max(abs(column - across), abs(row - down))


def border(one: Place, other: Place) -> Border:
    """Return the border between two locations, the same from both sides."""
    return (one, other) if ORDER[one] < ORDER[other] else (other, one)


@cache
def borders() -> tuple[Border, ...]:
    """Return every border on the board."""
    pairs = ((one, other) for one in PLACES for other in beside(one))
    return tuple((one, other) for one, other in pairs if ORDER[one] < ORDER[other])


def ends(edge: Border) -> frozenset[tuple[int, int]]:
    """Return the two corners of the grid that a border connects."""
    (column, row), (across, down) = spot(edge[0]), spot(edge[1])
    if across > column:
        return frozenset({(across, row), (across, row + 1)})
    return frozenset({(column, down), (column + 1, down)})


def on_edge(place: Place) -> bool:
    """Say whether a location lies on the outer edge of the board."""
    return len(around(place)) < 8


@dataclass(frozen=True)
class Board:
    """The map of an edition: what stands where."""

    edition: str
    temples: frozenset[Place]
    features: Mapping[Place, tuple[Feature, ...]]
    names: Mapping[Feature, Mapping[str, str]]  # names by language

    @cached_property
    def known(self) -> tuple[Feature, ...]:
        """Return every feature of the map in alphabetical order."""
        return tuple(sorted({feature for pair in self.features.values() for feature in pair}))

    def places(self, feature: Feature) -> tuple[Place, ...]:
        """Return the locations of a feature in board order, or refuse an unknown feature."""
        self.need((feature,))
        return self._places[feature]

    def need(self, features: tuple[Feature, ...]) -> None:
        """Refuse a feature that is not on the map."""
        if not self._places.keys() >= set(features):
            known = ", ".join(self.known)
            raise NotUnderstood(
                _("the board has no such feature; known: {known}").format(known=known)
            )

    @cached_property
    def _places(self) -> Mapping[Feature, tuple[Place, ...]]:
        """Return the locations of every feature."""
        return {
            feature: tuple(place for place in PLACES if feature in self.features[place])
            for feature in self.known
        }

    @cached_property
    def graph(self) -> Graph:
        """Return the board as a graph: where steps lead, and the mind slips of both cards."""
        ways: dict[str, Callable[[Place], tuple[Place, ...]]] = {
            STEP: self._stepped,
            ORTHOGONAL: lambda place: towards(place, STRAIGHT, 2),
            DIAGONAL: lambda place: towards(place, SLANTED, 2),
        }
        links = {kind: {p: way(p) for p in PLACES} for kind, way in ways.items()}
        return Graph(PLACES, links, {place: spot(place) for place in PLACES})

    def _stepped(self, place: Place) -> tuple[Place, ...]:
        """Return the neighbours that a step can reach without mayhem, in board order."""
        found = around(place)
        return tuple(to for to in found if to in beside(place) or self.slantwise(place, to))

    def slantwise(self, one: Place, other: Place) -> bool:
        """Say whether a temple at either end allows a diagonal step."""
        return one in self.temples or other in self.temples

    def beside_temple(self, place: Place) -> bool:
        """Say whether a location touches a temple, even at a corner."""
        return any(place in around(temple) for temple in self.temples)
