"""The record of one table as it grows: on the disk where it is kept, and told to who follows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.core import Options
from companion.game import Game
from companion.record import content
from companion.record.course import in_clear
from companion.record.fold import Known, Listener, Played, Taken
from companion.record.line import ABOUT, Line, read
from companion.record.retractable import Retractable
from companion.summary import summary

if TYPE_CHECKING:  # a table that is not kept needs no database
    from companion.store.kept import Kept


class Journal:
    """Writes lines; a line counts once it lies on the disk, and not before."""

    def __init__(
        self, game: Game[Any, Any, Any], options: Options, kept: "Kept | None" = None
    ) -> None:
        """Begin with no line."""
        self.game = game
        self.options = options
        self.kept = kept
        self.course = in_clear(game, options)
        self.lines: list[Line] = []
        self.retractable = Retractable(game.rules.undoable)
        self._listeners: list[Listener] = [Known(), self.course, self.retractable]

    @property
    def state(self) -> Any:
        """Give where the game stands."""
        return self.course.state

    @property
    def next(self) -> int:
        """Give the number of the line that comes next."""
        return len(self.lines) + 1

    def follow(self, *listeners: Listener) -> None:
        """Tell these every line from the next one on."""
        self._listeners += listeners

    def begin(self, line: Line) -> None:
        """Take the first line."""
        self.lines.append(line)

    def resume(self, kept: "Kept") -> None:
        """Take up the lines that lie on the disk."""
        opening, *entries = kept.entries
        self.begin(read(opening.line))
        for entry in entries:
            line, played = read(entry.line), None
            if isinstance(line.content, content.Move):
                move = self.game.notation.parse(entry.secret or line.text)
                played = self.course.tried(entry.number, move)
            self._take(line, played)

    def play(self, lines: Sequence[Line], hidden: str, played: Played) -> None:
        """Write a move, and what stands behind it; `hidden` is the move in clear, if it differs."""
        self._keep(lines, played.after, hidden)
        for line in lines:
            self._take(line, played)

    def note(self, *lines: Line) -> None:
        """Write lines about the record."""
        self._keep(lines, self.state)
        for line in lines:
            self._take(line)

    def take_back(self, played: Played) -> None:
        """Write that the moves from this one on count no more."""
        line = Line(ABOUT, content.Retraction(played.number).text)
        self._keep([line], played.before)
        self._take(line)

    def end(self, *lines: Line) -> None:
        """Write the last lines of a kept table: nothing is secret any more."""
        if self.kept:
            self.kept.end(
                [str(line) for line in lines], summary(self.game, self.options, self.state)
            )
        for line in lines:
            self._take(line)

    def _keep(self, lines: Sequence[Line], state: Any, hidden: str = "") -> None:
        """Put lines on the disk, where the table is kept; `state` is where they lead."""
        if self.kept:
            written = [(str(line), "" if at else hidden) for at, line in enumerate(lines)]
            self.kept.append(written, summary(self.game, self.options, state))

    def _take(self, line: Line, played: Played | None = None) -> None:
        """Let a line count, and tell it to all who follow."""
        number = self.next
        self.lines.append(line)
        Taken(number, line, played).tell(*self._listeners)
