"""The public picture of Spy Connection."""

from typing import ClassVar

from textual.app import ComposeResult

from companion.games.spy_connection.view import View
from screens.games.spy_connection.big_number import BigNumber
from screens.games.spy_connection.standings import Standings
from screens.table.public_picture import PublicPicture


class ScorePicture(PublicPicture):
    """Draws the score above the number."""

    DEFAULT_CSS: ClassVar = """
    ScorePicture { align: center middle; }
    ScorePicture Standings { padding: 0 1 1 1; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the score and the number."""
        yield Standings()
        yield BigNumber()

    def tell(self, view: View) -> None:
        """Draw this view."""
        self.query_one(Standings).tell(view)
        self.query_one(BigNumber).tell(view)
