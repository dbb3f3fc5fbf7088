"""Whispers, a toy: everything said is public, and each player notes something in private."""

from companion.contract.game import Game
from companion.contract.move import Move
from companion.contract.option_field import OptionField
from tests.games.whispers.moves import NOTATION
from tests.games.whispers.rules import Drawers, State
from tests.games.whispers.words import Thoughts, WhispersWords

GAME: Game[State, Move, State] = Game(
    name="whispers",
    options=(OptionField("players", many=True),),
    rules=Drawers(),
    notation=NOTATION,
    words=WhispersWords(),
    notes=Thoughts(),
)
