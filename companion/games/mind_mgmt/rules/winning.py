"""The end by recruits, told at an alert or seen beside the Immortals."""

from companion.games.mind_mgmt.state import TARGET, State


def won_by_recruits(state: State) -> State:
    """End the game where enough recruits are in sight."""
    if state.public.in_sight >= TARGET[state.public.mode]:
        return state.won("recruiter", "mind-mgmt.win.recruits")
    return state
