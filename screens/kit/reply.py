"""What there is to say below what was typed."""

from textual.widgets import Static


class Reply(Static):
    """Says something, and comes into sight with it."""

    def __init__(self, said: str = "") -> None:
        """Begin with this, or with nothing."""
        super().__init__(said, id="answer", markup=False)

    def say(self, text: str) -> None:
        """Say this from now on."""
        self.update(text)
        if text:
            self.call_after_refresh(self.scroll_visible, animate=False)
