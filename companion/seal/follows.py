"""What must follow a line of a record: the one place that knows, for who writes and who checks."""

from dataclasses import dataclass
from typing import Any

from companion.game import Game
from companion.record.content import EVERY, NONE, RED
from companion.record.fold import Listener, Played
from companion.record.levels import Levels


@dataclass(frozen=True)
class Follows:
    """What is due behind a move, in this order: a sheet, a head, and the share of a deal."""

    sheet: str  # its name, or nothing where none is due
    deal: bool
    over: bool  # whether the game has ended by this very move
    head: bool


def follows(game: Game[Any, Any, Any], played: Played, level: str) -> Follows:
    """Say what is due behind a move at a table that asks for so much proof."""
    before, after = played.before, played.after
    sheet = game.sealing.sheet_due(before, after)
    deal = game.sealing.deal_due(before, after)
    over = game.rules.outcome(after) != game.rules.outcome(before)
    red = bool(sheet) and game.sealing.is_red(before, after)
    asked = {EVERY: bool(sheet) or over, RED: red or over}.get(level, False)
    return Follows(sheet, deal, over, asked or deal)


def head_behind_sheet(level: str) -> bool:
    """Say whether a head is due behind any sheet, also where nobody knows if its hour is red."""
    return level == EVERY


class Ending(Listener):
    """Follows a record, and knows what must still stand behind a stop and before the seed.

    What is asked about the last line holds as long as no other one stands behind it.
    """

    def __init__(self, levels: Levels) -> None:
        """Begin with no line; `levels` knows how much proof the table asks for."""
        self._levels = levels
        self._stop_at = self._head_at = 0
        self.ended = False

    def headed(self, last: int) -> bool:
        """Say whether the last line is a head."""
        return self._head_at == last

    def stopped(self, last: int) -> bool:
        """Say whether the last line is the word that the players stop, or the head behind it."""
        return self._stop_at == last - self.headed(last)

    def stop_due(self, last: int, *, over: bool) -> bool:
        """Say whether the word that they stop must stand before the seed: the game is not over."""
        return not over and not self.stopped(last)

    def head_due(self, last: int) -> bool:
        """Say whether a head is due behind the last line, if it stops or stands before a seed."""
        return self._levels.now != NONE and not self.headed(last)

    def take_head(self, number: int, signature: str) -> None:
        """Note where the newest head stands."""
        self._head_at = number

    def take_stop(self, number: int) -> None:
        """Note where the players stopped."""
        self._stop_at = number

    def take_end(self, number: int, seed: str) -> None:
        """Note that the seed was shown."""
        self.ended = True
