"""The log: one row a line, the newest at the bottom, drawn only as far as it is seen."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from companion.core import PUBLIC
from companion.table import Table
from companion.telling.standing import places
from companion.telling.story import Story

MORE = "…"
ROOM = 29  # letters of a row beside the map


class Log(ScrollView, can_focus=False):
    """Shows rows of text."""

    DEFAULT_CSS = "Log { scrollbar-size-vertical: 1; }"

    def __init__(self, **named: str) -> None:
        """Begin with nothing."""
        super().__init__(**named)  # type: ignore[arg-type] # id and classes, as every widget
        self._rows: tuple[str, ...] = ()

    def tell(self, rows: Sequence[str]) -> None:
        """Show these rows, the last one in sight."""
        self._rows = tuple(rows)
        self.virtual_size = Size(0, len(self._rows))
        self.scroll_end(animate=False)
        self.refresh()

    def on_resize(self) -> None:
        """Keep the last row in sight, also where there was no room at all for a while."""
        self.scroll_end(animate=False)

    def render_line(self, y: int) -> Strip:
        """Draw one row; what has no room is marked."""
        at, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        text = self._rows[at] if at < len(self._rows) else ""
        if len(text) > width > 0:
            text = text[: width - 1] + MORE
        return Strip([Segment(text, self.rich_style)]).adjust_cell_length(width, self.rich_style)


def story(table: Table) -> list[str]:
    """Tell the moves that stand, as everybody may read them."""
    said, place = Story(table.game, table.view(PUBLIC)), places(table.record)
    return [f"{place[number]:>2} {said.row(move, ROOM)}" for number, move in table.told(PUBLIC)]
