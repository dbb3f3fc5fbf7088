"""My Neighbour Spy: two spies chase each other round the block with hired neighbours."""

from companion.core import PUBLIC
from companion.game import Game, Rules
from companion.games.neighbour_spy.legal import due, legal
from companion.games.neighbour_spy.moves.base import Move
from companion.games.neighbour_spy.moves.talk import Remark, Ruling
from companion.games.neighbour_spy.notation import NOTATION
from companion.games.neighbour_spy.options import FIELDS, PLAYERS, complete, start
from companion.games.neighbour_spy.rules import apply, happened
from companion.games.neighbour_spy.state import State
from companion.games.neighbour_spy.view import View, view
from companion.games.neighbour_spy.words import WORDS

RULES: Rules[State, Move, View] = Rules(
    complete=complete,
    start=start,
    seats=lambda _state: (PUBLIC,),
    legal=legal,
    apply=apply,
    due=due,
    outcome=lambda state: state.outcome,
    view=view,
    giver=lambda _state, _move: PUBLIC,
    undoable=lambda _state, _move: True,
    ruled=Ruling,
    remarked=Remark,
    stamp=lambda state: f"{state.round:02}",
    happened=happened,
    unchecked=lambda view: view.unchecked,
)
GAME: Game[State, Move, View] = Game(
    "neighbour-spy", FIELDS, RULES, NOTATION, WORDS, players=PLAYERS
)
