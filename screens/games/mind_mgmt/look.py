"""The look of MIND MGMT: the board, the list under More, and the path that is shown again."""

from screens.games.mind_mgmt.board.known_board import MindKnownBoard
from screens.games.mind_mgmt.hours import tellings
from screens.games.mind_mgmt.map_face import MapFace
from screens.games.mind_mgmt.more.more_menu import EXTRAS
from screens.games.mind_mgmt.progress import progress
from screens.games.mind_mgmt.public_picture import BoardPicture, MapPicture, PathPicture
from screens.table.look import Look
from screens.trail.known_page import KnownPage
from screens.trail.path_page import PathPage

LOOK = Look(
    face=lambda: MapFace(id="middle"),
    picture=BoardPicture,
    hidden_picture=MapPicture,
    retold=lambda table, drawing: PathPage(table, drawing, PathPicture(), tellings),
    known=lambda source: KnownPage(source, MindKnownBoard),
    extras=EXTRAS,
    progress=progress,
)
