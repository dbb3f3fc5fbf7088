"""Spy Connection: missions, agents and points, tracked for two to four players."""

from collections.abc import Sequence

from companion.contract.game import Game, Library, Rules
from companion.core import Outcome
from companion.games.spy_connection import box
from companion.games.spy_connection.legal import due, giver, legal, undoable
from companion.games.spy_connection.moves import Remark, SpyMove
from companion.games.spy_connection.naming import meant
from companion.games.spy_connection.notation import NOTATION
from companion.games.spy_connection.rules import apply, happened
from companion.games.spy_connection.start import BEFORE, FIELDS, PLAYERS, SINCE, complete, start
from companion.games.spy_connection.state import State
from companion.games.spy_connection.view import View, view
from companion.games.spy_connection.words import WORDS


class Scorekeeper(Rules[State, SpyMove, View]):
    """The referee of the game."""

    remarked = Remark
    since = SINCE
    before = BEFORE
    complete = staticmethod(complete)
    start = staticmethod(start)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    due = staticmethod(due)
    view = staticmethod(view)
    giver = staticmethod(giver)
    undoable = staticmethod(undoable)
    happened = staticmethod(happened)
    meant = staticmethod(meant)

    def stamp(self, state: State) -> str:
        """Return the number of the turn."""
        return f"{state.turns:02}"

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, if it has."""
        return state.outcome

    def unchecked(self, view: View) -> Sequence[str]:
        """Return the rules that the players must check themselves."""
        return view.unchecked

    def let_stand(self, view: View) -> Sequence[str]:
        """Return the rules that were broken at the table, and it stands."""
        return view.happened


GAME: Game[State, SpyMove, View] = Game(
    "spy-connection",
    FIELDS,
    Scorekeeper(),
    NOTATION,
    WORDS,
    library=Library(box.joined, box.learnt),
    players=PLAYERS,
)
