"""Agents: four files, four briefcases and four keys, tracked for two to four players."""

from collections.abc import Iterator, Sequence

from companion.contract.game import Game, Library, Notes, SeenAlone
from companion.contract.move import Choice, Due
from companion.contract.scorekeeper import Scorekeeper
from companion.contract.sheet import Sheet
from companion.core import Options, Seat
from companion.games.agents.byhand import Found
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
    since = SINCE
    before = BEFORE

    def complete(self, options: Options) -> Options:
        """Fill in what was left open, or refuse an option."""
        return complete(options)

    def start(self, options: Options) -> State:
        """Return the state in which a game with these options begins."""
        return start(options)

    def choices(self, state: State, seat: Seat) -> Iterator[Found]:
        """Go through what a seat may do: one of `seats`, and after the end only by `after_end`."""
        return choices(state, seat)

    def due(self, state: State) -> Due[AgentsMove]:
        """Return who must act now: the first seat that has something to do."""
        return due(state)

    def view(self, state: State, seat: Seat) -> View:
        """Return what a seat may know, as the game's own type."""
        return view(state, seat)

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

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return who may keep notes."""
        return pad.seats(state)

    def choices(self, state: State, seat: Seat) -> tuple[Choice[Note], ...]:
        """Return what a seat may note."""
        return pad.choices(state, seat)

    def sentence(self, note: Note, now: object) -> str:
        """Say a note as a sentence."""
        return note_words.sentence(note, now)

    def sheet(self, state: State, seat: Seat, notes: Sequence[tuple[State, Note]]) -> Sheet:
        """Return what a seat's notes add up to; each comes with the state it was written in."""
        return note_words.sheet(state, seat, notes)

    def asks(self, state: State, seat: Seat) -> str:
        """Ask a seat what it just saw alone."""
        return note_words.asks(state, seat)

    def looked(self, state: State, move: AgentsMove) -> SeenAlone | None:
        """Return what a seat alone has seen by a move; the state is the one behind it."""
        return note_words.looked(state, move)

    def turn(self, state: State, seat: Seat) -> object:
        """Return which turn of a seat it is; None in that of another."""
        return pad.turn(state, seat)


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
