"""Every line of a game of MIND MGMT, and the list of them all."""

from companion.games.mind_mgmt.moves import agents, answers, recruiter, setup, talk, veiled
from companion.games.mind_mgmt.moves.base import Move

ROOMS = (setup, recruiter, agents, answers, talk)
KINDS: tuple[type[Move], ...] = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Move) and "text" in vars(kind)
)
# As they stand in the record: what is secret wears its veil.
OPEN_KINDS: tuple[type[Move], ...] = tuple(
    dict.fromkeys(veiled.VEILS.get(kind, kind) for kind in KINDS)
)
