"""The look of My Neighbour Spy: the usual page with the ring."""

from screens.games.neighbour_spy.chase_face import ChaseFace
from screens.games.neighbour_spy.public_picture import RingPicture
from screens.table.look import Look

LOOK = Look(face=lambda: ChaseFace(id="middle"), picture=RingPicture)
