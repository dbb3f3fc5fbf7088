"""A line to be read from across a room, in drawn letters where they fit."""

from rich.text import Text

from screens.table.panels.loud_words import Loud, drawn


class LoudLine(Loud):
    """Shows a line in drawn letters if they fit, else in capitals."""

    def __init__(self, most: int, name: str, *, low: bool = False, said: str = "") -> None:
        """Draw at most so many rows; with `low`, even in a low window."""
        super().__init__(id=name)
        self._most, self._low = most, low
        self.text = said
        self._below = ""

    def say(self, said: str, below: str = "") -> None:
        """Show this line, with a smaller one below it."""
        if (said, below) != (self.text, self._below):
            self.text, self._below = said, below
            self.refresh(layout=True)

    def words(self, width: int) -> Text:
        """Return the line in drawn letters, or in capitals if it takes one row."""
        if not self.text:
            return Text(self._below)
        bare = self.text.removesuffix(".")
        room = self._low or self.screen.has_class("-high")
        rows = drawn(bare, width, self._most) if room else []
        short = len(self.text) <= width or self._below
        said = Text("\n".join(rows or [self.text.upper() if short else self.text]))
        return said.append(f"\n{self._below}", "not bold") if self._below else said
