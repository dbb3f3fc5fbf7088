"""The number of recruits that the Recruiter has contacted, from the map."""

from companion.games.mind_mgmt.state import FIRST_HOUR, State


def contacted_at(state: State, hour: int) -> int:
    """Return the recruits of one hour: one for each own feature there, if not crossed out."""
    shaken = state.public.shaken
    here = state.public.board.features[state.hidden.path[hour - 1]]
    return sum(
        feature in here and hour <= shaken.get(feature, hour) for feature in state.hidden.features
    )


def due_at(state: State, hour: int) -> int:
    """Return the number to tell at a red hour: of two turns, or of the first five hours."""
    since = 1 if hour == FIRST_HOUR else hour - 1
    return sum(contacted_at(state, each) for each in range(since, hour + 1))
