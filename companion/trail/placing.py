"""Where the places of a board are drawn: a column and a row for each, linked ones side by side."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from companion.trail.graph import Graph, Place

STARTS = 8  # so many beginnings are tried
Spot = tuple[int, int]  # a column and a row, counted from the top left
Spots = Mapping[Place, Spot]


def placed(graph: Graph, columns: int, rows: int) -> Spots:
    """Return a spot for each place; the same board always looks the same."""
    slots = [
        (column if row % 2 == 0 else columns - 1 - column, row)
        for row in range(rows)
        for column in range(columns)
    ]
    found = [_settled(graph, list(each), slots) for each in _orders(graph)]
    return min(found, key=lambda spots: _length(graph, spots))


def around(graph: Graph, place: Place) -> tuple[Place, ...]:
    """Return the places that any link reaches from a place, or that reach it."""
    there = {to for leads in graph.links.values() for to in leads.get(place, ())}
    back = {at for leads in graph.links.values() for at, to in leads.items() if place in to}
    return tuple(sorted(there | back, key=graph.order.__getitem__))


def _orders(graph: Graph) -> Iterator[Sequence[Place]]:
    """Go through the places in layers, from several beginnings."""
    for first in graph.places[:STARTS]:
        found = [first]
        for at in found:
            found += [to for to in around(graph, at) if to not in found]
        yield [*found, *(place for place in graph.places if place not in found)]


def _settled(graph: Graph, order: list[Place], slots: Sequence[Spot]) -> Spots:
    """Swap places as long as that brings linked ones closer together."""
    held: list[Place | None] = [*order, *[None] * (len(slots) - len(order))]
    at = dict(zip(order, slots, strict=False))
    near = {place: around(graph, place) for place in order}
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(slots)), 2):
            both = [place for place in (held[one], held[other]) if place]
            before = sum(_near(at, place, near[place]) for place in both)
            _swap(held, at, slots, one, other)
            if sum(_near(at, place, near[place]) for place in both) < before:
                better = True
            else:
                _swap(held, at, slots, one, other)
    return at


def _swap(
    held: list[Place | None], at: dict[Place, Spot], slots: Sequence[Spot], one: int, other: int
) -> None:
    """Let two slots change what they hold."""
    held[one], held[other] = held[other], held[one]
    for slot in (one, other):
        if place := held[slot]:
            at[place] = slots[slot]


def _near(at: Spots, place: Place, others: Sequence[Place]) -> int:
    """Return how far a place is from those linked with it; far ones count more."""
    (column, row), spots = at[place], [at[other] for other in others]
    return sum((abs(column - x) + abs(row - y)) ** 2 for x, y in spots)


def _length(graph: Graph, spots: Spots) -> int:
    """Return how far all linked places are from each other."""
    return sum(_near(spots, place, around(graph, place)) for place in graph.places)
