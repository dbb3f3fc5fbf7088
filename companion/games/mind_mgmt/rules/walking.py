"""Walking and moving rules that the Recruiter, the agents and the Immortals share."""

from companion.games.mind_mgmt.board.plan import Place, around, aslant
from companion.games.mind_mgmt.board.walks import Feet, walled
from companion.games.mind_mgmt.state import State


def need_walk(state: State, one: Place, other: Place, feet: Feet) -> None:
    """Refuse a walk between two locations that is not one legal step."""
    state.need(other in around(one), feet.next)
    if other in aslant(one):
        state.need(state.public.board.slantwise(one, other), feet.diagonal)
    state.need(not walled(state.public, one, other), feet.mayhem)


def need_hop(state: State, one: Place, other: Place) -> None:
    """Refuse a move of an Immortal that breaks the Immortals' own rules."""
    state.need(one in state.public.immortals, "mind-mgmt.immortals.there")
    state.need(other in around(one), "mind-mgmt.immortals.next")
    state.need(not walled(state.public, one, other), "mind-mgmt.immortals.mayhem")
    state.need(other not in state.public.immortals, "mind-mgmt.immortals.apart")


def hopped(state: State, one: Place, other: Place) -> State:
    """Move the Immortal."""
    there = tuple(other if place == one else place for place in state.public.immortals)
    return state.openly(immortals=there)
