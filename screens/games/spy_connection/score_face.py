"""The face of Spy Connection: the score, a large number above the choices, and missions."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from companion import rulebook
from companion.contract.sheet import Section
from companion.games.spy_connection.words.sheet import beside_the_score
from screens.games.spy_connection.big_number import BigNumber
from screens.games.spy_connection.standings import Standings
from screens.table.face import Shown
from screens.table.page_contract import NARROW
from screens.table.panels.choice_list import ChoiceList
from screens.table.panels.log import Log
from screens.table.panels.sheet_panel import SheetPanel
from screens.table.seat.list_face import ListFace

NARROW_SHARE = 0.75  # of what is below the score, in a narrow window
FEWEST_ROWS = 3


class ScoreFace(ListFace):
    """Shows the score and agents as pictures, and all else in words."""

    SCOPED_CSS: ClassVar = False  # in a small window, the page decides what is shown
    DEFAULT_CSS: ClassVar = """
    ScoreFace { layout: vertical; }
    ScoreFace #below { height: 1fr; }
    ScoreFace #choices { width: 1fr; }
    SeatPage.-high ScoreFace Standings { padding: 0 1 1 1; }
    SeatPage.-narrow #below { layout: vertical; }
    SeatPage.-narrow #choices { height: auto; max-height: 75%; }
    SeatPage.-narrow.-low.-list ScoreFace Standings { display: none; }
    SeatPage.-narrow.-low.-list ScoreFace.-over Standings { display: block; }
    SeatPage.-narrow.-log ScoreFace Standings { display: none; }
    SeatPage.-narrow.-log ScoreFace BigNumber { display: none; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the score at the top, then the number and choices, with the rest beside."""
        yield Standings(id="standings")
        with Horizontal(id="below"):
            with Vertical(id="choices"):
                yield BigNumber(id="asked-for")
                yield ChoiceList(id="list")
            with Vertical(id="beside"):
                yield SheetPanel(id="sheet")
                yield Log(id="log")

    def tell(self, shown: Shown) -> None:
        """Show the table."""
        self.query_one(Standings).tell(shown.view)
        self.query_one(BigNumber).tell(shown.view)
        self.set_class(shown.view.outcome is not None, "-over")
        super().tell(shown)
        self.call_after_refresh(self._leave_room)

    def on_resize(self) -> None:
        """Fit the list to the new height."""
        self.call_after_refresh(self._leave_room)

    def _leave_room(self) -> None:
        """Let the list be as high as the number above it leaves room for; it scrolls then."""
        share = NARROW_SHARE if self.screen.has_class(NARROW) else 1
        room = int(self.query_one("#below").size.height * share)
        number = self.query_one(BigNumber)
        taken = number.outer_size.height if number.display else 0
        self.list.styles.max_height = max(FEWEST_ROWS, room - taken)

    def sections(self, shown: Shown) -> Sequence[Section]:
        """Return the sections that are not drawn: missions, and what nobody checks here."""
        return beside_the_score(shown.view, rulebook.gist)
