"""An ended game hour by hour, from the first location on."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from companion.games.mind_mgmt.view import KeeperView
from screens.table.public_picture import Stage, Told


def hours(told: Iterable[Told]) -> Iterator[Stage]:
    """Go through the hours of a revealed game, each with its moves and the view at its end."""
    located = (each for each in told if each[2].map.path)
    for name, moments in groupby(located, _hour):
        lines = list(moments)
        yield Stage(name, tuple(move for _hour, move, _view in lines), lines[-1][2])


def _hour(told: Told) -> str:
    """Return the hour of a move; in the set-up each location has its own."""
    hour, _move, view = told
    assert isinstance(view, KeeperView)
    return f"{len(view.map.path):02}" if view.letter else hour
