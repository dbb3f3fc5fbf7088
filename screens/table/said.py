"""What a page says: it lies over the page where it hides the least, as long as it matters."""

from collections.abc import Callable

from textual.geometry import Region
from textual.widgets import Static


class Said(Static):
    """Shows what is said; it lies over the page, so that nothing moves."""

    def __init__(self, aside: Callable[[], Region]) -> None:
        """Begin with nothing said; it lies over the bottom of a region, or over all the width."""
        super().__init__(id="said", markup=False)
        self._aside = aside
        self.fleeting = False  # whether it goes away with the next key

    def say(self, text: str) -> bool:
        """Say something, or no more; say whether that changes what is in sight."""
        self.fleeting = False
        if not (text or self.display):  # a layout anew costs more than all the rest of a key
            return False
        self.update(text)
        self.display = bool(text)
        self.lie()
        return True

    def lie(self) -> None:
        """Lie where it hides the least."""
        aside = self._aside()
        self.styles.width = aside.width or None
        self.styles.offset = (aside.x, 0)
