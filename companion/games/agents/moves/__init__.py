"""All lines of Agents, and the list of their kinds."""

from companion.games.agents.moves import claim, files, hand, keys, setup, talk, turn
from companion.games.agents.moves.base import AgentsMove

ROOMS = (setup, turn, files, keys, claim, talk, hand)
KINDS: tuple[type[AgentsMove], ...] = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, AgentsMove) and "text" in vars(kind)
)
