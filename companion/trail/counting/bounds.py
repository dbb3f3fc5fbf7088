"""Where each hour of a trail can have been, as far as its neighbours tell: a search ends sooner.

Places are bits of a number; `reach` gives by hours where a move leads from each place.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

Reach = Sequence[int]  # by places: those that can be reached, as bits


def narrowed(places: Mapping[int, int], reach: Mapping[int, Reach]) -> dict[int, int]:
    """Leave out of each hour what no place of the next or of the last one leads to."""
    found, last = dict(places), max(places, default=0)
    for hour in range(last, 1, -1):
        found[hour - 1] &= leading(reach[hour], found[hour])
    for hour in range(2, last + 1):
        found[hour] &= union(reach[hour][number(one)] for one in bits(found[hour - 1]))
    return found


def towards(
    place: int, last: int, reach: Mapping[int, Reach], places: Mapping[int, int]
) -> Iterator[tuple[int, int]]:
    """Give for each hour where one must be, so that a place can be visited by the last one."""
    near = 0
    for hour in range(last, 0, -1):
        near = places[hour] & (place | (leading(reach[hour + 1], near) if hour < last else 0))
        yield hour, near


def leading(reach: Reach, to: int) -> int:
    """Return the places from which some others are reached."""
    return sum(1 << place for place, there in enumerate(reach) if there & to)


def bits(places: int) -> Iterator[int]:
    """Go through places one by one, each as a bit."""
    while places:
        yield places & -places
        places &= places - 1


def number(place: int) -> int:
    """Return the number of a place that is given as a bit."""
    return place.bit_length() - 1


def union(places: Iterable[int]) -> int:
    """Return all of some places."""
    return reduce(or_, places, 0)
