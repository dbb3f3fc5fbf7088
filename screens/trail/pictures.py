"""The picture of any hidden trail for a second screen and for an ended game: board and hours."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult

from companion.contract.announcement import DOT
from companion.contract.game import AnyGame
from companion.trail.secrets import TrailSecrets
from companion.untyped import GamesOwn
from screens.table.public_picture import PublicPicture, Stage, Told
from screens.trail import stages
from screens.trail.board import TrailBoard
from screens.trail.legend import Signs, explained
from screens.trail.seen_board import SeenBoard, line_of, sign_of
from screens.trail.time_track import TimeTrack, Track


def seen_board(game: AnyGame, view: GamesOwn) -> SeenBoard:
    """Return what a view shows of the trail."""
    secrets, public = game.secrets, view.public
    assert isinstance(secrets, TrailSecrets)
    return SeenBoard(
        secrets.graph(public),
        secrets.path(view),
        tuple(secrets.learned(public)),
        secrets.hours(public),
        secrets.exits(view),
    )


def track(seen: SeenBoard, now: int = 0) -> Track:
    """Return the hours of a game, with signs for what was told and announced."""
    below: dict[int, str] = {}
    for told in seen.learned:  # of several places, a sign once
        lying, sign = below.get(told.hour, ""), sign_of(told)
        below[told.hour] = lying if sign in lying else lying + sign
    kinds = list(seen.graph.links)
    for hour, way in seen.hours.ways.items():
        sign = line_of(kinds.index(way)) if way in kinds else ""
        below[hour] = sign + below.get(hour, "")
    hours = seen.hours
    return Track(range(1, hours.last + 1), now or hours.now, hours.due, below)


class TrailPicture(PublicPicture):
    """Draws the board and its hours; of a view of the hidden seat, the trail, too."""

    DEFAULT_CSS: ClassVar = """
    TrailPicture TimeTrack { height: auto; margin: 0 0 0 1; }
    TrailPicture TimeTrack.-empty { display: none; }
    """
    wide = True

    def __init__(self, game: AnyGame) -> None:
        """Draw this game."""
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        """Lay out the board, and below it the hours."""
        yield TrailBoard()
        yield TimeTrack(classes="-empty")

    def tell(self, view: object) -> None:
        """Draw this view."""
        seen = replace(seen_board(self._game, view), traced=True)
        self.query_one(TrailBoard).tell(seen)
        self.query_one(TimeTrack).tell(track(seen, len(seen.path)))
        self.query_one(TimeTrack).set_class(not seen.hours.last, "-empty")

    def shade(self, places: Collection[str]) -> None:
        """Shade the places where the trail can end, by all that was public then."""
        board = self.query_one(TrailBoard)
        board.tell(replace(board.seen, possible=frozenset(places)))

    def stages(self, told: Iterable[Told]) -> Iterator[Stage]:
        """Go through the lines of the game, from the first place on."""
        secrets = self._game.secrets
        assert isinstance(secrets, TrailSecrets)
        yield from stages.lines(told, secrets.path, lambda view: secrets.phase(view.public))

    def signs(self) -> Signs:
        """Return the meaning of the signs on the board."""
        return explained(self._game, self.query_one(TrailBoard))

    def page(self, pages: int) -> None:
        """Scroll a board that is a list."""
        board = self.query_one(TrailBoard)
        board.go_down(pages * max(board.size.height - 1, 1))

    def tellings(self, hour: Stage, number: int, last: int) -> Iterator[str]:
        """Go through the ways to tell an hour, the longest first."""
        secrets = self._game.secrets
        assert isinstance(secrets, TrailSecrets)
        name = f"{self._game.words.hour(hour.name):Nominative}"
        place = secrets.path(hour.view)[-1]
        yield DOT.join((name, place, f"{number}/{last}"))
        yield DOT.join((name, place))
