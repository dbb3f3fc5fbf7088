"""Rails, a toy: players claim routes between named cities for points; nothing is hidden."""

from companion.game import Game, Move, OptionField
from tests.games.rails.notation import NOTATION
from tests.games.rails.rules import RULES
from tests.games.rails.state import State
from tests.games.rails.words import WORDS

GAME: Game[State, Move, State] = Game(
    name="rails",
    options=(OptionField("players", many=True), OptionField("length", ("short", "long"))),
    rules=RULES,
    notation=NOTATION,
    words=WORDS,
)
