"""The hidden moves of a trail, and what the others see of them."""

from dataclasses import dataclass

from companion.core import KEEPER
from companion.move import Move


@dataclass(frozen=True, repr=False)
class HiddenMove(Move):
    """A move that only the hidden seat may see; its repr shows nothing of it."""

    seat = KEEPER

    def __repr__(self) -> str:
        """Show only the kind of the move."""
        return f"{type(self).__name__}(hidden)"


@dataclass(frozen=True)
class Acted(Move):
    """What the others see of a hidden move, whatever it was: that it was made."""

    text = "act"
    example = "act"
    seat = KEEPER
