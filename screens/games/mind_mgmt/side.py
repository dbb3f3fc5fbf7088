"""What stands beside the board, one panel below the other.

Where there is too little room for all, the facts give some of theirs, as they can be scrolled;
then the log gives all of its own, and what was heard gives some, before anything that can be
chosen is out of sight.
"""

from collections.abc import Sequence

from textual.containers import Vertical
from textual.geometry import Size
from textual.layout import ArrangeResult, WidgetPlacement
from textual.layouts.vertical import VerticalLayout
from textual.widget import Widget

from screens.games.mind_mgmt.facts import Facts
from screens.table.announcement import Announced
from screens.table.log import Log

LEAST = 5  # rows of the facts: the time track
HEARD = 8  # rows of what was heard and is to be done: it can be scrolled, too
# Who gives room in turn, and what it keeps.
GIVING = ((Facts, LEAST), (Log, 0), (Facts, 0), (Announced, HEARD))


class Yielding(VerticalLayout):
    """Lays out panels, and takes from the facts and the log what the others need."""

    def arrange(
        self, parent: Widget, children: Sequence[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Arrange the panels, and move what lies below one up as far as it gives room."""
        found: list[WidgetPlacement] = super().arrange(parent, list(children), size, greedy)
        for giver, least in GIVING:
            over = max((each.region.bottom for each in found), default=0) - size.height
            found = _given(found, giver, least, over)
        return found


def _given(
    found: list[WidgetPlacement], giver: type[Widget], least: int, over: int
) -> list[WidgetPlacement]:
    """Take from a panel what is too much, but for some rows."""
    panel = next((each for each in found if isinstance(each.widget, giver)), None)
    if over <= 0 or not panel or panel.region.height <= least:
        return found
    given = min(over, panel.region.height - least)
    smaller = panel._replace(region=panel.region.shrink((0, 0, given, 0)))
    at = found.index(panel)
    below = (each._replace(region=each.region.translate((0, -given))) for each in found[at + 1 :])
    return [*found[:at], smaller, *below]


class Side(Vertical):
    """Holds the panels beside the board."""

    @property
    def layout(self) -> Yielding:
        """Lay them out so that the log keeps some rows."""
        return Yielding()
