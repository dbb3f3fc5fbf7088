"""The row below the board: the choice so far, and the location that is marked."""

from companion.contract.announcement import DOT
from companion.games.mind_mgmt.board.plan import Place
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.view import KeeperView, View
from screens.games.mind_mgmt.beside.tracks import prospect
from screens.games.mind_mgmt.board.cell import told
from screens.games.mind_mgmt.board.picture import Picture
from screens.games.mind_mgmt.choosing.offer import Offer
from screens.trail.grid.widget import GridBoard

SO_FAR = " ▸ "


def described(board: GridBoard[Picture], view: View, offer: Offer, begun: str) -> str:
    """Describe the marked location, with as many words as fit behind the choice so far."""
    marked = board.marked
    cell = board.picture.cells.get(marked)
    corner = board.corners.get(marked, ("", ""))[0]
    brings = ""
    if corner and cell and isinstance(view, KeeperView):
        room = board.room - len(told(cell, 0)) - len(DOT)
        brings = prospect(view, Place(marked), room)
    stops = _("Enter: stop here") if offer.places.get(marked) == () else ""
    others = sum(len(each) + len(SO_FAR) for each in (brings, stops, begun) if each)
    place = told(cell, board.room - others) if cell else ""
    said = DOT.join(filter(None, (stops, place, brings)))
    if stops and len(said) + len(begun) + len(SO_FAR) > board.room:
        return stops  # the walk ends here, so the location comes last
    return said
