"""Whispers, a toy: everything said is public, and each player notes something in private."""

from companion.game import Game, Move, OptionField
from tests.games.whispers.moves import NOTATION
from tests.games.whispers.rules import RULES, State
from tests.games.whispers.words import NOTES, WORDS

GAME: Game[State, Move, State] = Game(
    name="whispers",
    options=(OptionField("players", many=True),),
    rules=RULES,
    notation=NOTATION,
    words=WORDS,
    notes=NOTES,
)
