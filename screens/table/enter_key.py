"""What Enter does while nothing is marked, and which typed keys a page accepts."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class EnterKey:
    """What Enter does while nothing is marked; a tap on the line about it does it, too."""

    does: Callable[[], None]
    asks: str = ""  # the line about what is due, if it is not the game's own
    leads: str = ""  # what that is, said after the line
    out: bool = False  # whether it only leaves a game that is over


@dataclass(frozen=True)
class Takes:
    """Which typed keys a page accepts; not all, where a PIN could be typed by mistake."""

    choices: bool = True
    figures: bool = True  # as keys of choices
    names: bool = True  # whether unknown names are repeated in a message
    rulings: bool = True  # chosen by a single key
