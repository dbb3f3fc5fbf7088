"""All clues brought to the hours that they are about: to count anew, or to find one path that fits.

In the order of the lines, a path that is told late to have begun elsewhere was followed until then.
Here every hour begins with all that was ever told of it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from sys import maxsize

from companion.games.mind_mgmt.knowledge.clues import (
    Alive,
    Been,
    Clue,
    Contacts,
    Dead,
    Never,
    Went,
    Where,
)
from companion.games.mind_mgmt.knowledge.coming import Coming
from companion.games.mind_mgmt.knowledge.fitting import ENDS, LAYOUT, Fitting, ways
from companion.games.mind_mgmt.knowledge.footing import EVERYWHERE, Footing, Reach
from companion.trail.counting.bounds import bits, narrowed, towards, union
from companion.trail.counting.estimate import ENOUGH, FEW, searched

OF_THE_WHOLE = (Alive, Dead, Contacts)  # what no single hour tells


@dataclass(frozen=True)
class Hour:
    """What is known of one hour: how it was reached, where it can be, what holds after it.

    `towards` are pairs: a location that will be visited, and where one must be if it was not yet.
    """

    went: Went | None
    places: int
    checks: tuple[Clue, ...]
    towards: tuple[tuple[int, int], ...]

    def reached(self, fitting: Fitting) -> Fitting:
        """Return the paths of this hour that fit, from those of the hour before."""
        if self.went is not None:
            fitting = fitting.after(replace(self.went, footing=_only(self.went, self.places)))
        else:
            fitting = fitting.after(Where(fitting.hours, self.places))
        for clue in self.checks:
            fitting = fitting.after(clue)
        for place, near in self.towards:
            been = LAYOUT.visited(place)
            paths = [p for p in fitting.paths if p & been or near >> (p & ENDS) & 1]
            fitting = replace(fitting, paths=tuple(paths))
        return fitting


@dataclass(frozen=True)
class Story:
    """Every hour behind an origin, and the move that does not stand yet."""

    origin: Fitting
    hours: tuple[Hour, ...]
    coming: Coming | None = None

    def counted(self) -> Fitting:
        """Return all paths that fit, or a sample of them."""
        return self._left(
            reduce(lambda fitting, hour: hour.reached(fitting), self.hours, self.origin)
        )

    def possible(self, enough: int = ENOUGH) -> bool:
        """Say whether one path fits; if that takes too long to find out, it may."""
        return self.found(enough) is not False

    def found(self, enough: int = ENOUGH) -> bool | None:
        """Say whether one path fits; None where that takes too long to find out."""
        if not all(hour.places for hour in self.hours):
            return False
        stages = (*(hour.reached for hour in self.hours), self._left)
        begin = replace(self.origin, most=maxsize)  # a search draws no sample
        return searched(begin, stages, _pieces, lambda fitting: len(fitting.paths), enough)

    def _left(self, fitting: Fitting) -> Fitting:
        """Return what fits before the move that does not stand yet."""
        return self.coming.left(fitting) if self.coming else fitting


def story(
    origin: Fitting, clues: Sequence[Clue], hours: int, coming: Coming | None = None
) -> Story:
    """Bring clues to the hours that they are about."""
    went = {clue.hour: clue for clue in clues if isinstance(clue, Went)}
    reach = {hour: _reach(each) for hour, each in went.items()}
    places = _places(clues, reach, hours)
    onto: dict[int, list[tuple[int, int]]] = {hour: [] for hour in places}
    for clue in clues:
        if isinstance(clue, Been):
            for place in bits(clue.places):
                for hour, near in towards(place, clue.hour, reach, places):
                    onto[hour].append((place, near))
    told = {
        hour: tuple(c for c in clues if c.hour == hour and isinstance(c, OF_THE_WHOLE))
        for hour in places
    }
    found = {
        hour: Hour(went.get(hour), places[hour], told[hour], tuple(onto[hour])) for hour in places
    }
    if origin.hours and hours:
        origin = found[origin.hours].reached(origin)
    behind = (found[hour] for hour in range(origin.hours + 1, hours + 1))
    return Story(origin, tuple(behind), coming)


def _places(clues: Iterable[Clue], reach: Mapping[int, Reach], hours: int) -> dict[int, int]:
    """Return where each hour can have been, as far as its neighbours tell."""
    found = dict.fromkeys(range(1, hours + 1), EVERYWHERE)
    for clue in clues:
        if isinstance(clue, Where):
            found[clue.hour] &= clue.places
        elif isinstance(clue, Never):
            for hour in range(1, clue.hour + 1):
                found[hour] &= ~clue.places
    return narrowed(found, reach)


def _reach(went: Went) -> Reach:
    """Return where a move leads from each location, by either card."""
    each = [way.reach for way in ways(went.footing, went.token)]
    return tuple(union(there) for there in zip(*each, strict=True))


def _only(went: Went, places: int) -> Footing:
    """Return a footing that leads to some locations alone."""
    footing = went.footing
    steps = tuple(there & places for there in footing.steps)
    slips = tuple(tuple(there & places for there in reach) for reach in footing.slips)
    return replace(footing, steps=steps, slips=slips)


def _pieces(fitting: Fitting) -> Iterator[Fitting]:
    """Split paths into a few at once, the first ones last."""
    for at in range(0, len(fitting.paths), FEW):
        yield replace(fitting, paths=fitting.paths[at : at + FEW])
