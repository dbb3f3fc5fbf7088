"""The log: one row a line, the newest at the bottom, drawn only as far as it is seen.

Where it has the whole width of the window, it is there to be read: a long row goes on below.
"""

from collections.abc import Sequence
from textwrap import wrap

from rich.segment import Segment
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from companion.locale import _
from screens.kit.rows import titled

MORE = "…"
BESIDE = 8  # columns that frames may take of the window
UNDER = "   "  # a row that goes on stands under its words, not under its stamp


class Log(ScrollView, can_focus=False):
    """Shows rows of text."""

    DEFAULT_CSS = "Log { scrollbar-size-vertical: 1; }"

    def __init__(self, **named: str) -> None:
        """Begin with nothing."""
        super().__init__(**named)  # type: ignore[arg-type] # id and classes, as every widget
        self.border_title = titled(_("Log"))
        self._rows: tuple[str, ...] = ()
        self._lines: list[str] = []

    def tell(self, rows: Sequence[str]) -> None:
        """Show these rows, the last one in sight."""
        self._rows = tuple(rows)
        self._lay_out()

    def on_resize(self) -> None:
        """Keep the last row in sight, also where there was no room at all for a while."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Break long rows where there is room for that."""
        width = self.content_size.width - self.styles.scrollbar_size_vertical
        whole = width > len(UNDER) and self.size.width + BESIDE >= self.app.size.width
        self._lines = [line for row in self._rows for line in _broken(row, width, whole=whole)]
        self.virtual_size = Size(0, len(self._lines))
        self.scroll_end(animate=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one row; what has no room is marked."""
        at, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        text = self._lines[at] if at < len(self._lines) else ""
        if len(text) > width > 0:
            text = text[: width - 1] + MORE
        return Strip([Segment(text, self.rich_style)]).adjust_cell_length(width, self.rich_style)


def _broken(row: str, width: int, *, whole: bool) -> list[str]:
    """Break a row into lines, or leave it to be cut."""
    return wrap(row, width, subsequent_indent=UNDER) or [row] if whole else [row]
