"""The Recruiter's possible next steps, and how soon they end, without playing them."""

from dataclasses import dataclass

from companion.games.mind_mgmt.board import Place
from companion.games.mind_mgmt.rules.walking import RECRUITER, steps
from companion.games.mind_mgmt.state import Public
from companion.games.mind_mgmt.view import KeeperView

FAR = 3  # so many steps ahead are counted
NEAR = 2  # a dead end within so many steps is warned of


@dataclass(frozen=True)
class Exit:
    """A possible step, and how many can follow it; 0 for a dead end."""

    place: Place
    further: int


def exits(view: KeeperView) -> tuple[Exit, ...]:
    """Return the Recruiter's possible steps; none if the table allows steps anywhere."""
    path = view.map.path
    if not path or view.outcome or RECRUITER.next in view.overrides:
        return ()
    walked = frozenset(path)
    free = (place for place in steps(view.public, path[-1], RECRUITER) if place not in walked)
    return tuple(Exit(place, room(view, place)) for place in free)


def room(view: KeeperView, start: Place, far: int = FAR) -> int:
    """Return how many steps can follow from a location, up to a limit."""
    return _longest(view.public, start, frozenset(view.map.path) | {start}, far)


def _longest(public: Public, here: Place, walked: frozenset[Place], far: int) -> int:
    """Return the length of the longest walk, up to a limit."""
    longest = 0
    for place in steps(public, here, RECRUITER):
        if longest < far and place not in walked:
            longest = max(longest, 1 + _longest(public, place, walked | {place}, far - 1))
    return longest
