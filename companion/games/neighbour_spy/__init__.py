"""My Neighbour Spy: two spies chase each other round the block with hired neighbours."""

from collections.abc import Iterator

from companion.contract.game import Game
from companion.contract.move import Due
from companion.contract.scorekeeper import Scorekeeper
from companion.core import Options, Seat
from companion.games.neighbour_spy.byhand import Found
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

    def complete(self, options: Options) -> Options:
        """Fill in what was left open, or refuse an option."""
        return complete(options)

    def start(self, options: Options) -> State:
        """Return the state in which a game with these options begins."""
        return start(options)

    def choices(self, state: State, seat: Seat) -> Iterator[Found]:
        """Go through what a seat may do: one of `seats`, and after the end only by `after_end`."""
        return choices(state, seat)

    def due(self, state: State) -> Due[NeighbourMove]:
        """Return who must act now: the first seat that has something to do."""
        return due(state)

    def view(self, state: State, seat: Seat) -> View:
        """Return what a seat may know, as the game's own type."""
        return view(state, seat)

    def stamp(self, state: State) -> str:
        """Return the number of the round."""
        return f"{state.round:02}"


GAME: Game[State, NeighbourMove, View] = Game(
    "neighbour-spy", FIELDS, NeighbourRules(), NOTATION, WORDS, players=PLAYERS
)
