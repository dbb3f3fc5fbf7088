"""Digging, a toy that seals nothing; the page of the vectors tells its rules."""

import re
from dataclasses import dataclass
from typing import Any, cast

from companion.contract.game import Game, Rules
from companion.contract.move import Move
from companion.core import Illegal, NotUnderstood, Options, Outcome

UNUSED: Any = None
RULE = "digging.depth"


@dataclass(frozen=True)
class Dig(Move):
    """Somebody digs so deep."""

    depth: int = 0


class Lines:
    """A move is two words, and its seat stands before them."""

    def parse(self, line: str) -> Dig:
        """Read a move."""
        found = re.fullmatch("digs ([0-9])", line)
        if found is None:
            raise NotUnderstood("this is no move")
        return Dig(depth=int(found[1]))

    def format(self, move: Dig) -> str:
        """Write a move."""
        return f"digs {move.depth}"


def dug(state: int, move: Dig) -> int:
    """Dig at most three deep."""
    if not 0 < move.depth <= 3:
        raise Illegal(RULE)
    return state + move.depth


class Digger(Rules[int, Dig, None]):
    """The referee."""

    apply = staticmethod(dug)

    def start(self, options: Options) -> int:
        """Begin at the top."""
        return 0

    def outcome(self, state: int) -> Outcome | None:
        """End the game at six."""
        return Outcome(("Eva",), "digging.end") if state >= 6 else None

    def giver(self, state: int, move: Dig) -> str:
        """Let both dig in turn."""
        return "Adam" if state % 2 else "Eva"

    def undoable(self, state: int, move: Dig) -> bool:
        """Let two stand."""
        return move.depth != 2


DIGGING: Any = Game("digging", (), Digger(), cast(Any, Lines()), UNUSED)


def take(_name: str) -> Any:
    """Take it from a shelf on which nothing else stands."""
    return DIGGING
