"""When a line may come: what is due before it, and how much is entered."""

from companion.contract.move import CORRECTION
from companion.core import Illegal
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import SETUP, AgentsMove
from companion.games.agents.silence import FACTS, RESULTS
from companion.games.agents.state import State

TALK = (t.Ruling, t.Bears, t.Remark, t.Less)
AT_THE_BOARD = (u.Throw, u.Play, u.Goes, u.Stays)


def need_moment(state: State, move: AgentsMove) -> None:
    """Refuse a line that cannot come now."""
    if isinstance(move, t.Remark):
        return
    if state.outcome:
        raise Illegal("agents.end.over")
    if isinstance(move, (*TALK, c.Won)):
        return
    if state.detail == RESULTS:
        raise Illegal("agents.detail.results")
    if move.group == CORRECTION and SETUP not in move.phases:
        return
    if state.phase not in move.phases:
        raise Illegal("agents.setup.first" if state.phase == SETUP else "agents.setup.over")
    _need_answer(state, move)
    if state.detail == FACTS and isinstance(move, AT_THE_BOARD):
        raise Illegal("agents.detail.facts")


def is_final(move: AgentsMove) -> bool:
    """Say whether a move can never be taken back: somebody looked, or the files were shuffled.

    After the shuffle, nobody may go back to the lines that say which halves are in the files.
    """
    return isinstance(move, (c.Right, c.Wrong)) or move == s.Prepared("shuffle")


def _need_answer(state: State, move: AgentsMove) -> None:
    """Refuse to go on while a claim, or the last player's fate, waits for an answer."""
    if state.claim:
        if not isinstance(move, (c.Right, c.Wrong)):
            raise Illegal("agents.claim.answer")
    elif state.left:
        state.ruled("agents.end.last")
