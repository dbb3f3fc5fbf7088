"""One world behind the Recruiter's screen: a path, a card and three features."""

from dataclasses import dataclass

from companion.games.mind_mgmt.board.plan import Feature
from companion.trail import world


@dataclass(frozen=True, repr=False)
class World(world.World):
    """What is behind the Recruiter's screen."""

    card: str = ""
    dealt: tuple[Feature, ...] = ()
    features: tuple[Feature, ...] = ()
    slipping: str = ""
    deck: tuple[Feature, ...] = ()  # where the program is the Recruiter: the cards to be opened


UNSEEN = World(seen=False)
