"""Agents: four files, four briefcases and four keys, tracked for two to four players."""

from companion.core import PUBLIC
from companion.game import Game, Library, Notes, Rules
from companion.games.agents.legal import due, legal
from companion.games.agents.library import joined, learnt
from companion.games.agents.moves.base import Move
from companion.games.agents.moves.talk import Remark, Ruling
from companion.games.agents.notation import NOTATION
from companion.games.agents.notes.lines import SPELLING
from companion.games.agents.notes.pad import choices, seats
from companion.games.agents.options import FIELDS, PLAYERS, complete, start
from companion.games.agents.rules import apply, happened
from companion.games.agents.rules.moment import is_final
from companion.games.agents.state import State
from companion.games.agents.view import View, view
from companion.games.agents.words import WORDS
from companion.games.agents.words import notes as note_words

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
    undoable=lambda _state, move: not is_final(move),
    ruled=Ruling,
    remarked=Remark,
    stamp=lambda state: f"{state.turns:02}",
    happened=happened,
    unchecked=lambda view: view.unchecked,
)
NOTES: Notes[State, View] = Notes(
    seats=seats,
    spelling=SPELLING,
    choices=choices,
    sentence=note_words.said,
    sheet=note_words.sheet,
    asks=note_words.asks,
)
GAME: Game[State, Move, View] = Game(
    "agents",
    FIELDS,
    RULES,
    NOTATION,
    WORDS,
    notes=NOTES,
    library=Library(joined, learnt),
    players=PLAYERS,
)
