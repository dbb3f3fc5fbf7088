"""Says which lines must follow a line of the record, for both writing and checking."""

from dataclasses import dataclass

from companion.contract.game import AnyGame
from companion.record.content import EVERY, NONE, RED
from companion.record.fold import Listener, Played
from companion.record.levels import Levels


@dataclass(frozen=True)
class Follows:
    """What is due after a move, in this order: a sheet, a head, and the words for a deal."""

    sheet: str  # the name of the sheet, or empty
    deal: bool
    over: bool  # whether this move ended the game
    head: bool


def follows(game: AnyGame, played: Played, level: str) -> Follows:
    """Return what is due after a move, at a table with this level of proof."""
    before, after, secrets = played.before, played.after, game.sealing
    sheet, deal = secrets.sheet_due(before, after), secrets.deal_due(before, after)
    over = game.rules.outcome(after) != game.rules.outcome(before)
    red = bool(sheet) and secrets.is_red(before, after)
    asked = {EVERY: bool(sheet) or over, RED: red or over}.get(level, False)
    return Follows(sheet, deal, over, asked or deal)


def head_behind_sheet(level: str) -> bool:
    """Say whether a head is due after every sheet, red hour or not."""
    return level == EVERY


class Ending(Listener):
    """Follows a record, and says what must precede its end.

    Answers about the last line are right as long as no other line follows it.
    """

    def __init__(self, levels: Levels) -> None:
        """Begin without lines; `levels` knows the table's level of proof."""
        self._levels = levels
        self._stop_at = self._head_at = 0
        self.ended = False

    def headed(self, last: int) -> bool:
        """Say whether the last line is a head."""
        return self._head_at == last

    def stopped(self, last: int) -> bool:
        """Say whether the record ends with the line that the players stop, or with its head."""
        return self._stop_at == last - self.headed(last)

    def stop_due(self, last: int, *, over: bool) -> bool:
        """Say whether the line that the players stop must precede the seed: no end was reached."""
        return not over and not self.stopped(last)

    def head_due(self, last: int) -> bool:
        """Say whether a head is due after the last line, if that line stops or a seed is next."""
        return self._levels.now != NONE and not self.headed(last)

    def take_head(self, number: int, signature: str) -> None:
        """Note the number of the newest head."""
        self._head_at = number

    def take_stop(self, number: int) -> None:
        """Note the number of the line by which the players stopped."""
        self._stop_at = number

    def take_end(self, number: int, seed: str) -> None:
        """Note that the seed was shown."""
        self.ended = True
