"""Hints before a move: what a step brings, and what a deal means."""

from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.recruiter import Slip, Step
from companion.games.mind_mgmt.moves.setup import Deal, DealFeatures
from companion.games.mind_mgmt.view import KeeperView, View


def brings(move: MindMove, view: View) -> str:
    """Say how many recruits wait where a step leads."""
    if not isinstance(view, KeeperView) or not isinstance(move, (Step, Slip)):
        return ""
    wanted = set(view.map.features) - set(view.shaken_down)
    number = len(wanted & set(view.board.features[move.place]))
    if not number:
        return ""
    return counted("{number} recruit", "{number} recruits", number).format(number=number)


def caution(move: MindMove, _view: View) -> str:
    """Say what a deal by the program means, and what to do with the cards."""
    if isinstance(move, Deal):
        return _(
            "Shall Companion deal the three features? A receipt is kept first; then the others say"
            " new words. It cannot be taken back."
        )
    if isinstance(move, DealFeatures):
        return _(
            "Take these three cards out of the real deck, unseen; another player shuffles the rest."
        )
    return ""
