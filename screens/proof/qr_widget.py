"""A QR code as a widget, in black and white in every theme."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from companion.seal import qr

BLACK, WHITE = "#000000", "#ffffff"


class QrWidget(Widget):
    """Draws a text as a code, with two dots in each cell."""

    text: reactive[str] = reactive("", layout=True)
    _rows: Sequence[Sequence[qr.Cell]] = ()

    def watch_text(self, text: str) -> None:
        """Compute the code once, as that takes longer than drawing it."""
        self._rows = qr.cells(text) if text else ()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of the code."""
        return len(self._rows[0]) if self._rows else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height of the code."""
        return len(self._rows)

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        if y >= len(self._rows):
            return Strip.blank(self.size.width)
        return Strip([_cell(upper, lower) for upper, lower in self._rows[y]])


def _cell(upper: bool, lower: bool) -> Segment:
    """Draw two dots."""
    colours = Style(color=BLACK if upper else WHITE, bgcolor=BLACK if lower else WHITE)
    return Segment("▀", colours)
