"""Where a page of what can be known has it from: the table that is played, or a watched one.

Beside it are the players' own marks: a note of this computer, and no part of the record.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from companion import games
from companion.contract.game import AnyGame
from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from companion.play.known_course import Following
from companion.play.known_sheet import KnownSheet, known_sheet
from companion.play.watched_table import Watched
from companion.store.own_marks import Marks
from companion.trail.graph import Graph
from companion.trail.secrets import TrailSecrets
from companion.untyped import GamesOwn


class KnownSource(Protocol):
    """A table of which it is shown what can be known."""

    marks: Marks

    @property
    def view(self) -> GamesOwn:
        """Return the public view."""

    @property
    def graph(self) -> Graph:
        """Return the board."""

    @property
    def stamp(self) -> object:
        """Return a value that changes with what is shown."""

    def work(self) -> KnownSheet:
        """Work out what may be shown; this can take a while."""


def board(game: AnyGame, view: GamesOwn) -> Graph:
    """Return the board of a game with a hidden trail."""
    assert isinstance(game.secrets, TrailSecrets)
    return game.secrets.graph(view.public)


class AtTable:
    """A table that is played here, as everybody sees it."""

    def __init__(self, sitting: Sitting, following: Following, folder: Path) -> None:
        """Take the sitting, what follows it, and the folder of the tables."""
        self._table, self._following = sitting.table, following
        self._game = games.take(self._table.game)
        self.marks = Marks(folder, sitting.row.id)

    @property
    def view(self) -> GamesOwn:
        """Return the public view."""
        return self._table.view(PUBLIC)

    @property
    def graph(self) -> Graph:
        """Return the board."""
        return board(self._game, self.view)

    @property
    def stamp(self) -> object:
        """Return how long the record is."""
        return len(self._table.record)

    def work(self) -> KnownSheet:
        """Work out what this table agreed to show."""
        state = self._table.witnessed.state
        return known_sheet(self._game, state, self._following, self._table.settled)


class OnSecondScreen:
    """A table that is played elsewhere; it is read anew when it has changed."""

    def __init__(self, watched: Callable[[], Watched], following: Following, folder: Path) -> None:
        """Take what gives the table as it is now, what follows it, and the folder of the tables."""
        self._watched, self._following = watched, following
        self.marks = Marks(folder, watched().table.id)

    @property
    def view(self) -> GamesOwn:
        """Return the public view."""
        return self._watched().open_view

    @property
    def graph(self) -> Graph:
        """Return the board."""
        return board(self._watched().game, self.view)

    @property
    def stamp(self) -> object:
        """Return the lines, and the marks that were put elsewhere."""
        return len(self._watched().table.lines), self.marks.written

    def work(self) -> KnownSheet:
        """Work out what this table agreed to show."""
        watched = self._watched()
        return known_sheet(watched.game, watched.state, self._following, watched.settled)
