"""What the program deals: the Recruiter's three features."""

from companion.core import Chance
from companion.games.mind_mgmt.moves.setup import DealFeatures
from companion.games.mind_mgmt.state import State

CARDS = 3


def deal_due(before: State, after: State) -> bool:
    """Say whether the move between these states asked for the deal."""
    return after.public.dealt and not before.public.dealt


def dealt(state: State, chance: Chance) -> State:
    """Return the state with the three features that chance chose."""
    order = sorted(state.public.board.known, key=lambda feature: chance(f"deal/{feature}"))
    return state.secretly(dealt=tuple(sorted(order[:CARDS])))


def taken(state: State) -> DealFeatures | None:
    """Return the move that takes the three features, until it was made."""
    hidden = state.hidden
    due = hidden.dealt and not hidden.features
    return DealFeatures(hidden.dealt) if due else None
