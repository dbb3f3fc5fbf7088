"""Announcements in letters to be read from across a room."""

from collections.abc import Iterator

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from companion.contract.announcement import Announcement
from screens.kit.letters.large_words import drawings, fitting, plain, sizes

ONE_LINE = 4  # rows of drawn letters in one line, with accents
MOST = 8  # rows of drawn letters in two lines, with accents
SHARE = 4  # a high window gives them so large a part of its rows
BULLET = 4  # columns before a task
AROUND = 6  # rows around an announcement that has the whole window


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

    announcement = Announcement()

    def __init__(self) -> None:
        """Begin without words."""
        super().__init__(id="announced-loud")

    def say(self, said: Announcement) -> None:
        """Show this announcement."""
        self.announcement = said
        self.refresh(layout=True)

    def _room(self, width: int) -> int:
        """Return the rows for the words: where the page shows nothing else, all but the tasks."""
        rows = self.screen.size.height
        if not self.screen.has_class("-large"):
            return max(MOST, rows // SHARE)
        tasks = sum(len(plain(task, max(width - BULLET, 1))) for task in self.announcement.to_do)
        return rows - AROUND - tasks

    def words(self, width: int) -> Text:
        """Draw the announcement as large as it fits."""
        beside = self._beside(width)
        return Text("\n".join(loud(self.announcement, beside, self._room(beside))))

    def _beside(self, width: int) -> int:
        """Return the width beside a scroll bar, as letters would bring it and take it away."""
        around = self.parent
        if not isinstance(around, Widget) or around.show_vertical_scrollbar:
            return width
        return width - around.styles.scrollbar_size_vertical * self.screen.has_class("-large")


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


def loud(said: Announcement, width: int, rows: int) -> list[str]:
    """Return an announcement as large as it fits, with what came before and explains it as text."""
    earlier, explained = plain(said.earlier, width), plain(said.explained, width)
    room = rows - len(earlier) - len(explained)
    return [*earlier, *fitting(forms(said, width), room), *explained]


def forms(said: Announcement, width: int) -> Iterator[list[str]]:
    """Go through the forms of an answer: with its question, then without, each time smaller."""
    whole = f"{said.asked} {said.aloud}".strip()
    yield from drawings(whole, width)
    if said.asked and said.aloud:
        asked = plain(said.asked.upper(), width)
        yield from ([*asked, *answer] for answer in sizes(said.aloud, width))
    else:
        yield from sizes(whole, width)


def drawn(words: str, width: int, most: int = MOST) -> list[str]:
    """Return words in drawn letters, in close lines if there is less room; empty without any."""
    return next((rows for rows in drawings(words, width) if len(rows) <= most), [])
