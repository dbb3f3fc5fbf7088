"""All lines of My Neighbour Spy, and the list of their kinds."""

from companion.games.neighbour_spy.moves import hand, market, talk, turn
from companion.games.neighbour_spy.moves.base import NeighbourMove

ROOMS = (turn, market, talk, hand)
KINDS: tuple[type[NeighbourMove], ...] = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, NeighbourMove) and "text" in vars(kind)
)
