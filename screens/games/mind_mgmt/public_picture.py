"""The board with all that lies open on it, for a screen that only shows it."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult

from companion.games.mind_mgmt.view import KeeperView, View
from screens.games.mind_mgmt.board import Board
from screens.games.mind_mgmt.picture import public_picture, secret_picture
from screens.table.public_picture import PublicPicture


class ShownBoard(Board, can_focus=False):
    """A board on which nothing is chosen."""

    def on_click(self, event: events.Click) -> None:
        """Mark nothing."""
        event.prevent_default()


class BoardPicture(PublicPicture):
    """Draws the board."""

    DEFAULT_CSS: ClassVar = "BoardPicture ShownBoard { width: 1fr; height: 1fr; min-height: 16; }"

    def compose(self) -> ComposeResult:
        """Lay out the board."""
        yield ShownBoard()

    def tell(self, view: View) -> None:
        """Draw how the table stands."""
        self.query_one(ShownBoard).picture = public_picture(view)


class MapPicture(BoardPicture):
    """Draws the Recruiter's map over the board, where nothing is secret."""

    def tell(self, view: View) -> None:
        """Draw how the table and the map stand."""
        assert isinstance(view, KeeperView)
        self.query_one(ShownBoard).picture = secret_picture(view)
