"""What agents do: walk, act, use abilities."""

from itertools import pairwise

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import Place, beside
from companion.games.mind_mgmt.board.walks import AGENT, walled
from companion.games.mind_mgmt.moves import agents as a
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import SETUP, Way
from companion.games.mind_mgmt.people import BILL, DUSTY, MERU
from companion.games.mind_mgmt.public import Question
from companion.games.mind_mgmt.rules import setup
from companion.games.mind_mgmt.rules.activation import (
    ability_used,
    acted,
    moved,
    pushing,
    put,
    rested,
    standing,
)
from companion.games.mind_mgmt.rules.tokens import need_asking, need_note
from companion.games.mind_mgmt.rules.walking import hopped, need_hop, need_walk
from companion.games.mind_mgmt.state import State


def place_agent(state: State, move: s.PlaceAgent) -> State:
    """Place an agent in the set-up, or enter an unknown location."""
    if state.public.phase == SETUP:
        return setup.place_agent(state, move)
    if state.public.agents[move.agent] is not None or move.place is None:
        raise Illegal("mind-mgmt.agents.entered")
    return put(state, move.agent, move.place)


def moves(state: State, move: a.Moves) -> State:
    """Walk up to two steps."""
    return _walk(moved(state, move.agent), move.agent, move.way, 2, "mind-mgmt.agents.move.two")


def _walk(state: State, agent: str, way: Way | None, far: int, rule: str) -> State:
    """Walk an agent along a way of at most so many steps."""
    if way is None:
        return put(state.check(None, rule), agent, None)
    state = standing(state, agent, way[0])
    state.need(len(way) - 1 <= far, rule)
    for one, other in pairwise(way):
        need_walk(state, one, other, AGENT)
    return put(state, agent, way[-1])


def asks(state: State, move: a.Asks) -> State:
    """Ask about a feature of the agent's location."""
    public, here = state.public, state.public.agents[move.agent]
    places = public.board.places(move.feature)
    state = acted(state, move.agent)
    if here in public.board.temples:
        raise Illegal("mind-mgmt.ask.temple")
    state = state.check(_alone(state, here), "mind-mgmt.ask.immortal")
    state = state.check(None if here is None else here in places, "mind-mgmt.ask.here")
    state.need(not set(places) & set(public.immortals), "mind-mgmt.ask.blocked")
    need_asking(state)
    return state.openly(question=Question("mind-mgmt.ask.answer", feature=move.feature))


def _alone(state: State, here: Place | None) -> bool | None:
    """Say whether no Immortal is at a location; None if the location is unknown."""
    if here is None and state.public.immortals:
        return None
    return here not in state.public.immortals


def reveals(state: State, move: a.Reveals) -> State:
    """Give up the step token at the agent's location for its hour."""
    state = standing(acted(state, move.agent), move.agent, move.place)
    state.need(move.place not in state.public.immortals, "mind-mgmt.reveal.immortal")
    if move.place not in state.public.steps:
        raise Illegal("mind-mgmt.reveal.step")
    need_note(state)
    return state.openly(question=Question("mind-mgmt.reveal.hour", move.place))


def captures(state: State, move: a.Captures) -> State:
    """Try to capture the Recruiter at the agent's location."""
    state = standing(acted(state, move.agent), move.agent, move.place)
    state.need(move.place not in state.public.immortals, "mind-mgmt.capture.immortal")
    return state.openly(question=Question("mind-mgmt.capture.truth", move.place))


def senses(state: State, move: a.Senses) -> State:
    """Ask as Meru whether the Recruiter is near in a straight line."""
    state = acted(ability_used(state, move.agent, MERU, "mind-mgmt.meru.ability"), move.agent)
    state = standing(state, move.agent, move.place)
    state.need(move.place not in state.public.immortals, "mind-mgmt.meru.immortal")
    return state.openly(question=Question("mind-mgmt.meru.truth", move.place))


def shakes_down(state: State, move: a.ShakesDown) -> State:
    """Ask an Immortal at the agent's location for one of the Recruiter's features."""
    _need_shakedowns(state)
    state = acted(state, move.agent)
    here = state.public.agents[move.agent]
    with_one = None if here is None else here in state.public.immortals
    state = state.check(with_one, "mind-mgmt.shakedown.immortal")
    return state.openly(question=Question("mind-mgmt.shakedown.truth", feature=move.feature))


def _need_shakedowns(state: State) -> None:
    """Refuse shakedowns in training."""
    if not state.public.full:
        raise Illegal("mind-mgmt.training.shakedown")


def pushes(state: State, move: a.Pushes) -> State:
    """Push the Immortal away, as the end of a shakedown."""
    _need_shakedowns(state)
    active = state.public.active
    if active is None or active.agent != move.agent or not active.may_push:
        raise Illegal("mind-mgmt.push.shakedown")
    one, other = move.way
    state = standing(state, move.agent, one)
    state.need(other in beside(one), "mind-mgmt.push.straight")
    need_hop(state, one, other)
    return pushing(hopped(state, one, other), allowed=False)


def shoves(state: State, move: a.Shoves) -> State:
    """Move as Bill an Immortal beside him."""
    one, other = move.way
    state = ability_used(state, move.agent, BILL, "mind-mgmt.bill.ability")
    here = state.public.agents[BILL]
    state = state.check(None if here is None else one != here, "mind-mgmt.bill.own")
    state = state.check(None if here is None else one in beside(here), "mind-mgmt.bill.beside")
    state.need(other in beside(one), "mind-mgmt.bill.straight")
    need_hop(state, one, other)
    if here is not None and walled(state.public, here, one):
        state.need_ruled("mind-mgmt.bill.mayhem", "may")
    return hopped(state, one, other)


def leads(state: State, move: a.Leads) -> State:
    """Move as Dusty any agent by one, and one more for each feature shaken down."""
    state = ability_used(state, move.agent, DUSTY, "mind-mgmt.dusty.ability")
    far = 1 + len(state.public.shaken)
    walked = _walk(state, move.other, move.way, far, "mind-mgmt.dusty.reach")
    if move.other == DUSTY:
        state.need_ruled("mind-mgmt.dusty.self", "may")
    elif move.other in state.public.activated:
        state.need_ruled("mind-mgmt.dusty.acted", "may")
    return walked


def rests(state: State, move: a.Rests) -> State:
    """Activate an agent who does nothing."""
    return rested(state, move.agent)
