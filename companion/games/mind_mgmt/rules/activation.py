"""Who is active in the agents' turn, and what he has left to do."""

from dataclasses import replace
from typing import Any

from companion.core import Illegal
from companion.games.mind_mgmt.board import Place
from companion.games.mind_mgmt.moves.base import RECRUITER
from companion.games.mind_mgmt.state import Activation, State


def activated(state: State, agent: str) -> State:
    """Make this agent the active one, if he is not yet."""
    public = state.public
    if public.active and public.active.agent == agent:
        return _active(state, may_push=False)
    state.need(agent not in public.activated, "mind-mgmt.agents.once")
    if len(public.activated) >= public.quota:
        raise Illegal("mind-mgmt.agents.two")
    return state.openly(active=Activation(agent), activated=(*public.activated, agent))


def _active(state: State, **changes: Any) -> State:
    """Change what the active agent has done."""
    assert state.public.active is not None
    return state.openly(active=replace(state.public.active, **changes))


def moved(state: State, agent: str) -> State:
    """Take the agent's one movement."""
    state = activated(state, agent)
    assert state.public.active is not None
    state.need(not state.public.active.moved, "mind-mgmt.agents.move.once")
    return _active(state, moved=True)


def acted(state: State, agent: str) -> State:
    """Take the agent's one action."""
    state = activated(state, agent)
    assert state.public.active is not None
    state.need(not state.public.active.acted, "mind-mgmt.agents.action")
    return _active(state, acted=True)


def ability_used(state: State, agent: str, owner: str, rule: str) -> State:
    """Take the free ability of the agent, which must be this one's own."""
    need_ability(state, agent, owner, rule)
    state = activated(state, agent)
    assert state.public.active is not None
    state.need(not state.public.active.ability, "mind-mgmt.agents.ability.once")
    return _active(state, ability=True)


def need_ability(state: State, agent: str, owner: str, rule: str) -> None:
    """Refuse an ability in training, and one that belongs to another agent."""
    if not state.public.full:
        raise Illegal("mind-mgmt.training.abilities")
    if agent != owner:
        raise Illegal(rule)


def pushing(state: State, *, allowed: bool) -> State:
    """Open or close the chance to push that follows a shakedown."""
    return _active(state, may_push=allowed)


def put(state: State, agent: str, place: Place | None) -> State:
    """Put an agent's figure somewhere, or stop entering where it stands."""
    return state.openly(agents={**state.public.agents, agent: place})


def standing(state: State, agent: str, place: Place) -> State:
    """Make sure that an agent stands where the line says; an unknown place becomes known by it."""
    known = state.public.agents[agent]
    state = state.check(None if known is None else known == place, "mind-mgmt.agents.place")
    return put(state, agent, place)


def finished(state: State) -> State:
    """End the agents' turn: two were active, and after four the round is over."""
    public = state.public
    state.need(len(public.activated) >= public.quota, "mind-mgmt.agents.compulsory")
    return state.openly(
        phase=RECRUITER, active=None, activated=() if public.alert else public.activated
    )
