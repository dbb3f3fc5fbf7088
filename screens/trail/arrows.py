"""Which place an arrow key leads to."""

from collections.abc import Callable, Sequence

from companion.trail.placing import Spot


def nearest(
    start: str, across: int, down: int, among: Sequence[str], spot: Callable[[str], Spot]
) -> str:
    """Return the nearest place in a direction, or the same one if there is none."""

    def far(place: str) -> tuple[int, int]:
        (column, row), (left, top) = spot(place), spot(start)
        right, below = column - left, row - top
        ahead = right * across + below * down
        return ahead + 2 * abs(below if across else right), ahead

    there = [place for place in among if far(place)[1] > 0]
    return min(there, key=far) if there else start
