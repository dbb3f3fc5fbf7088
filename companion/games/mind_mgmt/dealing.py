"""What the program deals itself: the Recruiter's three features, as chance orders them."""

from companion.core import Chance
from companion.games.mind_mgmt.moves.setup import DealFeatures
from companion.games.mind_mgmt.state import State

CARDS = 3


def deal_due(before: State, after: State) -> bool:
    """Say whether the features are to be dealt from here on."""
    return after.public.dealt and not before.public.dealt


def dealt(state: State, chance: Chance) -> State:
    """Deal the three features that chance puts first; the Recruiter takes them, and no others."""
    order = sorted(state.public.board.known, key=lambda feature: chance(f"deal/{feature}"))
    return state.secretly(dealt=tuple(sorted(order[:CARDS])))


def taken(state: State) -> DealFeatures | None:
    """Give the move that takes the three features, as long as it was not made."""
    hidden = state.hidden
    due = hidden.dealt and not hidden.features
    return DealFeatures(hidden.dealt) if due else None
