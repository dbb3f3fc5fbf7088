"""The base of all moves of MIND MGMT.

The repr of a secret move does not show what it hides.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.contract import move
from companion.core import KEEPER, Seat
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.untyped import Value

SETUP, RECRUITER, ALERT, AGENTS = "setup", "recruiter", "alert", "agents"
Phase = str
Way = tuple[Place, ...]
AGENT_KEYS: Mapping[Value, str] = {
    **{agent: str(number) for number, agent in enumerate(AGENT_NAMES, 1)},
    None: "n",  # a location that is not entered
}


@dataclass(frozen=True)
class MindMove(move.Move):
    """A line of the game, with the phases in which it can come."""

    phases: ClassVar[tuple[Phase, ...]] = ()


@dataclass(frozen=True, repr=False)
class Secret(MindMove):
    """A move that only the Recruiter may see."""

    seat: ClassVar[Seat] = KEEPER

    def __repr__(self) -> str:
        """Show only the kind of the move."""
        return f"{type(self).__name__}(hidden)"
