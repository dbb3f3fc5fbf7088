"""Where steps lead on the board as it lies: neighbours, temples and mayhem."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.games.mind_mgmt.board.plan import STEP, Place, around, border
from companion.games.mind_mgmt.public import Public

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


def hops(
    public: Public,
    immortals: Iterable[Place],
    near: Callable[[Place], tuple[Place, ...]] = around,
) -> list[Hop]:
    """Return the moves by one of Immortals, without regard to mayhem."""
    free = ((one, to) for one in immortals for to in near(one))
    return [hop for hop in free if hop[1] not in public.immortals]
