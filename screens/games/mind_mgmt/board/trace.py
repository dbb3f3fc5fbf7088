"""The Recruiter's path as a line over the board: signs on the borders that it crosses."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from companion.games.mind_mgmt.board.plan import Place, at, spot

ACROSS = {1: "→", -1: "←"}
UPRIGHT = {1: "↓", -1: "↑"}
ASLANT = {1: "\\", -1: "/"}
Border = tuple[str, str]  # two locations, the left or upper one first


@dataclass(frozen=True)
class Trace:
    """The signs of a path: on borders, on crossings by the location at their upper left."""

    borders: Mapping[Border, str] = field(default_factory=dict)
    crossings: Mapping[str, str] = field(default_factory=dict)
    onward: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    """How a location is left over a row's lower line, for rows without one: the row, the sign."""

    def leaving(self, place: str, lined: Container[int]) -> str:
        """Return the sign of how a location is left, where no line below a row shows it."""
        row, sign = self.onward.get(place, (0, ""))
        return "" if row in lined else sign


def trace(path: Sequence[Place]) -> Trace:
    """Return the signs of a path; of steps and slips, which lead straight or aslant."""
    borders: dict[Border, str] = {}
    crossings: dict[str, str] = {}
    onward: dict[str, tuple[int, str]] = {}
    for one, other in pairwise(path):
        for here, there in _straight(one, other):
            (x, y), (u, v) = spot(here), spot(there)
            if y == v:
                borders[min(here, there), max(here, there)] = ACROSS[u - x]
                continue
            sign = UPRIGHT[v - y] if x == u else ASLANT[(u - x) * (v - y)]
            if here == one:
                onward[one] = min(y, v), sign
            if x == u:
                upper, lower = (here, there) if y < v else (there, here)
                borders[upper, lower] = sign
            else:
                crossings[str(at(min(x, u), min(y, v)))] = sign
    return Trace(borders, crossings, onward)


def _straight(one: Place, other: Place) -> Iterator[tuple[Place, Place]]:
    """Go through the steps from one location to another; none where no straight line leads."""
    (x, y), (u, v) = spot(one), spot(other)
    far = max(abs(u - x), abs(v - y))
    if not {abs(u - x), abs(v - y)} <= {0, far}:
        return
    way = [at(x + (u - x) * n // far, y + (v - y) * n // far) for n in range(far + 1)]
    yield from pairwise(place for place in way if place)
