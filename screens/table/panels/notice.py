"""A notice, which lies over a page where it hides the least."""

from collections.abc import Callable

from textual.geometry import Region
from textual.widgets import Static


class Notice(Static):
    """Shows a message over the page, so that nothing moves."""

    def __init__(self, aside: Callable[[], Region]) -> None:
        """Begin without a message; `aside` returns the region to cover."""
        super().__init__(id="notice", markup=False)
        self._aside = aside
        self.fleeting = False  # whether the next key removes it

    def say(self, text: str) -> bool:
        """Show a message or none; say whether that changes what is visible."""
        self.fleeting = False
        if not (text or self.display):  # a new layout would take longer than all else
            return False
        self.update(text)
        self.display = bool(text)
        self.lie()
        return True

    def lie(self) -> None:
        """Move to where the message hides the least."""
        aside = self._aside()
        self.styles.width = aside.width or None
        self.styles.offset = (aside.x, 0)
