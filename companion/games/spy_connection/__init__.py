"""Spy Connection: missions, agents and points, tracked for two to four players."""

from collections.abc import Iterator, Sequence

from companion.contract.game import Game, Library
from companion.contract.move import Choice, Due
from companion.contract.scorekeeper import Scorekeeper
from companion.core import Options, Seat
from companion.games.spy_connection import box
from companion.games.spy_connection.legal import choices, due, giver, undoable
from companion.games.spy_connection.moves import Remark, SpyMove
from companion.games.spy_connection.naming import meant
from companion.games.spy_connection.notation import NOTATION
from companion.games.spy_connection.rules import REFEREE, apply
from companion.games.spy_connection.start import BEFORE, FIELDS, PLAYERS, SINCE, complete, start
from companion.games.spy_connection.state import State
from companion.games.spy_connection.view import View, view
from companion.games.spy_connection.words import WORDS


class SpyRules(Scorekeeper[State, SpyMove, View]):
    """The referee of the game."""

    referee = REFEREE

    remarked = Remark
    since = SINCE
    before = BEFORE

    def complete(self, options: Options) -> Options:
        """Fill in what was left open, or refuse an option."""
        return complete(options)

    def start(self, options: Options) -> State:
        """Return the state in which a game with these options begins."""
        return start(options)

    def choices(self, state: State, seat: Seat) -> Iterator[Choice[SpyMove]]:
        """Go through what a seat may do: one of `seats`, and after the end only by `after_end`."""
        return choices(state, seat)

    def apply(self, state: State, move: SpyMove) -> State:
        """Return the state after a move, or refuse it by a rule."""
        return apply(state, move)

    def due(self, state: State) -> Due[SpyMove]:
        """Return who must act now: the first seat that has something to do."""
        return due(state)

    def view(self, state: State, seat: Seat) -> View:
        """Return what a seat may know, as the game's own type."""
        return view(state, seat)

    def giver(self, state: State, move: SpyMove) -> Seat:
        """Return the seat that makes a move."""
        return giver(state, move)

    def undoable(self, state: State, move: SpyMove) -> bool:
        """Say whether a move can be taken back, as nobody heard or saw it."""
        return undoable(state, move)

    def meant(self, state: State, move: SpyMove) -> SpyMove:
        """Return a typed move as this table means it: names in its spelling."""
        return meant(state, move)

    def stamp(self, state: State) -> str:
        """Return the number of the turn."""
        return f"{state.turns:02}"

    def turn(self, state: State) -> object:
        """Return which turn it is, and whose."""
        return state.phase, state.turns, state.at

    def let_stand(self, view: View) -> Sequence[str]:
        """Return the rules that were broken at the table, and it stands."""
        return view.happened


GAME: Game[State, SpyMove, View] = Game(
    "spy-connection",
    FIELDS,
    SpyRules(),
    NOTATION,
    WORDS,
    library=Library(box.joined, box.learnt),
    players=PLAYERS,
)
