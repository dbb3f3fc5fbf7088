"""The course of a game: its moves in order, each with the states before and after it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from companion.contract.game import AnyGame
from companion.core import Options
from companion.record import content
from companion.record.fold import Listener, NumberedLine, Played
from companion.record.line import Line
from companion.untyped import GamesOwn


class Course(Listener):
    """Collects the moves that count; `apply` returns the state after a move, or refuses it."""

    def __init__(self, start: object, apply: Callable[[GamesOwn, GamesOwn], object]) -> None:
        """Begin at a state without moves."""
        self._start = start
        self._apply = apply
        self.played: list[Played] = []

    @property
    def state(self) -> GamesOwn:
        """Return the current state."""
        return self.played[-1].after if self.played else self._start

    def tried(self, number: int, move: object) -> Played:
        """Return a move with its new state, or refuse it; it is not added yet."""
        return Played(number, move, self.state, self._apply(self.state, move))

    def take_move(self, number: int, line: Line, played: Played) -> None:
        """Add a move that was just tried."""
        self.played.append(played)

    def turn(self, state: object) -> None:
        """Replace the state after the last move, as a deal does."""
        self.played[-1] = replace(self.played[-1], after=state)

    def take_back(self, number: int, first: int) -> None:
        """Remove the moves from this line on."""
        self.played = [played for played in self.played if played.number < first]


def in_clear(game: AnyGame, options: Options) -> Course:
    """Return the course of a game whose moves are all in clear."""
    return Course(begun(game, options), game.rules.apply)


def in_public(game: AnyGame, options: Options) -> Course:
    """Return the course that a witness can follow, who accepts what only secrets could disprove."""
    return heard_from(game, begun(game, options))


def begun(game: AnyGame, options: Options) -> GamesOwn:
    """Return the state in which a game begins; an older record begins as it was judged then."""
    return game.rules.start({**game.rules.before, **options})


def heard_from(game: AnyGame, start: object) -> Course:
    """Return the course that a witness can follow from the beginning of a game."""
    return Course(game.sealing.unseen(start), game.rules.apply)


def witnessed(game: AnyGame, options: Options, record: Sequence[Line]) -> Course:
    """Return the public course of a record that is known to be sound."""
    course = in_public(game, options)
    for number, line in enumerate(record, 1):
        is_move = isinstance(line.content, content.MoveLine)
        played = course.tried(number, game.record.parse(line.text)) if is_move else None
        NumberedLine(number, line, played).tell(course)
    return course
