"""How much proof a table asks for: less only in its second line, and more at any time."""

from companion.record.content import EVERY, LEVELS
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


class Levels(Listener):
    """Follows a record, and knows how much proof the table asks for now."""

    def __init__(self) -> None:
        """Ask for every turn, as a record does that says nothing about it."""
        self.now = EVERY

    def take_proof(self, number: int, level: str) -> None:
        """Ask for so much from here on."""
        self.now = level
