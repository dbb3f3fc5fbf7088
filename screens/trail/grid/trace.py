"""A path as a line over a grid: signs on the borders that it crosses."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from companion.trail.graph import Place
from screens.trail.grid.tiling import Border, Tiling

ACROSS = {1: "→", -1: "←"}
UPRIGHT = {1: "↓", -1: "↑"}
ASLANT = {1: "\\", -1: "/"}


@dataclass(frozen=True)
class Trace:
    """The signs of a path: on borders, on crossings by the place at their upper left."""

    borders: Mapping[Border, str] = field(default_factory=dict)
    crossings: Mapping[str, str] = field(default_factory=dict)
    onward: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    """How a place is left over a row's lower line, for rows without one: the row, the sign."""

    def leaving(self, place: str, lined: Container[int]) -> str:
        """Return the sign of how a place is left, where no line below a row shows it."""
        row, sign = self.onward.get(place, (0, ""))
        return "" if row in lined else sign


def trace(tiling: Tiling, path: Sequence[Place]) -> Trace:
    """Return the signs of a path, as far as its moves lead straight or aslant."""
    borders: dict[Border, str] = {}
    crossings: dict[str, str] = {}
    onward: dict[str, tuple[int, str]] = {}
    for one, other in pairwise(path):
        for here, there in _straight(tiling, one, other):
            (x, y), (u, v) = tiling.spots[here], tiling.spots[there]
            if y == v:
                borders[(here, there) if x < u else (there, here)] = ACROSS[u - x]
                continue
            sign = UPRIGHT[v - y] if x == u else ASLANT[(u - x) * (v - y)]
            if here == one:
                onward[one] = min(y, v), sign
            if x == u:
                upper, lower = (here, there) if y < v else (there, here)
                borders[upper, lower] = sign
            else:
                crossings[tiling.at(min(x, u), min(y, v))] = sign
    return Trace(borders, crossings, onward)


def _straight(tiling: Tiling, one: Place, other: Place) -> Iterator[tuple[Place, Place]]:
    """Go through the steps from one place to another; none where no straight line leads."""
    (x, y), (u, v) = tiling.spots[one], tiling.spots[other]
    far = max(abs(u - x), abs(v - y))
    if not {abs(u - x), abs(v - y)} <= {0, far}:
        return
    way = [tiling.at(x + (u - x) * n // far, y + (v - y) * n // far) for n in range(far + 1)]
    yield from pairwise(place for place in way if place)
