"""A bar that shows how far something has gone; a tap goes there."""

from dataclasses import dataclass

from textual import events
from textual.message import Message
from textual.widgets import Static

GONE, HERE, AHEAD = "=", "●", "-"
LEAST = 5  # columns of a bar that can be tapped


class Bar(Static):
    """Shows a place among others as a bar, and as numbers behind it."""

    DEFAULT_CSS = "Bar { height: 1; padding: 0 1; }"

    @dataclass
    class Tapped(Message):
        """The message that somebody wants to go to a place."""

        at: int

    def __init__(self, *, classes: str | None = None) -> None:
        """Begin without places."""
        super().__init__(markup=False, classes=classes)
        self._at, self._last, self._words = 0, 0, ""

    def tell(self, at: int, last: int, words: str = "") -> None:
        """Show that it has come so far, with words behind the bar."""
        self._at, self._last, self._words = at, last, words
        self._draw()

    def on_resize(self) -> None:
        """Use the new width."""
        self._draw()

    @property
    def _told(self) -> str:
        """Return what stands behind the bar."""
        return " ".join(filter(None, (f" {self._at + 1}/{self._last + 1}", self._words)))

    @property
    def _room(self) -> int:
        """Return the columns between the brackets."""
        return self.content_size.width - len(self._told) - len("[]")

    def _draw(self) -> None:
        """Draw the bar, or only the words where it has no room."""
        room = self._room
        if room < LEAST:
            self.update(self._told.strip())
            return
        gone = self._at * (room - 1) // max(self._last, 1)
        self.update(f"[{GONE * gone}{HERE}{AHEAD * (room - 1 - gone)}]{self._told}")

    def on_click(self, event: events.Click) -> None:
        """Tell which place was tapped."""
        x, room = event.x - self.styles.padding.left - 1, self._room
        if room >= LEAST and 0 <= x < room:
            event.stop()
            self.post_message(self.Tapped(round(x * self._last / (room - 1))))
