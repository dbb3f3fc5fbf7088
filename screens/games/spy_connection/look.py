"""The look of Spy Connection: the usual page with the score and a large number."""

from screens.games.spy_connection.public_picture import ScorePicture
from screens.games.spy_connection.score_face import ScoreFace
from screens.table.look import Look

LOOK = Look(face=lambda: ScoreFace(id="middle"), picture=ScorePicture)
