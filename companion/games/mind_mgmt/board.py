"""The map as geometry: locations, borders between them, temples and features."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NewType

from companion.core import NotUnderstood
from companion.games.mind_mgmt.locale import _

Place = NewType("Place", str)
Feature = str
Border = tuple[Place, Place]

COLUMNS = "ABCDEF"
ROWS = "1234567"
PLACES = tuple(Place(column + row) for row in ROWS for column in COLUMNS)
ORDER = {place: number for number, place in enumerate(PLACES)}
STRAIGHT = ((0, -1), (-1, 0), (1, 0), (0, 1))
SLANTED = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def in_order(places: Iterable[Place]) -> tuple[Place, ...]:
    """Sort locations row by row."""
    return tuple(sorted(places, key=ORDER.__getitem__))


@cache
def spot(place: Place) -> tuple[int, int]:
    """Give column and row of a location, counted from nought."""
    return COLUMNS.index(place[0]), ROWS.index(place[1])


def at(column: int, row: int) -> Place | None:
    """Give the location at a column and row, if the board has one there."""
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return Place(COLUMNS[column] + ROWS[row])
    return None


def towards(place: Place, ways: tuple[tuple[int, int], ...], far: int = 1) -> tuple[Place, ...]:
    """Give the locations that lie exactly so far from a place in these directions."""
    column, row = spot(place)
    found = (at(column + far * across, row + far * down) for across, down in ways)
    return tuple(there for there in found if there is not None)


@cache
def beside(place: Place) -> tuple[Place, ...]:
    """Give the orthogonal neighbours."""
    return towards(place, STRAIGHT)


@cache
def aslant(place: Place) -> tuple[Place, ...]:
    """Give the diagonal neighbours."""
    return towards(place, SLANTED)


@cache
def around(place: Place) -> tuple[Place, ...]:
    """Give the neighbours in all eight directions, in board order."""
    return in_order(beside(place) + aslant(place))


def border(one: Place, other: Place) -> Border:
    """Name the border between two locations, the same from both sides."""
    return (one, other) if ORDER[one] < ORDER[other] else (other, one)


def borders() -> Iterator[Border]:
    """Go through every border on the board."""
    return ((one, other) for one in PLACES for other in beside(one) if ORDER[one] < ORDER[other])


def ends(edge: Border) -> frozenset[tuple[int, int]]:
    """Give the two corners of the grid that a border runs between."""
    (column, row), (across, down) = spot(edge[0]), spot(edge[1])
    if across > column:
        return frozenset({(across, row), (across, row + 1)})
    return frozenset({(column, down), (column + 1, down)})


def on_edge(place: Place) -> bool:
    """Say whether a location lies on the outer edge of the board."""
    return len(around(place)) < 8


@dataclass(frozen=True)
class Board:
    """An edition's map: what stands where."""

    edition: str
    temples: frozenset[Place]
    features: Mapping[Place, tuple[Feature, ...]]
    names: Mapping[Feature, Mapping[str, str]]  # in each language that the edition has

    @cached_property
    def known(self) -> tuple[Feature, ...]:
        """Every feature of the map, in the order of the alphabet."""
        return tuple(sorted({feature for pair in self.features.values() for feature in pair}))

    def places(self, feature: Feature) -> tuple[Place, ...]:
        """Give the locations of a feature in board order, or say that there is no such feature."""
        self.need((feature,))
        return self._places[feature]

    def need(self, features: tuple[Feature, ...]) -> None:
        """Refuse a feature that stands nowhere on the map."""
        if not self._places.keys() >= set(features):
            known = ", ".join(self.known)
            raise NotUnderstood(
                _("the board has no such feature; known: {known}").format(known=known)
            )

    @cached_property
    def _places(self) -> Mapping[Feature, tuple[Place, ...]]:
        """Give the locations of every feature."""
        return {
            feature: tuple(place for place in PLACES if feature in self.features[place])
            for feature in self.known
        }

    def steps(self, place: Place) -> tuple[Place, ...]:
        """Give the neighbours that feet can reach where no mayhem lies, in board order."""
        return self._steps[place]

    @cached_property
    def _steps(self) -> Mapping[Place, tuple[Place, ...]]:
        """Give where a step leads from each location."""
        return {
            place: tuple(
                to for to in around(place) if to in beside(place) or self.slantwise(place, to)
            )
            for place in PLACES
        }

    def slantwise(self, one: Place, other: Place) -> bool:
        """Say whether a temple at either end allows a diagonal step."""
        return one in self.temples or other in self.temples

    def beside_temple(self, place: Place) -> bool:
        """Say whether a location touches a temple, also at a corner."""
        return any(place in around(temple) for temple in self.temples)
