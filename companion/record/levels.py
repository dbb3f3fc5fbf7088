"""The level of proof of a table: it may be lowered in the second line only, and raised always."""

from companion.contract.game import AnyGame
from companion.core import NotUnderstood
from companion.locale import _
from companion.record.content import EVERY, LEVELS, RED
from companion.record.fold import Listener

BEGINS = 2  # the number of the only line that may lower the level


def may_follow(now: str, level: str, number: int) -> bool:
    """Say whether a table at one level may change to another in the line with this number."""
    if number == BEGINS:
        return level != EVERY
    return LEVELS.index(level) > LEVELS.index(now)


def higher(now: str) -> tuple[str, ...]:
    """Return the levels that ask for more proof."""
    return LEVELS[LEVELS.index(now) + 1 :]


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """Return the levels that a table of a game can ask for; red hours only if it has any."""
    red = game.secrets is not None and game.secrets.red_hours
    return tuple(level for level in LEVELS if red or level != RED)


def need_level(game: AnyGame, level: str) -> None:
    """Refuse a level that no table of a game can ask for."""
    if level != EVERY and game.secrets is None:
        raise NotUnderstood(_("nothing is sealed in this game, so it has no receipts"))
    if level not in levels_of(game):
        raise NotUnderstood(_("this game has no red hours"))


class Levels(Listener):
    """Follows a record, and knows the table's current level of proof."""

    def __init__(self) -> None:
        """Begin at the highest level, which holds without any line about it."""
        self.now = EVERY

    def take_proof(self, number: int, level: str) -> None:
        """Set the current level."""
        self.now = level
