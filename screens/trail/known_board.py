"""The board on which what can be known is drawn; a game with a picture brings its own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from textual import on
from textual.app import ComposeResult
from textual.containers import Container
from textual.message import Message

from companion.contract.game import AnyGame
from companion.trail.graph import Place
from companion.untyped import GamesOwn
from screens.trail.arrows import nearest
from screens.trail.board import TrailBoard
from screens.trail.chosen import Chosen
from screens.trail.known_signs import Signs
from screens.trail.legend import explained
from screens.trail.pictures import seen_board
from screens.trail.seen_board import SeenBoard

Legend = Iterable[tuple[str, Iterable[tuple[str, str]]]]


class KnownBoard(Container, can_focus=False):
    """Draws a public view with signs on its places, and tells which place is pointed at."""

    @dataclass
    class Pointed(Message):
        """The message that a place is pointed at."""

        place: Place

    @property
    def marked(self) -> Place:
        """Return the place that is pointed at; often empty."""
        raise NotImplementedError

    def tell(self, view: GamesOwn, signs: Signs) -> None:
        """Draw this."""
        raise NotImplementedError

    def move(self, across: int, down: int) -> None:
        """Point at the next place in a direction."""
        raise NotImplementedError

    def go_to(self, place: Place) -> None:
        """Point at a place."""
        raise NotImplementedError

    def legend(self) -> Legend:
        """Return the meaning of the board's own signs."""
        return ()


@dataclass(frozen=True)
class SignedBoard(SeenBoard):
    """A board with other signs than what was told of its places."""

    written: Mapping[Place, str] = field(default_factory=dict)

    @cached_property
    def told(self) -> Mapping[Place, str]:
        """Return the signs."""
        return self.written


class ChartBoard(KnownBoard):
    """GamesOwn graph: drawn with lines, or as a list."""

    def __init__(self, game: AnyGame) -> None:
        """Draw this game."""
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        """Lay out the board."""
        yield TrailBoard()

    @property
    def board(self) -> TrailBoard:
        """Return the board."""
        return self.query_one(TrailBoard)

    @property
    def marked(self) -> Place:
        """Return the place that is pointed at."""
        return self.board.marked

    def tell(self, view: GamesOwn, signs: Signs) -> None:
        """Draw this; where there is no room, the counts go first."""
        seen = seen_board(self._game, view)
        written = {place: sign + signs.counts.get(place, "") for place, sign in signs.signs.items()}
        self.board.tell(SignedBoard(seen.graph, hours=seen.hours, written=written))
        self.board.offer(dict.fromkeys(signs.lit, ""))

    def move(self, across: int, down: int) -> None:
        """Point at the next place."""
        places, board = self.board.seen.rows, self.board
        start = board.marked or places[0]
        self.go_to(nearest(start, across, down, places, board.spot) if board.marked else start)

    def go_to(self, place: Place) -> None:
        """Point at a place."""
        self.board.mark(place)
        self.post_message(self.Pointed(place))

    @on(Chosen)
    def point(self, event: Chosen) -> None:
        """Point at a place that was tapped."""
        event.stop()
        self.go_to(event.place)

    def legend(self) -> Legend:
        """Return the kinds of links, and the names that were cut."""
        return explained(self._game, self.board)
