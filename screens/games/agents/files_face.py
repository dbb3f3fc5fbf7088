"""The face of Agents: choices above the numbers, and the sheet beside them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from screens.games.agents.counters import counters
from screens.games.agents.drawing import drawn
from screens.table.face import Shown
from screens.table.panels.choice_list import ChoiceList
from screens.table.panels.log import Log
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.seat.list_face import ListFace

LOUD = "-loud"  # the page's CSS class while checks are due


class Counters(Static):
    """Shows the numbers that matter now."""


class FilesFace(ListFace):
    """Shows the numbers in large digits, and all else in words."""

    SCOPED_CSS: ClassVar = False  # in a small window, the page decides what is shown
    DEFAULT_CSS: ClassVar = """
    FilesFace .half { width: 1fr; height: 1fr; }
    FilesFace .words { padding: 0 0 0 1; }
    FilesFace Counters { height: 1fr; content-align: center top; }
    SeatPage.-narrow.-list FilesFace .words { display: none; }
    SeatPage.-narrow.-sheet FilesFace .numbers { display: none; }
    SeatPage.-narrow.-log FilesFace .numbers { display: none; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the list above the numbers, and beside them the sheet and the log."""
        with Vertical(classes="half numbers"):
            yield ChoiceList(id="list")
            yield Counters(id="counters", markup=False)
        with Vertical(classes="half words"):
            yield SheetPanel(id="sheet")
            yield Log(id="log")

    def tell(self, shown: Shown) -> None:
        """Show the table, with a striking line for checks that are due."""
        view = shown.view
        self.query_one(Counters).update(drawn(counters(view)))
        due = (view.due or view.free) and not (view.claim or view.outcome)
        self.screen.set_class(bool(due), LOUD)
        super().tell(shown)
