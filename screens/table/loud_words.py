"""What was said with its question, in letters that are read from across a room."""

from rich.text import Text
from textual.widgets import Static

from companion.announcement import DOT, Announcement
from screens.kit.block_letters import blocks

MOST = 7  # rows of drawn letters: two lines of them


class LoudWords(Static):
    """Draws an announcement as large as there is room; what explains it stands below."""

    said = Announcement()

    def __init__(self) -> None:
        """Begin with nothing said."""
        super().__init__(id="announced-loud", markup=False)

    def say(self, said: Announcement) -> None:
        """Say this."""
        self.said = said
        self._draw()

    def on_resize(self) -> None:
        """Fit the new room."""
        self._draw()

    def _draw(self) -> None:
        """Draw what was said, with its question if both have room, else that alone."""
        said, _dot, explained = self.said.said.partition(DOT)
        asked = self.said.asked.upper()
        together = self._drawn(f"{asked} {said}".strip())
        rows = together or [asked, *(self._drawn(said) or [said.upper()])]
        self.update(Text("\n".join(filter(None, (*rows, explained)))))

    def _drawn(self, words: str) -> list[str]:
        """Draw words, if they have room; a row that is empty keeps lines apart."""
        drawn = blocks(words.upper(), self.content_size.width)
        return [row or " " for row in drawn] if len(drawn) <= MOST else []
