"""The message below what was typed."""

from textual.widgets import Static


class Reply(Static):
    """Shows a message, and keeps it in sight whatever size the window takes."""

    def __init__(self, said: str = "", classes: str = "") -> None:
        """Begin with this message, or none."""
        super().__init__(said, id="answer", classes=classes, markup=False)
        self._says = False

    def say(self, text: str) -> None:
        """Show this message."""
        self.update(text)
        self._says = bool(text)
        self.on_resize()

    def on_resize(self) -> None:
        """Scroll to the message, if there is one."""
        if self._says:
            self.call_after_refresh(self.scroll_visible, animate=False)
