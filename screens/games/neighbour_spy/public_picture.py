"""The public picture of My Neighbour Spy."""

from typing import ClassVar

from textual.app import ComposeResult

from companion.games.neighbour_spy.view import View
from screens.games.neighbour_spy.chase_face import Ring
from screens.table.public_picture import PublicPicture


class RingPicture(PublicPicture):
    """Draws the ring."""

    DEFAULT_CSS: ClassVar = """
    RingPicture { align: center middle; }
    RingPicture Ring { width: 1fr; content-align: center top; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the ring."""
        yield Ring(markup=False)

    def tell(self, view: View) -> None:
        """Draw where the figures are."""
        self.query_one(Ring).tell(view)
