"""Walking and moving rules that the Recruiter, the agents and the Immortals share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.games.mind_mgmt.board import STEP, Place, around, aslant, border
from companion.games.mind_mgmt.state import Public, State

Hop = tuple[Place, Place]


@dataclass(frozen=True)
class Feet:
    """The ids of the rules by which somebody walks."""

    next: str
    diagonal: str
    mayhem: str


RECRUITER = Feet("mind-mgmt.step.next", "mind-mgmt.step.diagonal", "mind-mgmt.step.mayhem")
AGENT = Feet(
    "mind-mgmt.agents.move.next",
    "mind-mgmt.agents.move.diagonal",
    "mind-mgmt.agents.move.mayhem",
)


def need_walk(state: State, one: Place, other: Place, feet: Feet) -> None:
    """Refuse a walk between two locations that is not one legal step."""
    state.need(other in around(one), feet.next)
    if other in aslant(one):
        state.need(state.public.board.slantwise(one, other), feet.diagonal)
    state.need(not walled(state.public, one, other), feet.mayhem)


def steps(public: Public, place: Place, feet: Feet) -> tuple[Place, ...]:
    """Return the neighbours that a legal step leads to, in board order."""
    aside = public.decisions.overrides
    near = around(place) if feet.diagonal in aside else public.board.graph.reach(STEP, place)
    if feet.mayhem in aside:
        return near
    return tuple(other for other in near if not walled(public, place, other))


def walled(public: Public, one: Place, other: Place) -> bool:
    """Say whether mayhem lies between two locations."""
    return border(one, other) in public.mayhem


def need_hop(state: State, one: Place, other: Place) -> None:
    """Refuse a move of an Immortal that breaks the Immortals' own rules."""
    state.need(one in state.public.immortals, "mind-mgmt.immortals.there")
    state.need(other in around(one), "mind-mgmt.immortals.next")
    state.need(not walled(state.public, one, other), "mind-mgmt.immortals.mayhem")
    state.need(other not in state.public.immortals, "mind-mgmt.immortals.apart")


def hops(
    public: Public,
    immortals: Iterable[Place],
    near: Callable[[Place], tuple[Place, ...]] = around,
) -> list[Hop]:
    """Return the moves by one of Immortals, without regard to mayhem."""
    free = ((one, to) for one in immortals for to in near(one))
    return [hop for hop in free if hop[1] not in public.immortals]


def hopped(state: State, one: Place, other: Place) -> State:
    """Move the Immortal."""
    there = tuple(other if place == one else place for place in state.public.immortals)
    return state.openly(immortals=there)
