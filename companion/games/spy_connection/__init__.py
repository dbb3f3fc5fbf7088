"""Spy Connection: missions, agents and points, tracked for two to four players."""

from collections.abc import Sequence

from companion.contract.game import Game, Library
from companion.contract.scorekeeper import Scorekeeper
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
    complete = staticmethod(complete)
    start = staticmethod(start)
    choices = staticmethod(choices)
    apply = staticmethod(apply)
    due = staticmethod(due)
    view = staticmethod(view)
    giver = staticmethod(giver)
    undoable = staticmethod(undoable)
    meant = staticmethod(meant)

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
