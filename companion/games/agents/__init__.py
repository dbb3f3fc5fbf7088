"""Agents: four files, four briefcases and four keys, tracked for two to four players."""

from collections.abc import Sequence

from companion.contract.game import Game, Library, Notes, Rules
from companion.core import Outcome
from companion.games.agents.legal import due, legal
from companion.games.agents.library import joined, learnt
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.moves.talk import Remark, Ruling
from companion.games.agents.notation import NOTATION
from companion.games.agents.notes.lines import SPELLING, Note
from companion.games.agents.notes.pad import choices, seats, turn
from companion.games.agents.options import BEFORE, FIELDS, PLAYERS, SINCE, complete, start
from companion.games.agents.rules import apply, happened
from companion.games.agents.rules.moment import is_final
from companion.games.agents.state import State
from companion.games.agents.view import View, view
from companion.games.agents.words import WORDS
from companion.games.agents.words import notes as note_words


class Scorekeeper(Rules[State, AgentsMove, View]):
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
    since = SINCE
    before = BEFORE

    def undoable(self, state: State, move: AgentsMove) -> bool:
        """Say whether a move can be taken back: all but what somebody looked at alone."""
        return not is_final(move)

    def stamp(self, state: State) -> str:
        """Return the number of the turn."""
        return f"{state.turns:02}"

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, if it has."""
        return state.outcome

    def unchecked(self, view: View) -> Sequence[str]:
        """Return the rules that the players must check themselves."""
        return view.unchecked


class Folders(Notes[State, AgentsMove, Note]):
    """What each player notes for themselves."""

    spelling = SPELLING
    seats = staticmethod(seats)
    choices = staticmethod(choices)
    sentence = staticmethod(note_words.said)
    sheet = staticmethod(note_words.sheet)
    asks = staticmethod(note_words.asks)
    looked = staticmethod(note_words.looked)
    turn = staticmethod(turn)


GAME: Game[State, AgentsMove, View] = Game(
    "agents",
    FIELDS,
    Scorekeeper(),
    NOTATION,
    WORDS,
    notes=Folders(),
    library=Library(joined, learnt),
    players=PLAYERS,
)
