"""An ended game hour by hour, from the first place of the trail on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from companion.untyped import GamesOwn
from screens.table.public_picture import Stage, Told


def stamped(told: Told) -> str:
    """Return the hour of a move."""
    return told[0]


def hours(
    told: Iterable[Told],
    path: Callable[[GamesOwn], Sequence[str]],
    hour: Callable[[Told], str] = stamped,
) -> Iterator[Stage]:
    """Go through the hours of a revealed game, each with its moves and the view at its end."""
    located = (each for each in told if path(each[2]))
    for name, moments in groupby(located, hour):
        lines = list(moments)
        yield Stage(name, tuple(move for _hour, move, _view in lines), lines[-1][2])
