"""Every line of a game of MIND MGMT, and the list of them all."""

from companion.games.mind_mgmt.moves import agents, answers, recruiter, setup, talk
from companion.games.mind_mgmt.moves.base import Move

ROOMS = (setup, recruiter, agents, answers, talk)
KINDS: tuple[type[Move], ...] = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Move) and "text" in vars(kind)
)
