"""What everybody heard last at a table, and what hands do because of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from companion.announcement import Announcement
from companion.core import PUBLIC, Seat
from companion.game import Game
from companion.record.fold import Listener, Played, tell
from companion.record.line import Line


def announced(
    game: Game[Any, Any, Any],
    played: Sequence[Played],
    seat: Callable[[Played], Seat],
    record: Sequence[Line] = (),
) -> tuple[Announcement, ...]:
    """Announce the last move; where the hidden seat gave it, all that it gave in one go.

    So does everybody who gives moves of one kind that say nothing, one after the other. What
    everybody took back is no news: but for a question that waits, nothing old is announced anew.
    """
    found = tuple(filter(None, (_announced(game, each) for each in _last(game, played, seat))))
    if found and _taken_back(record, played[-1].number):
        return tuple(each for each in found[-1:] if each.asked and not each.said)
    return (*_alike(game, played, seat), *found) if found and not found[-1].heard else found


def _taken_back(record: Sequence[Line], last: int) -> bool:
    """Say whether something that everybody gave behind the last move that counts was undone."""
    undone = _Undone()
    tell(record[last:], undone)
    return any(record[first - 1].seat == PUBLIC for first in undone.firsts)


class _Undone(Listener):
    """Gathers the lines from which on something was taken back."""

    def __init__(self) -> None:
        """Begin with none."""
        self.firsts: list[int] = []

    def take_back(self, number: int, first: int) -> None:
        """Add a line."""
        self.firsts.append(first)


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
    hidden = game.hidden_seat
    if not hidden or not played or seat(played[-1]) != hidden:
        return played[-1:]
    return [*takewhile(lambda each: seat(each) == hidden, reversed(played))][::-1]


def _announced(game: Game[Any, Any, Any], played: Played) -> Announcement | None:
    """Announce a move as everybody may know it."""
    found = game.words.announce(game.veiled(played.move), game.rules.view(played.before, PUBLIC))
    return replace(found, since=played.number) if found else None
