"""The layout of the panels beside the board.

If there is too little room, the facts shrink first, as they can be scrolled; then the log, then
what was announced. The choices shrink last.
"""

from collections.abc import Sequence

from textual.containers import Vertical
from textual.geometry import Size
from textual.layout import ArrangeResult, WidgetPlacement
from textual.layouts.vertical import VerticalLayout
from textual.widget import Widget

from screens.games.mind_mgmt.beside.facts import Facts
from screens.table.panels.announcement import Announced
from screens.table.panels.log import Log

LEAST = 5  # rows of the facts that always stay: the time track
HEARD = 8  # rows of announcement and tasks that stay; they can be scrolled
# Who shrinks in turn, and to how many rows.
GIVING = ((Facts, LEAST), (Log, 0), (Facts, 0), (Announced, HEARD))


class Yielding(VerticalLayout):
    """Lays out panels, and shrinks facts and log for the others."""

    def arrange(
        self, parent: Widget, children: Sequence[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Arrange the panels, and move those below a panel up as it shrinks."""
        found: list[WidgetPlacement] = super().arrange(parent, list(children), size, greedy)
        for giver, least in GIVING:
            over = max((each.region.bottom for each in found), default=0) - size.height
            found = _given(found, giver, least, over)
        return found


def _given(
    found: list[WidgetPlacement], giver: type[Widget], least: int, over: int
) -> list[WidgetPlacement]:
    """Shrink a panel as far as is needed, but keep some rows."""
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
        """Return the layout."""
        return Yielding()
