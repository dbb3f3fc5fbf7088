"""The face of My Neighbour Spy: the list of choices over the ring, and beside them the words."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from screens.games.neighbour_spy.ring import ring
from screens.table.choice_list import ChoiceList
from screens.table.face import Shown
from screens.table.list_face import ListFace
from screens.table.log import Log
from screens.table.sheet_panel import SheetPanel


class Ring(Static):
    """Shows both figures on the ring."""


class ChaseFace(ListFace):
    """Shows the chase as a picture, and all the rest in words."""

    SCOPED_CSS: ClassVar = False  # where there is no room for all, the page says what is shown
    DEFAULT_CSS: ClassVar = """
    ChaseFace #choices { width: 1fr; }
    ChaseFace Ring { width: 1fr; height: 7; content-align: center top; }
    SeatPage.-narrow #choices { height: auto; max-height: 70%; }
    SeatPage.-narrow Ring { display: none; }
    SeatPage.-narrow.-sheet Ring { display: block; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the list over the ring, and beside them the sheet and the log."""
        with Vertical(id="choices"):
            yield ChoiceList(id="list")
            yield Ring(id="ring", markup=False)
        with Vertical(id="beside"):
            yield SheetPanel(id="sheet")
            yield Log(id="log")

    def tell(self, shown: Shown) -> None:
        """Show how the table stands, and where the figures are."""
        self.query_one(Ring).update(ring(shown.view))
        super().tell(shown)
