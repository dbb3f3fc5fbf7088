"""A command of the prompt."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.cli.evening import Evening
from companion.core import Seat


@dataclass(frozen=True)
class Command:
    """Something that can be typed beside the lines of the game."""

    name: str
    help: str
    run: Callable[[Evening, Seat, str], None]
    words: bool = False  # whether words may follow it
    hiding: bool = False  # whether it is of use only where something is sealed
    noting: bool = False  # whether it is of use only where players keep notes
    drawing: bool = False  # whether it is of use only where something is left to chance
