"""Where steps lead from the Recruiter's location, and how soon they end: nothing is played."""

from dataclasses import dataclass

from companion.games.mind_mgmt.board import Place
from companion.games.mind_mgmt.rules.walking import RECRUITER, steps
from companion.games.mind_mgmt.state import Public
from companion.games.mind_mgmt.view import KeeperView

FAR = 3  # steps ahead that anybody wants to know of
NEAR = 2  # steps ahead at which a dead end is warned of


@dataclass(frozen=True)
class Exit:
    """A step that is possible, and how many can follow it: none where it is a dead end."""

    place: Place
    further: int


def exits(view: KeeperView) -> tuple[Exit, ...]:
    """Give the steps from where the Recruiter is; none where the table lets them go anywhere."""
    path = view.map.path
    if not path or view.outcome or RECRUITER.next in view.overrides:
        return ()
    walked = frozenset(path)
    free = (place for place in steps(view.public, path[-1], RECRUITER) if place not in walked)
    return tuple(Exit(place, room(view, place)) for place in free)


def room(view: KeeperView, start: Place, far: int = FAR) -> int:
    """Count how many steps can follow from a location, as far as anybody wants to know."""
    return _longest(view.public, start, frozenset(view.map.path) | {start}, far)


def _longest(public: Public, here: Place, walked: frozenset[Place], far: int) -> int:
    """Follow every way until one is long enough."""
    longest = 0
    for place in steps(public, here, RECRUITER):
        if longest < far and place not in walked:
            longest = max(longest, 1 + _longest(public, place, walked | {place}, far - 1))
    return longest
