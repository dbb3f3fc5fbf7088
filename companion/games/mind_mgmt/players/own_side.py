"""What a level at the Recruiter's seat makes of its view: the state, as the referee takes it."""

from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.view import KeeperView, View
from companion.games.mind_mgmt.world import World


def state_of(view: View) -> State:
    """Return the state that a view of the Recruiter shows; there is nothing more to see."""
    assert isinstance(view, KeeperView)
    own = view.map
    world = World(True, own.path, own.card, own.dealt, own.features, own.slip_this_turn)
    return State(view.public, world)
