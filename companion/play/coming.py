"""What comes next at a table, as one value that the app and the prompt only show."""

from dataclasses import dataclass
from enum import Enum

from companion.core import Seat


class What(Enum):
    """What a table waits for."""

    SAVE = "a line that could not be saved yet"
    END = "the game is over"
    RECEIPT = "a receipt that the others have not kept yet"
    WORDS = "words of the other players, before anything goes on"
    PROGRAM = "what the program does at the seat that it plays"
    HIDDEN = "a move of the hidden seat"
    OPEN = "a move in the open"


class Why(Enum):
    """Why the other players say words."""

    FIRST = "nothing is sealed before"
    DEAL = "chance is made from them"
    RECAST = "another player hides something now"
    RETURN = "the table was taken up again"


ONCE = (Why.RECAST, Why.RETURN)  # asked for as soon as they are due, before any seal waits


@dataclass(frozen=True)
class Next:
    """What comes next, and which words are due, even where something else comes before them."""

    what: What
    seat: Seat = ""  # who acts
    words: tuple[str, ...] = ()  # the players who say words
    why: Why | None = None
    line: int = 0  # the length of the record at which a seal waits for the words
