"""The face of Agents: the list of choices over the counters, and beside them the words."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from screens.games.agents.counters import counters
from screens.games.agents.drawing import drawn
from screens.table.choice_list import ChoiceList
from screens.table.face import Shown
from screens.table.list_face import ListFace
from screens.table.log import Log
from screens.table.sheet_panel import SheetPanel

LOUD = "-loud"  # of the page, while checks are due


class Counters(Static):
    """Shows the numbers that matter now."""


class FilesFace(ListFace):
    """Shows the numbers of the moment large, and all the rest in words."""

    SCOPED_CSS: ClassVar = False  # where there is no room for all, the page says what is shown
    DEFAULT_CSS: ClassVar = """
    FilesFace .half { width: 1fr; height: 1fr; }
    FilesFace .words { padding: 0 0 0 1; }
    FilesFace Counters { height: 1fr; content-align: center top; }
    SeatPage.-narrow.-list FilesFace .words { display: none; }
    SeatPage.-narrow.-sheet FilesFace .numbers { display: none; }
    SeatPage.-narrow.-log FilesFace .numbers { display: none; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the list over the counters, and beside them the sheet and the log."""
        with Vertical(classes="half numbers"):
            yield ChoiceList(id="list")
            yield Counters(id="counters", markup=False)
        with Vertical(classes="half words"):
            yield SheetPanel(id="sheet")
            yield Log(id="log")

    def tell(self, shown: Shown) -> None:
        """Show how the table stands, and what is due in a loud line."""
        view = shown.view
        self.query_one(Counters).update(drawn(counters(view)))
        due = (view.due or view.free) and not (view.claim or view.outcome)
        self.screen.set_class(bool(due), LOUD)
        super().tell(shown)
