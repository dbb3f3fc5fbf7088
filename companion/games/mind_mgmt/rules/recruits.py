"""How many recruits the Recruiter has contacted, worked out from his map."""

from companion.games.mind_mgmt.state import FIRST_HOUR, State


def contacted_at(state: State, hour: int) -> int:
    """Count the recruits contacted in one hour: one for each circled feature not crossed out."""
    shaken = state.public.shaken
    here = state.public.board.features[state.hidden.path[hour - 1]]
    return sum(
        feature in here and hour <= shaken.get(feature, hour) for feature in state.hidden.features
    )


def due_at(state: State, hour: int) -> int:
    """Count what is told at a red hour: the two turns of the round, or the first five hours."""
    since = 1 if hour == FIRST_HOUR else hour - 1
    return sum(contacted_at(state, each) for each in range(since, hour + 1))
