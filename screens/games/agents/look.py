"""The look of Agents: the usual page with large numbers."""

from screens.games.agents.files_face import FilesFace
from screens.games.agents.public_picture import FilesPicture
from screens.table.look import Look

LOOK = Look(face=lambda: FilesFace(id="middle"), picture=FilesPicture)
