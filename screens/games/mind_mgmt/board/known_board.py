"""The board of MIND MGMT with what can be known on it."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult

from companion.games.mind_mgmt.board.plan import PLACES
from companion.untyped import GamesOwn
from screens.games.mind_mgmt.board.legend import explained
from screens.games.mind_mgmt.board.picture import TILING, Picture, public_picture
from screens.trail.arrows import nearest
from screens.trail.chosen import Chosen
from screens.trail.grid.widget import GridBoard
from screens.trail.grid.words import NOTHING, Corner
from screens.trail.known_board import KnownBoard, Legend
from screens.trail.known_signs import Signs


class SignedBoard(GridBoard[Picture]):
    """The board with signs where otherwise keys are; every location can be pointed at."""

    def move(self, across: int, down: int, before: str = "") -> None:
        """Move the mark to the next location."""
        start = self.marked or TILING.middle
        found = nearest(start, across, down, PLACES, TILING.spots.__getitem__)
        self.marked = found if self.marked else start

    def _corner(self, place: str) -> Corner:
        """Return the count and the sign of a location."""
        return self.corners.get(place, NOTHING)


class MindKnownBoard(KnownBoard):
    """The public board with these signs."""

    DEFAULT_CSS: ClassVar = "MindKnownBoard SignedBoard { width: 1fr; height: 1fr; }"

    def compose(self) -> ComposeResult:
        """Lay out the board."""
        yield SignedBoard(Picture(tiling=TILING, blank=True))

    @property
    def board(self) -> SignedBoard:
        """Return the board."""
        return self.query_one(SignedBoard)

    @property
    def marked(self) -> str:
        """Return the location that is pointed at."""
        return self.board.marked

    def tell(self, view: GamesOwn, signs: Signs) -> None:
        """Draw this."""
        self.board.tell(public_picture(view))
        self.board.corners = {
            place: (signs.counts.get(place, ""), sign) for place, sign in signs.signs.items()
        }
        self.board.targets = tuple(place for place in PLACES if place in signs.lit)

    def move(self, across: int, down: int) -> None:
        """Point at the next location."""
        self.board.move(across, down)
        self.post_message(self.Pointed(self.board.marked))

    def go_to(self, place: str) -> None:
        """Point at a location."""
        self.board.marked = place
        self.post_message(self.Pointed(place))

    @on(Chosen)
    def point(self, event: Chosen) -> None:
        """Point at a location that was tapped."""
        event.stop()
        self.post_message(self.Pointed(event.place))

    def legend(self) -> Legend:
        """Return the meaning of the board's own signs, and the codes of the features."""
        return explained(self.board.picture)
