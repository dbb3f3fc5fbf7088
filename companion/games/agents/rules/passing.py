"""How many figures a move can pass, where its circles are not entered."""

from companion.games.agents.box import AGENT, AGENTS, ALL_FOUR
from companion.games.agents.silence import ALL
from companion.games.agents.state import Act, State


def need_room_to_pass(state: State) -> None:
    """Refuse to pass one more figure than the steps allow: a move ends on a free circle."""
    act = state.turn.act
    if state.early or state.detail != ALL or not act.moves or state.follows:
        return
    beside = state.ruled("agents.meet.beside") == "beside"
    passed = len(act.met) + len(act.duels)
    state.need(passed < _most(act, beside=beside), "agents.meet.most")


def _most(act: Act, *, beside: bool) -> int:
    """Return how many figures an action can pass, or also end beside."""
    if act.action == ALL_FOUR:  # whoever moves by one circle passes nobody
        return len(AGENTS) - (not beside)
    if act.action == AGENT:  # only one figure moves, and it can meet one secret agent
        return 1 if beside else min(1, act.die - 1)
    return len(AGENTS) + act.die - 1 if beside else act.die - 1
