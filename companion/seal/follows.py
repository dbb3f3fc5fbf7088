"""What must follow a move in a record: the one place that knows, for who writes and who checks."""

from dataclasses import dataclass
from typing import Any

from companion.game import Game
from companion.record.content import EVERY, RED
from companion.record.fold import Played


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
    red = bool(sheet) and game.sealing.red_hour(before, after)
    asked = {EVERY: bool(sheet) or over, RED: red or over}.get(level, False)
    return Follows(sheet, deal, over, asked or deal)
