"""The Recruiter's possible next steps, and how soon they end."""

from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.board.walks import RECRUITER, steps
from companion.games.mind_mgmt.view import KeeperView
from companion.trail import exits as trail
from companion.trail.exits import Exit
from companion.trail.graph import Onward


def exits(view: KeeperView) -> tuple[Exit, ...]:
    """Return the Recruiter's possible steps; none if the table allows steps anywhere."""
    path = view.map.path
    if not path or view.outcome or RECRUITER.next in view.overrides:
        return ()
    return trail.exits(_steps(view), path)


def room(view: KeeperView, place: Place, far: int) -> int:
    """Return how many steps can follow from a location, up to a limit."""
    return trail.room(_steps(view), view.map.path, place, far)


def _steps(view: KeeperView) -> Onward:
    """Return where a step leads from the end of a path."""
    return lambda path: steps(view.public, Place(path[-1]), RECRUITER)
