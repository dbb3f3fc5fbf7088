"""What everybody heard last at a table, and what hands do because of it."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from companion.announcement import Announcement
from companion.core import PUBLIC, Seat
from companion.game import Game
from companion.record.fold import Played


def announced(
    game: Game[Any, Any, Any], played: Sequence[Played], seat: Callable[[Played], Seat]
) -> tuple[Announcement, ...]:
    """Announce the last move; where the hidden seat gave it, all that it gave in one go.

    So does everybody who gives moves of one kind that say nothing, one after the other.
    """
    found = tuple(filter(None, (_announced(game, each) for each in _last(game, played, seat))))
    return (*_alike(game, played, seat), *found) if found and not found[-1].heard else found


def _alike(
    game: Game[Any, Any, Any], played: Sequence[Played], seat: Callable[[Played], Seat]
) -> Sequence[Announcement]:
    """Announce what everybody gave before the last move, as far as it is of its kind."""
    last = played[-1]
    if seat(last) != PUBLIC:
        return ()
    kind = type(last.move)
    same = takewhile(lambda each: type(each.move) is kind, reversed(played[:-1]))
    found = [_announced(game, each) for each in same][::-1]
    return [each for each in found if each and not each.heard]


def _last(
    game: Game[Any, Any, Any], played: Sequence[Played], seat: Callable[[Played], Seat]
) -> Sequence[Played]:
    """Give the last move, and those of the hidden seat that lead up to it."""
    hidden = game.secrets.seat if game.secrets else ""
    if not hidden or not played or seat(played[-1]) != hidden:
        return played[-1:]
    return [*takewhile(lambda each: seat(each) == hidden, reversed(played))][::-1]


def _announced(game: Game[Any, Any, Any], played: Played) -> Announcement | None:
    """Announce a move as everybody may know it."""
    return game.words.announce(game.veiled(played.move), game.rules.view(played.before, PUBLIC))
