"""How things stand beside the board, in words."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static


class Facts(VerticalScroll, can_focus=False):
    """Tells how things stand; what has no room is scrolled to."""

    def compose(self) -> ComposeResult:
        """Lay out the words."""
        yield Static(markup=False)

    def tell(self, text: str) -> None:
        """Tell this."""
        self.query_one(Static).update(text)
