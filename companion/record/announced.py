"""What was announced last at a table, and what the players do because of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile

from companion.contract.announcement import Announcement
from companion.contract.game import AnyGame
from companion.core import PUBLIC, Options, Seat
from companion.record.fold import Listener, Played, tell
from companion.record.line import Line
from companion.untyped import GamesOwn


def announced(
    game: AnyGame,
    options: Options,
    played: Sequence[Played],
    seat: Callable[[Played], Seat],
    view: Callable[[object, Seat], GamesOwn],
    record: Sequence[Line] = (),
) -> tuple[Announcement, ...]:
    """Return the announcements of the last move; of who moves several at once, all of these.

    That is the hidden seat, and the program where it moves others for all to see. Public moves of
    one kind in a row, which say nothing aloud, are joined as well. After a public move was taken
    back, nothing is announced again except a question that waits for its answer.
    `view` returns what a seat knows at a state.
    """
    last = _last(game, options, played, seat)
    found = tuple(filter(None, (_announced(game, each, view) for each in last)))
    if found and _taken_back(record, played[-1].number):
        return tuple(each for each in found[-1:] if each.asked and not each.aloud)
    alike = len(last) == 1 and found and not found[-1].heard
    return (*_alike(game, played, seat, view), *found) if alike else found


def _taken_back(record: Sequence[Line], last: int) -> bool:
    """Say whether a public move after the last one that counts was taken back."""
    undone = _Undone()
    tell(record[last:], undone)
    return any(record[first - 1].seat == PUBLIC for first in undone.firsts)


class _Undone(Listener):
    """Collects the numbers of the first lines that were taken back."""

    def __init__(self) -> None:
        """Begin without any."""
        self.firsts: list[int] = []

    def take_back(self, number: int, first: int) -> None:
        """Add the number of a line."""
        self.firsts.append(first)


def _alike(
    game: AnyGame,
    played: Sequence[Played],
    seat: Callable[[Played], Seat],
    view: Callable[[object, Seat], GamesOwn],
) -> Sequence[Announcement]:
    """Return the announcements of the public moves of the same kind just before the last one."""
    last = played[-1]
    if seat(last) != PUBLIC:
        return ()
    kind = type(last.move)
    same = takewhile(lambda each: type(each.move) is kind, reversed(played[:-1]))
    found = [_announced(game, each, view) for each in same][::-1]
    return [each for each in found if each and not each.heard]


def _last(
    game: AnyGame, options: Options, played: Sequence[Played], seat: Callable[[Played], Seat]
) -> Sequence[Played]:
    """Return the last move; of the hidden seat or of the program, all of its last moves."""
    if not played:
        return ()
    hidden, moves = game.hidden_seat, program_moves(game, options)
    if hidden and seat(played[-1]) == hidden:
        return [*takewhile(lambda each: seat(each) == hidden, reversed(played))][::-1]
    return [*takewhile(moves, reversed(played))][::-1] or played[-1:]


def program_moves(game: AnyGame, options: Options) -> Callable[[Played], bool]:
    """Return what says whether the program made a move for all to see."""
    level = game.program.moving(options) if game.program else None
    if level is None:
        return lambda _played: False

    def made(played: Played) -> bool:
        view = game.rules.view(played.before, level.seat)
        return bool(level.deciding(view)) and level.owns(view, played.move)

    return made


def _announced(
    game: AnyGame, played: Played, view: Callable[[object, Seat], GamesOwn]
) -> Announcement | None:
    """Return the announcement of a move, made from what is public."""
    found = game.words.announce(game.veiled(played.move), view(played.before, PUBLIC))
    return replace(found, since=played.number) if found else None
