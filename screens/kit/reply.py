"""The message below what was typed."""

from textual.widgets import Static


class Reply(Static):
    """Shows a message, and scrolls to it."""

    def __init__(self, said: str = "") -> None:
        """Begin with this message, or none."""
        super().__init__(said, id="answer", markup=False)

    def say(self, text: str) -> None:
        """Show this message."""
        self.update(text)
        if text:
            self.call_after_refresh(self.scroll_visible, animate=False)
