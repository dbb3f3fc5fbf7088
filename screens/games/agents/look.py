"""How Agents looks: the page that all games share, with the counters drawn large."""

from screens.games.agents.files_face import FilesFace
from screens.games.agents.public_picture import FilesPicture
from screens.table.look import Look

LOOK = Look(face=lambda: FilesFace(id="middle"), picture=FilesPicture)
