"""Agents: four files, four briefcases and four keys, tracked for two to four players."""

from companion.contract.game import Game, Library, Notes
from companion.contract.scorekeeper import Scorekeeper
from companion.games.agents.legal import choices, due
from companion.games.agents.library import joined, learnt
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.moves.talk import Remark, Ruling
from companion.games.agents.notation import NOTATION
from companion.games.agents.notes import pad
from companion.games.agents.notes.lines import SPELLING, Note
from companion.games.agents.options import BEFORE, FIELDS, PLAYERS, SINCE, complete, start
from companion.games.agents.rules import REFEREE
from companion.games.agents.rules.moment import is_final
from companion.games.agents.state import State
from companion.games.agents.view import View, view
from companion.games.agents.words import WORDS
from companion.games.agents.words import notes as note_words


class AgentsRules(Scorekeeper[State, AgentsMove, View]):
    """The referee of the game."""

    referee = REFEREE

    ruled = Ruling
    remarked = Remark
    complete = staticmethod(complete)
    start = staticmethod(start)
    choices = staticmethod(choices)
    due = staticmethod(due)
    view = staticmethod(view)
    since = SINCE
    before = BEFORE

    def undoable(self, state: State, move: AgentsMove) -> bool:
        """Say whether a move can be taken back: all but what somebody looked at alone."""
        return not is_final(move)

    def stamp(self, state: State) -> str:
        """Return the number of the turn."""
        return f"{state.turns:02}"

    def turn(self, state: State) -> object:
        """Return which turn it is, and whose."""
        return state.phase, state.turns, state.at


class Folders(Notes[State, AgentsMove, Note]):
    """What each player notes for themselves."""

    spelling = SPELLING
    seats = staticmethod(pad.seats)
    choices = staticmethod(pad.choices)
    sentence = staticmethod(note_words.said)
    sheet = staticmethod(note_words.sheet)
    asks = staticmethod(note_words.asks)
    looked = staticmethod(note_words.looked)
    turn = staticmethod(pad.turn)


GAME: Game[State, AgentsMove, View] = Game(
    "agents",
    FIELDS,
    AgentsRules(),
    NOTATION,
    WORDS,
    notes=Folders(),
    library=Library(joined, learnt),
    players=PLAYERS,
)
