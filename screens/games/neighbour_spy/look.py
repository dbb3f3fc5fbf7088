"""How My Neighbour Spy looks: the page that all games share, with the ring drawn."""

from screens.games.neighbour_spy.chase_face import ChaseFace
from screens.games.neighbour_spy.public_picture import RingPicture
from screens.table.look import Look

LOOK = Look(face=lambda: ChaseFace(id="middle"), picture=RingPicture)
