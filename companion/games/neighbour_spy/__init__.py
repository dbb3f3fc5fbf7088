"""My Neighbour Spy: two spies chase each other round the block with hired neighbours."""

from collections.abc import Sequence

from companion.contract.game import Game, Rules
from companion.core import Outcome
from companion.games.neighbour_spy.legal import due, legal
from companion.games.neighbour_spy.moves.base import NeighbourMove
from companion.games.neighbour_spy.moves.talk import Remark, Ruling
from companion.games.neighbour_spy.notation import NOTATION
from companion.games.neighbour_spy.options import FIELDS, PLAYERS, complete, start
from companion.games.neighbour_spy.rules import apply, happened
from companion.games.neighbour_spy.state import State
from companion.games.neighbour_spy.view import View, view
from companion.games.neighbour_spy.words import WORDS


class Scorekeeper(Rules[State, NeighbourMove, View]):
    """The referee of the game."""

    ruled = Ruling
    remarked = Remark
    complete = staticmethod(complete)
    start = staticmethod(start)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    due = staticmethod(due)
    view = staticmethod(view)
    happened = staticmethod(happened)

    def stamp(self, state: State) -> str:
        """Return the number of the round."""
        return f"{state.round:02}"

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, if it has."""
        return state.outcome

    def unchecked(self, view: View) -> Sequence[str]:
        """Return the rules that the players must check themselves."""
        return view.unchecked


GAME: Game[State, NeighbourMove, View] = Game(
    "neighbour-spy", FIELDS, Scorekeeper(), NOTATION, WORDS, players=PLAYERS
)
