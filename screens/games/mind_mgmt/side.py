"""What stands beside the board, one panel below the other.

Where there is too little room for all, the facts give some of theirs, as they can be scrolled.
"""

from collections.abc import Sequence

from textual.containers import Vertical
from textual.geometry import Size
from textual.layout import ArrangeResult, WidgetPlacement
from textual.layouts.vertical import VerticalLayout
from textual.widget import Widget

from screens.games.mind_mgmt.facts import Facts

LEAST = 5  # rows of the facts: the time track


class Yielding(VerticalLayout):
    """Lays out panels, and takes from the facts what the others need."""

    def arrange(
        self, parent: Widget, children: Sequence[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Arrange the panels, and move what lies below the facts up as far as they give room."""
        found: list[WidgetPlacement] = super().arrange(parent, list(children), size, greedy)
        over = max((each.region.bottom for each in found), default=0) - size.height
        facts = next((each for each in found if isinstance(each.widget, Facts)), None)
        if over <= 0 or not facts or facts.region.height <= LEAST:
            return found
        given = min(over, facts.region.height - LEAST)
        smaller = facts._replace(region=facts.region.shrink((0, 0, given, 0)))
        at = found.index(facts)
        below = (
            each._replace(region=each.region.translate((0, -given))) for each in found[at + 1 :]
        )
        return [*found[:at], smaller, *below]


class Side(Vertical):
    """Holds the panels beside the board."""

    @property
    def layout(self) -> Yielding:
        """Lay them out so that the log keeps some rows."""
        return Yielding()
