"""All lines of MIND MGMT, and the lists of their kinds."""

from companion.games.mind_mgmt.moves import agents, answers, recruiter, setup, talk, veiled
from companion.games.mind_mgmt.moves.base import MindMove

ROOMS = (setup, recruiter, agents, answers, talk)
KINDS: tuple[type[MindMove], ...] = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, MindMove) and "text" in vars(kind)
)
# As in the public record: secret moves show only that they were made.
OPEN_KINDS: tuple[type[MindMove], ...] = tuple(
    dict.fromkeys(veiled.VEILS.get(kind, kind) for kind in KINDS)
)
