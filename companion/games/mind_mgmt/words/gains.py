"""What a step or a mind slip would bring."""

from companion.games.mind_mgmt.locale import counted
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.moves.recruiter import Slip, Step
from companion.games.mind_mgmt.view import KeeperView, View


def brings(move: Move, view: View) -> str:
    """Say how many recruits wait where a way leads."""
    if not isinstance(view, KeeperView) or not isinstance(move, (Step, Slip)):
        return ""
    wanted = set(view.map.features) - set(view.shaken_down)
    number = len(wanted & set(view.board.features[move.place]))
    if not number:
        return ""
    return counted("{number} recruit", "{number} recruits", number).format(number=number)
