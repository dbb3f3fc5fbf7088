"""The dealer: deals from the seed once the players have said the words that a deal needs."""

from collections.abc import Mapping
from functools import partial

from companion.contract.game import AnyGame
from companion.core import Chance
from companion.record.course import Course
from companion.record.fold import Listener, Played
from companion.record.line import Line
from companion.seal import seals
from companion.seal.share import Share


class Dealer(Listener):
    """Follows a record after its course, and deals from the seed and the players' words."""

    def __init__(self, game: AnyGame, course: Course, seed: bytes) -> None:
        """Begin after the first line."""
        self._secrets = game.sealing
        self._course = course
        self._seed = seed
        self.due = False  # whether a deal waits for the players' words
        self.fresh = False  # whether nothing was sealed since those words
        self.chance: Chance | None = None  # by the words of the last deal

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Note whether a move asks for a deal."""
        self.due = self._secrets.deal_due(played.before, played.after)
        self.fresh = self.fresh and not line.seals

    def take_sheet(self, number: int, line: Line, name: str) -> None:
        """Note that something was sealed."""
        self.fresh = False

    def take_share(self, number: int, line: Line, given: Mapping[str, Share]) -> None:
        """Deal from the seed and the exact line of the share, where a move has asked for it."""
        if not self.due:
            return
        self.chance = partial(seals.chance, self._seed, str(line))
        self._course.turn(self._secrets.dealt(self._course.state, self.chance))
        self.due, self.fresh = False, True
