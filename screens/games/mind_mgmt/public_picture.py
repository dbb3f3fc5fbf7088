"""The public picture of MIND MGMT, and the one with the Recruiter's map."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult

from companion.games.mind_mgmt.view import KeeperView, View
from screens.games.mind_mgmt.beside import time_track
from screens.games.mind_mgmt.board.legend import explained
from screens.games.mind_mgmt.board.lettering import NAMED_FROM
from screens.games.mind_mgmt.board.picture import TILING, Picture, public_picture, traced_picture
from screens.games.mind_mgmt.hours import lines
from screens.table.public_picture import PublicPicture, Stage, Told
from screens.trail.grid.grid import grid
from screens.trail.grid.widget import GridBoard
from screens.trail.time_track import TimeTrack

TRACK = 4  # rows of the time track


class ShownBoard(GridBoard[Picture], can_focus=False):
    """A board on which nothing can be chosen."""

    def on_click(self, event: events.Click) -> None:
        """Ignore taps."""
        event.prevent_default()


class BoardPicture(PublicPicture):
    """Draws the public board."""

    DEFAULT_CSS: ClassVar = """
    BoardPicture ShownBoard { width: 1fr; height: 1fr; min-height: 8; }
    BoardPicture TimeTrack { display: none; height: auto; min-height: 4; margin: 0 0 0 2; }
    BoardPicture.-roomy TimeTrack { display: block; }
    """
    wide = True

    def compose(self) -> ComposeResult:
        """Lay out the board, and below it the time track."""
        yield ShownBoard(Picture(tiling=TILING, blank=True))
        yield TimeTrack()

    def on_resize(self, event: events.Resize) -> None:
        """Show the track only if the names on the board still fit."""
        left = grid(TILING, event.size.width, event.size.height - TRACK)
        self.set_class(left.height >= NAMED_FROM[1], "-roomy")

    def tell(self, view: View) -> None:
        """Draw this view."""
        self.query_one(ShownBoard).tell(public_picture(view))
        time_track.tell(self.query_one(TimeTrack), view)

    def signs(self) -> Iterable[tuple[str, Iterable[tuple[str, str]]]]:
        """Return the meaning of the signs on the board."""
        return explained(self.query_one(ShownBoard).picture)


class MapPicture(BoardPicture):
    """Draws the Recruiter's map over the board, where nothing is secret."""

    def tell(self, view: View) -> None:
        """Draw this view with its map."""
        assert isinstance(view, KeeperView)
        self.query_one(ShownBoard).tell(traced_picture(view))
        time_track.tell(self.query_one(TimeTrack), view)

    def shade(self, places: Collection[str]) -> None:
        """Shade the locations where the Recruiter can be, by all that was public then."""
        board = self.query_one(ShownBoard)
        board.tell(replace(board.picture, possible=frozenset(places)))

    def stages(self, told: Iterable[Told]) -> Iterator[Stage]:
        """Go through the lines of the game, from the first location on."""
        yield from lines(told)


class PathPicture(MapPicture):
    """Draws the Recruiter's map alone, as its page tells the hours."""

    def compose(self) -> ComposeResult:
        """Lay out the board."""
        yield ShownBoard(Picture(tiling=TILING, blank=True))

    def tell(self, view: View) -> None:
        """Draw this view with its map."""
        assert isinstance(view, KeeperView)
        self.query_one(ShownBoard).tell(traced_picture(view))
