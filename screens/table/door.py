"""Where Enter leads while nothing is marked, and what a page takes of what is typed on it."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Door:
    """What Enter opens while nothing is marked; a tap on what is asked for opens it, too."""

    open: Callable[[], None]
    asks: str = ""  # what is asked for there, where it is not what the game asks for
    leads: str = ""  # what Enter does by it, behind what is asked for
    out: bool = False  # whether it only leads out of a game that is over


@dataclass(frozen=True)
class Takes:
    """What a page takes: all, where no PIN may be typed into the wrong place."""

    choices: bool = True
    figures: bool = True  # as keys
    names: bool = True  # to be repeated, where nothing is called so
    rulings: bool = True  # by a single key
