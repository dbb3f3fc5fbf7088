"""An ended game of MIND MGMT hour by hour, and how each hour is told."""

from collections.abc import Iterable, Iterator

from companion.contract.announcement import DOT
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.locale import _, counted
from companion.games.mind_mgmt.view import KeeperView
from companion.games.mind_mgmt.words.names import hour_name, names_at
from screens.table.public_picture import Stage, Told
from screens.trail import stages


def lines(told: Iterable[Told]) -> Iterator[Stage]:
    """Go through the lines, each with what was done in its hour so far."""
    return stages.lines(told, _path, lambda view: view.phase, _hour)


def _path(view: KeeperView) -> tuple[Place, ...]:
    """Return the Recruiter's path."""
    return view.map.path


def _hour(told: Told) -> str:
    """Return the hour of a move; in the set-up each location has its own."""
    hour, _move, view = told
    assert isinstance(view, KeeperView)
    return f"{len(view.map.path):02}" if view.letter else hour


def tellings(hour: Stage, number: int, last: int) -> Iterator[str]:
    """Go through the ways to tell an hour, its location and its recruits, the longest first."""
    mine = hour.view.map
    gained = mine.contacts[-1] if mine.contacts else 0
    recruits = counted("{number} recruit", "{number} recruits", gained).format(number=gained)
    place, far = mine.path[-1], _("hour {number} of {target}").format(number=number, target=last)
    short = f"{number}/{last}"
    ways = ((names_at(hour.view).there(place), far), (place, far), (place, short))
    for where, how_far in ways:
        yield DOT.join((hour_name(int(hour.name)), where, recruits, how_far))
