"""What was said with its question, in letters that are read from across a room."""

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from companion.announcement import Announcement
from screens.kit.block_letters import blocks

ONE_LINE = 4  # rows of drawn letters, with accents above
MOST = 8  # rows of drawn letters: two lines of them, and accents above


class Loud(Widget):
    """Draws words as large as there is room."""

    def words(self, width: int) -> Text:
        """Give the words as they are drawn in so many columns."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take as many rows as the words have when they are drawn so wide."""
        return len(self.words(width).wrap(self.app.console, max(width, 1)))

    def render(self) -> Text:
        """Draw the words in the room there is now."""
        return self.words(self.content_size.width)


class LoudWords(Loud):
    """Draws an announcement as large as there is room; what explains it stands below."""

    said = Announcement()

    def __init__(self) -> None:
        """Begin with nothing said."""
        super().__init__(id="announced-loud")

    def say(self, said: Announcement) -> None:
        """Say this."""
        self.said = said
        self.refresh(layout=True)

    def words(self, width: int) -> Text:
        """Draw what was said, with its question if both have room, else that alone."""
        said, asked = self.said.said, self.said.asked.upper()
        together = drawn(f"{asked} {said}".strip(), width)
        rows = together or [asked, *(drawn(said, width) or [said.upper()])]
        return Text("\n".join(filter(None, (self.said.earlier, *rows, self.said.explained))))


class LoudSign(Loud):
    """Draws what was said in one line of letters; where that has no room, it is not shown."""

    DEFAULT_CSS = "LoudSign { height: auto; }"

    def __init__(self) -> None:
        """Begin with nothing said."""
        super().__init__(id="announced-sign", classes="-empty")
        self._sign = ""

    def say(self, sign: str) -> None:
        """Say this."""
        self._sign = sign
        self.set_class(not sign, "-empty")
        self.refresh(layout=True)

    def words(self, width: int) -> Text:
        """Draw the sign, if one line has room for it."""
        return Text("\n".join(drawn(self._sign, width, ONE_LINE)))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take no room where it is not drawn."""
        return super().get_content_height(container, viewport, width) if self.words(width) else 0


def drawn(words: str, width: int, most: int = MOST) -> list[str]:
    """Draw words, if they have room; a row that is empty keeps lines apart."""
    rows = blocks(words.upper(), width)
    return [row or " " for row in rows] if len(rows) <= most else []
