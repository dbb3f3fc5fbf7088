"""What every move of MIND MGMT is: a small immutable value, with the line people read and type.

The repr of a secret move shows nothing of what it hides.
"""

from dataclasses import dataclass
from typing import ClassVar

from companion import game
from companion.core import KEEPER, Seat
from companion.games.mind_mgmt.board import Place

SETUP, RECRUITER, ALERT, AGENTS = "setup", "recruiter", "alert", "agents"
Phase = str
Way = tuple[Place, ...]


@dataclass(frozen=True)
class Move(game.Move):
    """A line of the game, and when it may come."""

    phases: ClassVar[tuple[Phase, ...]] = ()


@dataclass(frozen=True, repr=False)
class Secret(Move):
    """A move that only the keeper may see."""

    seat: ClassVar[Seat] = KEEPER

    def __repr__(self) -> str:
        """Show the kind of the move and nothing of what it hides."""
        return f"{type(self).__name__}(hidden)"
