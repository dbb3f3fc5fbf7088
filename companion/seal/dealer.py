"""The dealer: deals in clear when the share has come that a move asked for."""

from functools import partial
from typing import Any

from companion.course import Course
from companion.game import Game
from companion.record.line import ABOUT, Line
from companion.seal import seals, share


class Dealer:
    """Follows a record beside the course of its moves, and deals there from seed and share."""

    def __init__(self, game: Game[Any, Any, Any], course: Course, seed: bytes) -> None:
        """Begin behind the first line."""
        self._secrets = game.sealing
        self._course = course
        self._seed = seed
        self.due = False  # whether the share comes next that the deal is made of
        self.fresh = False  # whether nothing has been sealed since that share

    def take(self, line: Line) -> None:
        """Take a line, behind the course that took its move."""
        if line.seat != ABOUT:
            last = self._course.played[-1]
            self.due = self._secrets.deal_due(last.before, last.after)
        elif self.due and share.read(line.text):
            self._deal(line)
        if line.seals:
            self.fresh = False

    def _deal(self, line: Line) -> None:
        """Deal from the seed and the exact line of the share."""
        chance = partial(seals.chance, self._seed, str(line))
        self._course.turn(self._secrets.dealt(self._course.state, chance))
        self.due, self.fresh = False, True
