"""Announcements in letters to be read from across a room."""

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from companion.announcement import Announcement
from screens.kit.block_letters import blocks

ONE_LINE = 4  # rows of drawn letters in one line, with accents
MOST = 8  # rows of drawn letters in two lines, with accents


class Loud(Widget):
    """Shows words as large as they fit."""

    def words(self, width: int) -> Text:
        """Return the words as they are drawn for this width."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows that the words need at this width."""
        return len(self.words(width).wrap(self.app.console, max(width, 1)))

    def render(self) -> Text:
        """Return the words for the current width."""
        return self.words(self.content_size.width)


class LoudWords(Loud):
    """Shows an announcement as large as it fits, with its explanation below."""

    said = Announcement()

    def __init__(self) -> None:
        """Begin without words."""
        super().__init__(id="announced-loud")

    def say(self, said: Announcement) -> None:
        """Show this announcement."""
        self.said = said
        self.refresh(layout=True)

    def words(self, width: int) -> Text:
        """Draw the answer with its question if both fit, else the answer alone."""
        said, asked = self.said.said, self.said.asked.upper()
        together = drawn(f"{asked} {said}".strip(), width)
        rows = together or [asked, *(drawn(said, width) or [said.upper()])]
        return Text("\n".join(filter(None, (self.said.earlier, *rows, self.said.explained))))


class LoudSign(Loud):
    """Shows a sign in one line of drawn letters, or not at all if it does not fit."""

    DEFAULT_CSS = "LoudSign { height: auto; }"

    def __init__(self) -> None:
        """Begin without a sign."""
        super().__init__(id="announced-sign", classes="-empty")
        self._sign = ""

    def say(self, sign: str) -> None:
        """Show this sign."""
        self._sign = sign
        self.set_class(not sign, "-empty")
        self.refresh(layout=True)

    def words(self, width: int) -> Text:
        """Draw the sign, if it fits in one line."""
        return Text("\n".join(drawn(self._sign, width, ONE_LINE)))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows that the sign needs; 0 if it is not drawn."""
        return super().get_content_height(container, viewport, width) if self.words(width) else 0


def drawn(words: str, width: int, most: int = MOST) -> list[str]:
    """Return words in drawn letters; empty if they do not fit."""
    rows = blocks(words.upper(), width)
    return [row or " " for row in rows] if len(rows) <= most else []
