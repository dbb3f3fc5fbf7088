"""The end by recruits, announced at an alert or seen with the Immortals."""

from companion.games.mind_mgmt.public import TARGET
from companion.games.mind_mgmt.state import State


def won_by_recruits(state: State) -> State:
    """End the game if enough recruits are in sight."""
    if state.public.in_sight >= TARGET[state.public.mode]:
        return state.won("recruiter", "mind-mgmt.win.recruits")
    return state
