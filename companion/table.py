"""One play of one game: the object that screens and commands talk to."""

from collections.abc import Mapping
from typing import Any

from companion import games, gametext
from companion.core import (
    KEEPER,
    CompanionError,
    Game,
    Legal,
    NotUnderstood,
    Options,
    Outcome,
    Seat,
)
from companion.gametext import StoppedAt
from companion.locale import _
from companion.record.line import Line

FORMAT = "companion/1"


class Table:
    """A fold over its lines: every move is refereed, then written down."""

    def __init__(self, game: str, options: Options) -> None:
        """Open a table for a game of the shelf."""
        self._game: Game[Any, Any] = games.take(game)
        self._options = options
        self._states = [self._game.start(options)]
        self._moves: list[str] = []
        self._record = [Line("table", _first(game, options))]

    def play(self, seat: Seat, line: str) -> None:
        """Take a line from a seat, or refuse it and change nothing."""
        move = self._game.parse(line)
        state = self._states[-1]
        giver = self._game.giver(state, move)
        if giver == KEEPER != seat:
            raise NotUnderstood(_("only the keeper gives this line"))
        written = Line(giver, self._game.redact(move))
        self._states.append(self._game.apply(state, move))
        self._moves.append(line)
        self._record.append(written)

    def legal(self, seat: Seat) -> Legal[Any]:
        """View the lines that a seat may give now."""
        return self._game.legal(self._states[-1], seat)

    def view(self, seat: Seat) -> Mapping[str, Any]:
        """Show what a seat may know."""
        return self._game.view(self._states[-1], seat)

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return self._game.outcome(self._states[-1])

    @property
    def record(self) -> tuple[Line, ...]:
        """Give the lines that anybody may read."""
        return tuple(self._record)

    @property
    def text(self) -> str:
        """Write the whole game in clear; this is for the keeper until the end."""
        return gametext.written(self._game.name, self._options, tuple(self._moves))


def _first(game: str, options: Options) -> str:
    """Write the record's first line: the format, the game and its options."""
    said = (f"{key}={','.join(value.split())}" for key, value in sorted(options.items()))
    return " ".join((FORMAT, game, *(word for word in said if not word.startswith("board="))))


def replay(text: str, board: str | None = None) -> Table:
    """Referee a game text to its last line; `board` is the text of the players' own edition."""
    found = gametext.read(text)
    extra = {} if board is None else {"board": board}
    table = Table(found.game, {**found.options, **extra})
    for number, line in found.moves:
        try:
            table.play(KEEPER, line)
        except CompanionError as reason:
            raise StoppedAt(number) from reason
    return table
