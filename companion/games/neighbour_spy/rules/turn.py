"""The turn: the other side takes a card, the other one stays, and both figures move."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.neighbour_spy.moves.turn import Kept, KeptSame, Took
from companion.games.neighbour_spy.rules.hands import played
from companion.games.neighbour_spy.rules.market import settled
from companion.games.neighbour_spy.rules.moment import need_laid_out
from companion.games.neighbour_spy.rules.walking import hire
from companion.games.neighbour_spy.state import VISIT, State, Task

BOX = "neighbour-spy.box"


def took(state: State, move: Took) -> State:
    """Record which agent the other side chose."""
    need_laid_out(state)
    need_in_box(state, move.agent)
    return replace(state, taken=move.agent, begun=True)


def kept(state: State, move: Kept) -> State:
    """Let the side that plays hire the other card, which has another name."""
    need_in_box(state, move.agent)
    state.need(move.agent != state.taken, "neighbour-spy.play.different")
    return hired(state, move.agent)


def kept_same(state: State, move: KeptSame) -> State:
    """Let it hire a card of the same name, if the hand may have held no other."""
    need_in_box(state, state.taken)
    hands = [player.hand for player in state.at_play(state.turn)]
    partners = len(hands) > 1
    alike = min((hand for hand in hands if hand is not None), default=1) + partners
    rule = "neighbour-spy.play.team-name" if partners else "neighbour-spy.play.one-name"
    state.need(state.unseen(state.taken) + 1 >= alike, rule)
    return hired(state, state.taken)


def need_in_box(state: State, agent: str) -> None:
    """Refuse more of an agent than the box has."""
    if state.unseen(agent) < 1:
        raise Illegal(BOX)


def hired(state: State, agent: str) -> State:
    """Draw, hire and move on both sides; then comes the market."""
    theirs, mine, taken = state.other, state.turn, state.taken
    state, they_land = hire(replace(played(state), taken=""), theirs, taken)
    state, i_land = hire(state, mine, agent)
    landed = [side for side, lands in ((mine, i_land), (theirs, they_land)) if lands]
    return settled(replace(state, hired=True, tasks=tuple(Task(VISIT, side) for side in landed)))
