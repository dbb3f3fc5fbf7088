"""Where steps lead from the Recruiter's location, and how soon they end: nothing is played."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.mind_mgmt.board import Place, around, aslant, border
from companion.games.mind_mgmt.view import KeeperView, View

FAR = 3  # steps ahead that anybody wants to know of
NEAR = 2  # steps ahead at which a dead end is warned of
ANYWHERE, ASLANT, ACROSS = "mind-mgmt.step.next", "mind-mgmt.step.diagonal", "mind-mgmt.step.mayhem"


@dataclass(frozen=True)
class Exit:
    """A step that is possible, and how many can follow it: none where it is a dead end."""

    place: Place
    further: int


def exits(view: KeeperView) -> tuple[Exit, ...]:
    """Give the steps from where the Recruiter is; none where the table lets them go anywhere."""
    path = view.map.path
    if not path or view.outcome or ANYWHERE in view.overrides:
        return ()
    walked = frozenset(path)
    free = (place for place in _steps(view, path[-1]) if place not in walked)
    return tuple(Exit(place, room(view, place)) for place in free)


def room(view: KeeperView, start: Place, far: int = FAR) -> int:
    """Count how many steps can follow from a location, as far as anybody wants to know."""
    return _longest(view, start, frozenset(view.map.path) | {start}, far)


def _longest(view: View, here: Place, walked: frozenset[Place], far: int) -> int:
    """Follow every way until one is long enough."""
    longest = 0
    for place in _steps(view, here):
        if longest < far and place not in walked:
            longest = max(longest, 1 + _longest(view, place, walked | {place}, far - 1))
    return longest


def _steps(view: View, here: Place) -> Iterator[Place]:
    """Give where feet can go: straight unless mayhem is between, aslant from and to a temple."""
    for place in around(here):
        if place in aslant(here):
            if view.board.slantwise(here, place) or ASLANT in view.overrides:
                yield place
        elif border(here, place) not in view.mayhem or ACROSS in view.overrides:
            yield place
