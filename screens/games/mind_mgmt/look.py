"""The look of MIND MGMT: the board, the list under More, and the path that is shown again."""

from screens.games.mind_mgmt.map_face import MapFace
from screens.games.mind_mgmt.more_menu import EXTRAS
from screens.games.mind_mgmt.path_page import PathPage
from screens.games.mind_mgmt.progress import progress
from screens.games.mind_mgmt.public_picture import BoardPicture, MapPicture
from screens.table.look import Look

LOOK = Look(
    face=lambda: MapFace(id="middle"),
    picture=BoardPicture,
    hidden_picture=MapPicture,
    retold=PathPage,
    extras=EXTRAS,
    progress=progress,
)
