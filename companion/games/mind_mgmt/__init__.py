"""MIND MGMT: the Recruiter's secret path against four rogue agents."""

from companion.core import KEEPER, PUBLIC, Outcome, Seat
from companion.game import Game, OptionField, Rules
from companion.games.mind_mgmt.due import due
from companion.games.mind_mgmt.legal import giver, legal, undoable
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.moves.talk import Remark, Ruling
from companion.games.mind_mgmt.notation import NOTATION
from companion.games.mind_mgmt.rules.immortals import ask_of_recruits
from companion.games.mind_mgmt.rules.mistakes import turn_hour
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.secrets.sealing import SECRETS
from companion.games.mind_mgmt.sight import NAME, listed, view
from companion.games.mind_mgmt.start import PLAYERS, complete, start
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import View
from companion.games.mind_mgmt.words import WORDS


def outcome(state: State) -> Outcome | None:
    """Say how the game ended, if it has."""
    return state.public.outcome


def seats(_state: State) -> tuple[Seat, ...]:
    """Return the seats: the public one and the Recruiter."""
    return PUBLIC, KEEPER


OPTIONS = (
    OptionField("mode", ("full", "training")),
    OptionField("players", many=True),
    OptionField("board", optional=True, file=True),
)
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
    stamp=lambda state: f"{turn_hour(state.public):02}",
    ask_first=ask_of_recruits,
    ruled=Ruling,
    remarked=Remark,
    listed=listed,
    unchecked=lambda view: view.unchecked,
)
GAME: Game[State, Move, View] = Game(
    NAME, OPTIONS, RULES, NOTATION, WORDS, SECRETS, players=PLAYERS
)
