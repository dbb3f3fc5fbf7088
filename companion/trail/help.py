"""How much of what can be known a table lets the program show, as agreed before the game.

The rulebooks let players keep notes in any way, so each level is lawful; each is more than the one
before it, and so makes whoever hunts the hidden seat stronger.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.contract.move import FREE, Move
from companion.core import Illegal
from companion.text.notation import Field

LEVELS = PAPER, SAID, EXCLUDED, POSSIBLE, COUNTS, QUESTIONS = (
    *("paper", "said", "excluded"),
    *("possible", "counts", "questions"),
)
LEVEL = Field("|".join(LEVELS), str)


@dataclass(frozen=True)
class Help(Move):
    """A level of help from now on; once something is hidden, none above the one that holds."""

    text = "help {level:level}"
    example = "help possible"
    group = FREE
    level: str


@dataclass(frozen=True)
class HelpByAll(Help):
    """A level of help on which all players agree, the hidden one included."""

    text = "help {level:level} all"
    example = "help counts all"


def agreed(now: str, move: Help, *, hidden: bool, rule: str) -> str:
    """Return the level of a move; refuse to raise it alone where something is hidden already."""
    if hidden and rises(now, move.level) and not isinstance(move, HelpByAll):
        raise Illegal(rule)
    return move.level


def rises(now: str, level: str) -> bool:
    """Say whether a level shows more than the one that holds."""
    return LEVELS.index(level) > LEVELS.index(now)


def reaches(now: str, level: str) -> bool:
    """Say whether the level that holds shows what a level shows."""
    return not rises(now, level)


def alone(now: str, *, hidden: bool) -> Iterator[str]:
    """Go through the other levels that anybody can choose."""
    return (each for each in LEVELS if each != now and not (hidden and rises(now, each)))


def together(now: str) -> Iterator[str]:
    """Go through the other levels on which all can agree."""
    return (each for each in LEVELS if each != now)
