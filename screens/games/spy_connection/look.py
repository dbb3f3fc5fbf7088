"""How Spy Connection looks: the page that all games share, with the score and one large number."""

from screens.games.spy_connection.public_picture import ScorePicture
from screens.games.spy_connection.score_face import ScoreFace
from screens.table.look import Look

LOOK = Look(face=lambda: ScoreFace(id="middle"), picture=ScorePicture)
