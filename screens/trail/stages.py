"""An ended game line by line, from the first place of the trail on."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from companion.untyped import GamesOwn
from screens.table.public_picture import Stage, Told


def stamped(told: Told) -> str:
    """Return the hour of a move."""
    return told[0]


def lines(
    told: Iterable[Told],
    path: Callable[[GamesOwn], Sequence[str]],
    phase: Callable[[GamesOwn], str],
    hour: Callable[[Told], str] = stamped,
) -> Iterator[Stage]:
    """Go through the lines of a revealed game, each with what was done in its hour so far."""
    name, turn, moves = "", "", tuple[GamesOwn, ...]()
    for number, each in enumerate(told):
        _stamp, move, view = each
        if path(view):
            before, name = name, hour(each)
            moves = (*moves, move) if before == name else (move,)
            yield Stage(name, moves, view, number, turn)
        turn = phase(view)
