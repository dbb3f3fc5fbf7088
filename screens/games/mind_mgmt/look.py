"""How MIND MGMT looks: its pages, and the path that is told again."""

from screens.games.mind_mgmt.due import progress
from screens.games.mind_mgmt.path_page import PathWalk
from screens.games.mind_mgmt.public_picture import BoardPicture, MapPicture
from screens.games.mind_mgmt.public_side import Public
from screens.table.look import Look

LOOK = Look(
    page=Public, picture=BoardPicture, hidden_picture=MapPicture, retold=PathWalk, progress=progress
)
