"""The course of a game: its moves in order, each refereed from where the last one led."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from companion.core import Options
from companion.game import Game
from companion.record import content
from companion.record.fold import Listener, Played, Taken
from companion.record.line import Line


class Course(Listener):
    """A fold over moves; `apply` gives where a move leads, or refuses it."""

    def __init__(self, start: Any, apply: Callable[[Any, Any], Any]) -> None:
        """Begin at a state, with no move."""
        self._start = start
        self._apply = apply
        self.played: list[Played] = []

    @property
    def state(self) -> Any:
        """Give where the game stands."""
        return self.played[-1].after if self.played else self._start

    def tried(self, number: int, move: object) -> Played:
        """Let the referee try a move; nothing is kept yet."""
        return Played(number, move, self.state, self._apply(self.state, move))

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Let a move count that was tried here last."""
        self.played.append(played)

    def turn(self, state: Any) -> None:
        """Let chance change where the last move has led."""
        self.played[-1] = replace(self.played[-1], after=state)

    def take_back(self, number: int, first: int) -> None:
        """Let the moves from a line on count no more."""
        self.played = [played for played in self.played if played.number < first]


def in_clear(game: Game[Any, Any, Any], options: Options) -> Course:
    """Begin the course of a game whose moves are all known."""
    return Course(game.rules.start(options), game.rules.apply)


def in_public(game: Game[Any, Any, Any], options: Options) -> Course:
    """Begin the course as a witness follows it; what only the secret could refute is believed."""
    return Course(game.sealing.unseen(game.rules.start(options)), game.rules.apply)


def witnessed(game: Game[Any, Any, Any], options: Options, record: Sequence[Line]) -> Course:
    """Follow a record that is known to be sound, as a witness does."""
    course = in_public(game, options)
    for number, line in enumerate(record, 1):
        is_move = isinstance(line.content, content.Move)
        played = course.tried(number, game.record.parse(line.text)) if is_move else None
        Taken(number, line, played).tell(course)
    return course
