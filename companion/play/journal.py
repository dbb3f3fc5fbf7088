"""The growing record of one table: written to the disk, and passed on to listeners."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.contract.game import AnyGame
from companion.core import ABOUT, Options
from companion.play.summary import summary
from companion.record import content
from companion.record.course import in_clear
from companion.record.fold import KnownLinesOnly, Listener, NumberedLine, Played
from companion.record.line import Line, read
from companion.record.retractable import Retractable
from companion.untyped import GamesOwn

if TYPE_CHECKING:  # the database is not needed for a table that is not kept
    from companion.store.stored_table import StoredTable


class Journal:
    """Writes lines to the record; each is saved to the disk before it counts."""

    def __init__(self, game: AnyGame, options: Options, kept: "StoredTable | None" = None) -> None:
        """Begin an empty record; `kept` is the table on the disk, if it is kept."""
        self.game = game
        self.options = options
        self.kept = kept
        self.course = in_clear(game, options)
        self.lines: list[Line] = []
        self.retractable = Retractable(game.rules.undoable)
        self._listeners: list[Listener] = [KnownLinesOnly(), self.course, self.retractable]

    @property
    def state(self) -> GamesOwn:
        """Return the current state of the game."""
        return self.course.state

    @property
    def next(self) -> int:
        """Return the number of the next line."""
        return len(self.lines) + 1

    def follow(self, *listeners: Listener) -> None:
        """Add listeners that are told of every line from now on."""
        self._listeners += listeners

    def begin(self, line: Line) -> None:
        """Add the first line, without telling anybody."""
        self.lines.append(line)

    def resume(self, kept: "StoredTable") -> None:
        """Read the lines from the disk and tell them to the listeners."""
        opening, *entries = kept.entries
        self.begin(read(opening.line))
        for entry in entries:
            line, played = read(entry.line), None
            if isinstance(line.content, content.MoveLine):
                move = self.game.notation.parse(entry.secret or line.text)
                played = self.course.tried(entry.number, move)
            self._take(line, played)

    def play(self, lines: Sequence[Line], hidden: str, played: Played) -> None:
        """Write the lines of a move; `hidden` is the move in clear where the lines conceal it."""
        self._keep(lines, played.after, hidden)
        for line in lines:
            self._take(line, played)

    def note(self, *lines: Line) -> None:
        """Write lines about the record, which are no moves."""
        self._keep(lines, self.state)
        for line in lines:
            self._take(line)

    def take_back(self, played: Played) -> None:
        """Write a line that takes back this move and all after it."""
        line = Line(ABOUT, content.RetractionLine(played.number).text)
        self._keep([line], played.before)
        self._take(line)

    def end(self, *lines: Line) -> None:
        """Write the last lines of a table, after which nothing is secret any more."""
        if self.kept:
            self.kept.end(
                [str(line) for line in lines], summary(self.game, self.options, self.state)
            )
        for line in lines:
            self._take(line)

    def _keep(self, lines: Sequence[Line], state: object, hidden: str = "") -> None:
        """Save lines to the disk where the table is kept; `state` is the state after them."""
        if self.kept:
            written = [(str(line), "" if at else hidden) for at, line in enumerate(lines)]
            self.kept.append(written, summary(self.game, self.options, state))

    def _take(self, line: Line, played: Played | None = None) -> None:
        """Add a line to the record and tell it to the listeners."""
        number = self.next
        self.lines.append(line)
        NumberedLine(number, line, played).tell(*self._listeners)
