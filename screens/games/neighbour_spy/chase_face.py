"""The face of My Neighbour Spy: choices above the ring, and the sheet beside them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.games.neighbour_spy.view import View
from screens.games.neighbour_spy.ring import ring
from screens.table.face import Shown
from screens.table.panels.choice_list import ChoiceList
from screens.table.panels.log import Log
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.seat.list_face import ListFace


class Ring(Static):
    """Shows both figures on the ring, with as much room for names as there is."""

    _view: View | None = None

    def tell(self, view: View) -> None:
        """Show where the figures are."""
        self._view = view
        self._draw()

    def on_resize(self) -> None:
        """Use the new size."""
        self._draw()

    def _draw(self) -> None:
        """Draw the ring for the current width, with all its rows."""
        if self._view:
            drawn = ring(self._view, self.size.width)
            self.styles.height = drawn.plain.count("\n") + 1
            self.update(drawn)


class ChaseFace(ListFace):
    """Shows the chase as a picture, and all else in words."""

    SCOPED_CSS: ClassVar = False  # in a small window, the page decides what is shown
    DEFAULT_CSS: ClassVar = """
    ChaseFace #choices { width: 1fr; }
    ChaseFace Ring { width: 1fr; content-align: center top; }
    SeatPage.-narrow #choices { height: auto; max-height: 70%; }
    SeatPage.-narrow Ring { display: none; }
    SeatPage.-narrow.-sheet Ring { display: block; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the list above the ring, and beside them the sheet and the log."""
        with Vertical(id="choices"):
            yield ChoiceList(id="list")
            yield Ring(id="ring", markup=False)
        with Vertical(id="beside"):
            yield SheetPanel(id="sheet")
            yield Log(id="log")

    def tell(self, shown: Shown) -> None:
        """Show the table, and where the figures are."""
        self.query_one(Ring).tell(shown.view)
        super().tell(shown)
