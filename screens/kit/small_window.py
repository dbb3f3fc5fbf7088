"""A window that is too small: one sentence, and everything below it waits as it was."""

from textual.app import ComposeResult
from textual.geometry import Size
from textual.widgets import Static

from companion.locale import _
from screens.kit.page import Page
from screens.kit.window import window

LEAST = Size(38, 18)  # in less room not everything could be drawn whole


def too_small(size: Size) -> bool:
    """Say whether a window has too little room."""
    return size.width < LEAST.width or size.height < LEAST.height


class Small(Page[None]):
    """Asks for more room; no key reaches what lies below."""

    CSS_PATH = "small_window.tcss"
    stays = True

    def compose(self) -> ComposeResult:
        """Lay out the sentence."""
        said = _("Companion needs more room: {columns}×{rows}. Nothing is lost.")
        yield Static(said.format(columns=LEAST.width, rows=LEAST.height))

    def on_screen_resume(self) -> None:
        """Leave when something that came over it is gone, and there is room by now."""
        window(self).go_on()

    def on_screen_suspend(self) -> None:
        """Come over whatever was shown meanwhile."""
        window(self).ask_for_room(self.app.size)
