"""What could be known after each line of a written game, of evidence, or of a table."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock

from companion import games
from companion.contract.game import AnyGame
from companion.core import CompanionError, NotUnderstood, Options
from companion.play.replay import begun
from companion.record import content
from companion.record.course import in_public
from companion.record.fold import KnownLinesOnly, NumberedLine, Played
from companion.record.known import KnownAfter, KnownMoves, nothing_hidden
from companion.record.line import Line
from companion.seal import first
from companion.seal.evidence import Evidence
from companion.text.gametext import GameText, StoppedAt

TELLING = (content.MoveLine, content.RetractionLine)  # the lines after which more or less is known


class KnownCourse(KnownMoves):
    """Follows a game by what is public, and works out what can be known of it."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        """Begin before the first line, or say that nothing is worked out for this game."""
        if game.secrets is None:
            raise nothing_hidden()
        super().__init__(game, in_public(game, options))


class Following:
    """What can be known of a table while it is played, and after each of its lines.

    Records only grow, so what was worked out is kept by their length. `now` never waits, and is
    for whatever is drawn; `keep_up` works out what is missing, and belongs behind the screen.
    """

    def __init__(self, game: AnyGame, options: Options) -> None:
        """Begin before the first line, or say that nothing is worked out for this game."""
        self._known = KnownCourse(game, options)
        self._moments = [self._known.moment]  # by the length of the record, from its first line on
        self._working = Lock()

    def now(self, record: Sequence[Line]) -> KnownAfter | None:
        """Return what can be known after these lines; nothing where that is not worked out yet."""
        at = max(0, len(record) - 1)
        return self._moments[at] if at < len(self._moments) else None

    @property
    def played(self) -> tuple[Played, ...]:
        """Return the public moves that count of what was worked out so far."""
        return tuple(self._known.course.played)

    def keep_up(self, record: Sequence[Line]) -> KnownAfter:
        """Work out what can be known after these lines, and after each one before them."""
        with self._working:
            for number in range(len(self._moments) + 1, len(record) + 1):
                _take(self._known, number, record[number - 1])
                self._moments.append(replace(self._known.moment, line=number))
        now = self.now(record)
        assert now is not None
        return now


def of_text(
    found: GameText, file: str | None = None, last: int | None = None
) -> tuple[KnownCourse, Iterator[KnownAfter]]:
    """Follow a written game up to a line; hidden lines in clear are read as everybody has them."""
    known = KnownCourse(games.take(found.game), begun(found, file).options)
    moves = (each for each in found.moves if last is None or each[0] <= last)
    return known, _written(known, moves)


def of_evidence(
    found: Evidence, last: int | None = None
) -> tuple[KnownCourse, Iterator[KnownAfter]]:
    """Follow the record of evidence up to a line, as the record counts its lines."""
    said = first.bare(found.lines[0])
    game = games.take(said.game)
    return of_record(game, said.filed(game.filed, found.file).options, found.lines, last)


def of_record(
    game: AnyGame, options: Options, record: Sequence[Line], last: int | None = None
) -> tuple[KnownCourse, Iterator[KnownAfter]]:
    """Follow a record up to a line, with what was taken back left out."""
    known = KnownCourse(game, options)
    return known, _recorded(known, record[:last])


def _written(known: KnownCourse, moves: Iterable[tuple[int, str]]) -> Iterator[KnownAfter]:
    """Go through the moments of a written game."""
    game, course = known.game, known.course
    for number, line in moves:
        with _stopping(number):
            move = game.rules.meant(course.state, _read(game, line))
            course.played.append(course.tried(number, move))
        known.keep_up()
        yield known.moment


def _read(game: AnyGame, line: str) -> object:
    """Read a line as a record has it, or as people write it, and give what everybody has of it."""
    try:
        return game.record.parse(line)
    except NotUnderstood:
        return game.sealing.veil(games.read(game.name, game.notation, line))


def _recorded(known: KnownCourse, record: Sequence[Line]) -> Iterator[KnownAfter]:
    """Go through the moments of a record: after each of its moves, and after what is taken back."""
    for number, line in enumerate(record[1:], 2):
        _take(known, number, line)
        if isinstance(line.content, TELLING):
            yield replace(known.moment, line=number)


def _take(known: KnownCourse, number: int, line: Line) -> None:
    """Follow one line of a record."""
    game, course, played = known.game, known.course, None
    with _stopping(number):
        if isinstance(line.content, content.MoveLine):
            played = course.tried(number, game.record.parse(line.text))
        NumberedLine(number, line, played).tell(KnownLinesOnly(), course)
    if isinstance(line.content, TELLING):
        known.keep_up()


@contextmanager
def _stopping(number: int) -> Iterator[None]:
    """Name the line that cannot be followed."""
    try:
        yield
    except CompanionError as reason:
        raise StoppedAt(number, reason) from None
