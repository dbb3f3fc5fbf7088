"""MIND MGMT: the Recruiter's secret path against four rogue agents."""

from companion.contract.game import Game, Rules
from companion.contract.move import Choice, Due
from companion.contract.option_field import OptionField
from companion.contract.player_names import MOVED, PEOPLE, PROGRAM
from companion.contract.program import EVERYBODY
from companion.core import KEEPER, PUBLIC, Options, Outcome, Seat
from companion.games.mind_mgmt.choices.due import due
from companion.games.mind_mgmt.choices.legal import choices, giver, undoable
from companion.games.mind_mgmt.first_version import FIRST_SECRETS, started
from companion.games.mind_mgmt.moves.base import RECRUITER, SETUP, MindMove
from companion.games.mind_mgmt.moves.talk import MindHelp, MindHelpByAll, Remark, Ruling
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.players.levels import LEVELS, moved_in_full
from companion.games.mind_mgmt.rules.immortals import ask_of_recruits
from companion.games.mind_mgmt.rules.mistakes import turn_hour
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.seat_views import NAME, listed, view
from companion.games.mind_mgmt.secrets.sealing import SECRETS
from companion.games.mind_mgmt.start import PLAYERS, complete, start
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words import WORDS

PLAYED = ("recruiter/easy", "recruiter/even", "recruiter/hard")  # the levels for people
HELPED = tuple(f"{who}/even" for who in (EVERYBODY, *AGENT_NAMES))  # whom the program can move
OPTIONS = (
    OptionField("mode", ("full", "training")),
    OptionField(
        PROGRAM, (PEOPLE, *filter(LEVELS.level, PLAYED)), optional=True, in_full=LEVELS.in_full
    ),
    OptionField(MOVED, (PEOPLE, *HELPED), optional=True, in_full=moved_in_full),
    OptionField("players", many=True),
    OptionField("board", optional=True, file=True),
)


class Referee(Rules[State, MindMove, View]):
    """The referee of MIND MGMT."""

    ruled = Ruling
    remarked = Remark
    helped = MindHelp
    helped_by_all = MindHelpByAll

    def complete(self, options: Options) -> Options:
        """Fill in what was left open, or refuse an option."""
        return complete(options)

    def start(self, options: Options) -> State:
        """Return the state in which a game with these options begins."""
        return start(options)

    def choices(self, state: State, seat: Seat) -> list[Choice[MindMove]]:
        """Return what a seat may do: one of `seats`, and after the end only by `after_end`."""
        return choices(state, seat)

    def apply(self, state: State, move: MindMove) -> State:
        """Return the state after a move, or refuse it by a rule."""
        return apply(state, move)

    def ask_first(self, state: State, move: MindMove) -> None:
        """Raise `Undecided` before a lawful move that one ruling would forbid."""
        ask_of_recruits(state, move)

    def due(self, state: State) -> Due[MindMove]:
        """Return who must act now: the first seat that has something to do."""
        return due(state)

    def view(self, state: State, seat: Seat) -> View:
        """Return what a seat may know, as the game's own type."""
        return view(state, seat)

    def giver(self, state: State, move: MindMove) -> Seat:
        """Return the seat that makes a move."""
        return giver(state, move)

    def undoable(self, state: State, move: MindMove) -> bool:
        """Say whether a move can be taken back, as nobody heard or saw it."""
        return undoable(state, move)

    def listed(self, state: State) -> dict[str, str | int]:
        """Return public plain data for the list; `setup` or `moment` stand there for the round."""
        return listed(state)

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return the public seat and the Recruiter's."""
        return PUBLIC, KEEPER

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, if it has."""
        return state.public.outcome

    def stamp(self, state: State) -> str:
        """Return the hour of this turn."""
        return f"{turn_hour(state.public):02}"

    def turn(self, state: State) -> object:
        """Return the hour and whose turn it is; in the set-up, what is prepared."""
        public = state.public
        prepared = self._prepared(state) if public.phase == SETUP else ()
        return turn_hour(public), public.phase, prepared

    def comes(self, state: State, kind: type[MindMove], seat: Seat) -> bool:
        """Say whether a seat can make such moves in this turn, or at this letter of the set-up.

        In the Recruiter's turn that seat also makes moves of any seat, such as its end. Where the
        set-up asks for one kind alone, that kind needs no key.
        """
        phase = state.public.phase
        if phase == SETUP:
            prepared = self._prepared(state)
            return kind in prepared and (len(prepared) > 1 or bool(kind.keys))
        makes = kind.seat == seat or (seat, phase) == (KEEPER, RECRUITER)
        return makes and phase in kind.phases

    def _prepared(self, state: State) -> tuple[type[MindMove], ...]:
        """Return the kinds of moves that are due."""
        return tuple(type(each) for each in self.due(state).examples)

    def unchecked(self, view: View) -> tuple[str, ...]:
        """Return the rules that the players must check themselves."""
        return view.unchecked


class FirstReferee(Referee):
    """The referee as the first version began a game."""

    def start(self, options: Options) -> State:
        """Return the state in which a game with these options begins."""
        return started(options)


FIRST_VERSION: Game[State, MindMove, View] = Game(
    NAME, OPTIONS, FirstReferee(), NOTATION, WORDS, FIRST_SECRETS, players=PLAYERS
)
GAME: Game[State, MindMove, View] = Game(
    NAME,
    OPTIONS,
    Referee(),
    NOTATION,
    WORDS,
    SECRETS,
    players=PLAYERS,
    program=LEVELS,
    first_version=FIRST_VERSION,
)
