"""The look of every game with a hidden trail that has none of its own."""

from companion import games
from companion.contract.game import AnyGame
from companion.play.table import Table
from companion.trail.secrets import TrailSecrets
from screens.table.look import PLAIN, Look
from screens.trail.face import TrailFace
from screens.trail.known_board import ChartBoard
from screens.trail.known_page import KnownPage
from screens.trail.mistake_dialog import MISTAKE
from screens.trail.path_page import PathPage
from screens.trail.pictures import TrailPicture


def look(name: str) -> Look:
    """Return the look of a game without a folder of its own."""
    game = games.take(name)
    if not isinstance(game.secrets, TrailSecrets):
        return PLAIN
    return Look(
        face=lambda: TrailFace(id="middle"),
        picture=lambda: TrailPicture(game),
        hidden_picture=lambda: TrailPicture(game),
        beside=(MISTAKE,),
        known=lambda source: KnownPage(source, lambda: ChartBoard(game)),
        retold=lambda table, drawing: _retold(game, table, drawing),
    )


def _retold(game: AnyGame, table: Table, drawing: bool) -> PathPage:
    """Return the page that walks along the trail of an ended game."""
    picture = TrailPicture(game)
    return PathPage(table, drawing, picture, picture.tellings)
