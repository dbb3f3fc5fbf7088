"""How much proof a table asks for: less only in its second line, and more at any time."""

from typing import Any

from companion.core import NotUnderstood
from companion.game import Game
from companion.locale import _
from companion.record.content import EVERY, LEVELS, RED
from companion.record.fold import Listener

BEGINS = 2  # the number of the line in which a table may ask for less than every turn


def may_follow(now: str, level: str, number: int) -> bool:
    """Say whether a table that asks for so much proof may ask for another level in a line."""
    if number == BEGINS:
        return level != EVERY
    return LEVELS.index(level) > LEVELS.index(now)


def higher(now: str) -> tuple[str, ...]:
    """Give the levels that ask for more."""
    return LEVELS[LEVELS.index(now) + 1 :]


def levels_of(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Give the levels that a table of a game can ask for: red hours only where it has any."""
    red = game.secrets is not None and game.secrets.red_hour is not None
    return tuple(level for level in LEVELS if red or level != RED)


def need_level(game: Game[Any, Any, Any], level: str) -> None:
    """Refuse a level that no table of a game can ask for; every turn is that of all records."""
    if level != EVERY and game.secrets is None:
        raise NotUnderstood(_("nothing is sealed in this game, so it has no receipts"))
    if level not in levels_of(game):
        raise NotUnderstood(_("this game has no red hours"))


class Levels(Listener):
    """Follows a record, and knows how much proof the table asks for now."""

    def __init__(self) -> None:
        """Ask for every turn, as a record does that says nothing about it."""
        self.now = EVERY

    def take_proof(self, number: int, level: str) -> None:
        """Ask for so much from here on."""
        self.now = level
