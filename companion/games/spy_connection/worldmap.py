"""The map as far as it is entered: links, the cost of a connection, and the net."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from companion.games.spy_connection.cities import City
from companion.games.spy_connection.moves import Spot
from companion.games.spy_connection.state import Player, State

Links = Mapping[frozenset[City], tuple[Spot, ...]]
MOST_ON_A_SPOT = 2


def between(links: Links, one: City, other: City) -> tuple[Spot, ...] | None:
    """Return the spots between two cities, or None if no such link is entered."""
    return links.get(frozenset((one, other)))


def cost(state: State, player: Player, city: City) -> int | None:
    """Return how many agents connecting a city needs; None if its link is not entered."""
    spots = between(state.links, player.city, city)
    if spots is None:
        return None
    return sum(placed(state, player, spot) for spot in spots)


def placed(state: State, player: Player, spot: Spot) -> int:
    """Return how many agents a spot still needs: none beside an own one, two beside others'."""
    if player.spots.get(spot):
        return 0
    others = (each for each in state.players if each.name != player.name)
    return MOST_ON_A_SPOT if any(each.spots.get(spot) for each in others) else 1


def net(state: State, player: Player) -> frozenset[City] | None:
    """Return the cities that the spy can reach by own agents; None if the map is incomplete."""
    if not state.links or player.on_map is None or player.elsewhere:
        return None
    found, ahead = {player.city}, [player.city]
    while ahead:
        for city in _beside(state.links, player.spots, ahead.pop()):
            if city not in found:
                found.add(city)
                ahead.append(city)
    return frozenset(found)


def _beside(links: Links, own: Mapping[Spot, int], city: City) -> Iterator[City]:
    """Go through the cities at the other ends of links that are fully occupied."""
    for ends, spots in links.items():
        if city in ends and all(own.get(spot) for spot in spots):
            yield from ends - {city}


def hangs_together(links: Links, own: Iterable[Spot], city: City) -> bool:
    """Say whether all these spots are connected with the spy's city."""
    left = set(own)
    reached: set[str] = {city}
    grown = True
    while grown:
        grown = False
        for ends, spots in links.items():
            for one, other in _pairs(ends, spots):
                for near, far in ((one, other), (other, one)):
                    if near in reached and far not in reached and (far in left or far in ends):
                        reached.add(far)
                        grown = True
    return left <= reached


def _pairs(ends: frozenset[City], spots: tuple[Spot, ...]) -> Iterator[tuple[str, str]]:
    """Go through neighbouring spots and cities on a link."""
    first, last = sorted(ends)
    row = (first, *spots, last)
    yield from pairwise(row)
