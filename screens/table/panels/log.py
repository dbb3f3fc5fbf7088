"""The log, with the newest row at the bottom; only visible rows are drawn.

A long row is wrapped.
"""

from collections.abc import Sequence
from textwrap import wrap

from rich.segment import Segment
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from companion.locale import _
from screens.kit.rows import titled

LEAST = 10  # columns of a line, even where the log is hidden
UNDER = "   "  # wrapped lines stand below the words, not below the stamp


class Log(ScrollView, can_focus=False):
    """Shows rows of text."""

    DEFAULT_CSS = "Log { scrollbar-size-vertical: 1; }"

    def __init__(self, **named: str) -> None:
        """Begin with no rows."""
        super().__init__(**named)  # type: ignore[arg-type] # id and classes, as every widget
        self.border_title = titled(_("Log"))
        self._rows: tuple[str, ...] = ()
        self._lines: list[str] = []

    def tell(self, rows: Sequence[str]) -> None:
        """Show these rows, with the last one visible."""
        self._rows = tuple(rows)
        self._lay_out()

    def on_resize(self) -> None:
        """Keep the last row visible, even after there was no room for a while."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Wrap long rows."""
        width = self.content_size.width - self.styles.scrollbar_size_vertical
        self._lines = [line for row in self._rows for line in _broken(row, width)]
        self.virtual_size = Size(0, len(self._lines))
        self.scroll_end(animate=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one line."""
        at, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        text = self._lines[at] if at < len(self._lines) else ""
        return Strip([Segment(text, self.rich_style)]).adjust_cell_length(width, self.rich_style)


def _broken(row: str, width: int) -> list[str]:
    """Return a row as lines of at most this width."""
    return wrap(row, max(width, LEAST), subsequent_indent=UNDER) if len(row) > width else [row]
