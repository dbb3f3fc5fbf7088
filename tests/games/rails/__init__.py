"""Rails, a toy: players claim routes between named cities for points; nothing is hidden."""

from companion.contract.game import Game
from companion.contract.move import Move
from companion.contract.option_field import OptionField
from tests.games.rails.notation import NOTATION
from tests.games.rails.rules import Conductor
from tests.games.rails.state import State
from tests.games.rails.words import RailsWords

GAME: Game[State, Move, State] = Game(
    name="rails",
    options=(OptionField("players", many=True), OptionField("length", ("short", "long"))),
    rules=Conductor(),
    notation=NOTATION,
    words=RailsWords(),
)
