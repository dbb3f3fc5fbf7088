"""My Neighbour Spy: two spies chase each other round the block with hired neighbours."""

from companion.contract.game import Game
from companion.contract.scorekeeper import Scorekeeper
from companion.games.neighbour_spy.legal import choices, due
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.moves.talk import Remark, Ruling
from companion.games.neighbour_spy.notation import NOTATION
from companion.games.neighbour_spy.options import FIELDS, PLAYERS, complete, start
from companion.games.neighbour_spy.rules import REFEREE
from companion.games.neighbour_spy.state import State
from companion.games.neighbour_spy.view import View, view
from companion.games.neighbour_spy.words import WORDS


class NeighbourRules(Scorekeeper[State, NeighbourMove, View]):
    """The referee of the game."""

    referee = REFEREE

    ruled = Ruling
    remarked = Remark
    complete = staticmethod(complete)
    start = staticmethod(start)
    choices = staticmethod(choices)
    due = staticmethod(due)
    view = staticmethod(view)

    def stamp(self, state: State) -> str:
        """Return the number of the round."""
        return f"{state.round:02}"


GAME: Game[State, NeighbourMove, View] = Game(
    "neighbour-spy", FIELDS, NeighbourRules(), NOTATION, WORDS, players=PLAYERS
)
