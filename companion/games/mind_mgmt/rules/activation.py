"""Which agent is active in a turn, and what is left for the agent to do."""

from dataclasses import replace

from companion.core import Illegal
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.moves.base import RECRUITER
from companion.games.mind_mgmt.public import Activation
from companion.games.mind_mgmt.state import State
from companion.untyped import Changes

EACH_TURN = 2


def activated(state: State, agent: str) -> State:
    """Make this agent the active one."""
    public = state.public
    if public.active and public.active.agent == agent:
        return _active(state, may_push=False)
    state.need(agent not in public.activated, "mind-mgmt.agents.once")
    if public.this_turn >= EACH_TURN:
        raise Illegal("mind-mgmt.agents.two")
    return state.openly(
        active=Activation(agent),
        activated=(*public.activated, agent),
        this_turn=public.this_turn + 1,
    )


def _active(state: State, **changes: Changes) -> State:
    """Change what the active agent has done."""
    assert state.public.active is not None
    return state.openly(active=replace(state.public.active, **changes))


def moved(state: State, agent: str) -> State:
    """Use up the agent's one movement."""
    state = activated(state, agent)
    assert state.public.active is not None
    state.need(not state.public.active.moved, "mind-mgmt.agents.move.once")
    return _active(state, moved=True)


def acted(state: State, agent: str) -> State:
    """Use up the agent's one action."""
    state = activated(state, agent)
    assert state.public.active is not None
    state.need(not state.public.active.acted, "mind-mgmt.agents.action")
    return _active(state, acted=True)


def ability_used(state: State, agent: str, owner: str, rule: str) -> State:
    """Use up the agent's own ability; training has none."""
    if not state.public.full:
        raise Illegal("mind-mgmt.training.abilities")
    if agent != owner:
        raise Illegal(rule)
    state = activated(state, agent)
    assert state.public.active is not None
    state.need(not state.public.active.ability, "mind-mgmt.agents.ability.once")
    return _active(state, ability=True)


def rested(state: State, agent: str) -> State:
    """Let an agent be active without doing anything."""
    if state.public.active and state.public.active.agent == agent:
        raise Illegal("mind-mgmt.agents.once")
    return _active(activated(state, agent), moved=True, acted=True, ability=True)


def pushing(state: State, *, allowed: bool) -> State:
    """Allow or end the push after a shakedown."""
    return _active(state, may_push=allowed)


def put(state: State, agent: str, place: Place | None) -> State:
    """Put an agent at a location, or None if it is not entered."""
    return state.openly(agents={**state.public.agents, agent: place})


def standing(state: State, agent: str, place: Place) -> State:
    """Check that an agent stands at this location; an unknown one becomes known."""
    known = state.public.agents[agent]
    state = state.check(None if known is None else known == place, "mind-mgmt.agents.place")
    return put(state, agent, place)


def finished(state: State) -> State:
    """End the agents' turn after two were active; after four the round is over."""
    public = state.public
    state.need(public.this_turn >= EACH_TURN, "mind-mgmt.agents.compulsory")
    rested = () if public.alert else public.activated
    return state.openly(phase=RECRUITER, active=None, activated=rested, this_turn=0)
