"""What the Recruiter's steps, the agents' walks and the Immortals' moves have in common."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.games.mind_mgmt.board import Place, around, aslant, border
from companion.games.mind_mgmt.state import Public, State

Hop = tuple[Place, Place]


@dataclass(frozen=True)
class Feet:
    """The rules by which somebody walks."""

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
    """Refuse a walk from one location to another that is no single lawful step."""
    state.need(other in around(one), feet.next)
    if other in aslant(one):
        state.need(state.public.board.slantwise(one, other), feet.diagonal)
    state.need(not walled(state.public, one, other), feet.mayhem)


def steps(public: Public, place: Place, feet: Feet) -> tuple[Place, ...]:
    """Give the neighbours that a lawful step leads to, in board order."""
    aside = public.decisions.overrides
    near = around(place) if feet.diagonal in aside else public.board.steps(place)
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
    """Give the ways of one by which Immortals could go, whatever mayhem blocks them."""
    free = ((one, to) for one in immortals for to in near(one))
    return [hop for hop in free if hop[1] not in public.immortals]


def hopped(state: State, one: Place, other: Place) -> State:
    """Move the Immortal."""
    there = tuple(other if place == one else place for place in state.public.immortals)
    return state.openly(immortals=there)
