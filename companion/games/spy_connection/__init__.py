"""Spy Connection: missions, agents and points, tracked for two to four players."""

from companion.core import PUBLIC, Outcome, Seat
from companion.game import Game, Library, Rules
from companion.games.spy_connection import box
from companion.games.spy_connection.legal import due, giver, legal, undoable
from companion.games.spy_connection.moves import Move, Remark
from companion.games.spy_connection.naming import meant
from companion.games.spy_connection.notation import NOTATION
from companion.games.spy_connection.rules import apply, happened
from companion.games.spy_connection.start import BEFORE, FIELDS, PLAYERS, SINCE, complete, start
from companion.games.spy_connection.state import State
from companion.games.spy_connection.view import View, view
from companion.games.spy_connection.words import WORDS


def outcome(state: State) -> Outcome | None:
    """Say how the game ended, if it has."""
    return state.outcome


def seats(_state: State) -> tuple[Seat, ...]:
    """Return the seats: only the public one."""
    return (PUBLIC,)


RULES: Rules[State, Move, View] = Rules(
    complete=complete,
    start=start,
    seats=seats,
    legal=legal,
    apply=apply,
    due=due,
    outcome=outcome,
    view=view,
    giver=giver,
    undoable=undoable,
    stamp=lambda state: f"{state.turns:02}",
    happened=happened,
    unchecked=lambda view: view.unchecked,
    let_stand=lambda view: view.happened,
    meant=meant,
    since=SINCE,
    before=BEFORE,
    remarked=Remark,
)
GAME: Game[State, Move, View] = Game(
    "spy-connection",
    FIELDS,
    RULES,
    NOTATION,
    WORDS,
    library=Library(box.joined, box.learnt),
    players=PLAYERS,
)
