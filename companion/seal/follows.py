"""What must follow a move in a record: the one place that knows, for who writes and who checks."""

from dataclasses import dataclass
from typing import Any

from companion.game import Game
from companion.record.fold import Played


@dataclass(frozen=True)
class Follows:
    """What is due behind a move, in this order: a sheet, a head, and the share of a deal."""

    sheet: str  # its name, or nothing where none is due
    deal: bool
    over: bool  # whether the game has ended by this very move

    @property
    def head(self) -> bool:
        """Say whether a head is due."""
        return bool(self.sheet) or self.deal or self.over


def follows(game: Game[Any, Any, Any], played: Played) -> Follows:
    """Say what is due behind a move."""
    before, after = played.before, played.after
    return Follows(
        game.sealing.sheet_due(before, after),
        game.sealing.deal_due(before, after),
        game.rules.outcome(after) != game.rules.outcome(before),
    )
