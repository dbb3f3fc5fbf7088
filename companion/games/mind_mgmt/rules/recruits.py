"""The number of recruits that the Recruiter has contacted, from the map."""

from companion.games.mind_mgmt.public import FIRST_HOUR, Public
from companion.games.mind_mgmt.world import World


def contacted_at(public: Public, world: World, hour: int) -> int:
    """Return the recruits of one hour: one for each own feature there, if not crossed out."""
    shaken = public.shaken
    here = public.board.features[world.path[hour - 1]]
    return sum(feature in here and hour <= shaken.get(feature, hour) for feature in world.features)


def since(hour: int) -> int:
    """Return the first hour that counts at a red hour: of two turns, or of the first five hours."""
    return 1 if hour == FIRST_HOUR else hour - 1


def due_at(public: Public, world: World, hour: int) -> int:
    """Return the number to tell at a red hour."""
    return sum(contacted_at(public, world, each) for each in range(since(hour), hour + 1))
