"""The notice that the window is too small; all below it waits unchanged."""

from textual.app import ComposeResult
from textual.geometry import Size
from textual.widgets import Static

from companion.locale import _
from screens.kit.page import Page
from screens.kit.window import window

LEAST = Page.least


def too_small(size: Size) -> bool:
    """Say whether a window is too small."""
    return size.width < LEAST.width or size.height < LEAST.height


class SmallWindow(Page[None]):
    """The notice; no key reaches the pages below."""

    CSS_PATH = "small_window.tcss"
    stays = True
    least = Size(1, 1)

    def compose(self) -> ComposeResult:
        """Lay out the sentence."""
        said = _("Companion needs more room: {columns}×{rows}. Nothing is lost.")
        yield Static(said.format(columns=LEAST.width, rows=LEAST.height))

    def on_screen_resume(self) -> None:
        """Close the notice if there is room by now."""
        window(self).go_on()

    def on_screen_suspend(self) -> None:
        """Show the notice again over whatever was opened."""
        window(self).ask_for_room(self.app.size)
