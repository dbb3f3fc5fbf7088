"""A line that everybody is to read from across a room: in drawn letters, where there is room."""

from rich.text import Text

from screens.table.loud_words import Loud, drawn


class LoudLine(Loud):
    """Says a line in capitals: drawn where it has room, else as large as text can be."""

    def __init__(self, most: int, name: str, *, low: bool = False, said: str = "") -> None:
        """Draw at most so many rows; in a `low` window, too, or in a high one only."""
        super().__init__(id=name)
        self._most, self._low = most, low
        self.said = said
        self._below = ""

    def say(self, said: str, below: str = "") -> None:
        """Say this, with something quieter below it."""
        if (said, below) != (self.said, self._below):
            self.said, self._below = said, below
            self.refresh(layout=True)

    def words(self, width: int) -> Text:
        """Draw the line, or say it in capitals where that takes one row; below it is small."""
        if not self.said:
            return Text(self._below)
        bare = self.said.removesuffix(".")
        room = self._low or self.screen.has_class("-high")
        rows = drawn(bare, width, self._most) if room else []
        short = len(self.said) <= width or self._below
        said = Text("\n".join(rows or [self.said.upper() if short else self.said]))
        return said.append(f"\n{self._below}", "not bold") if self._below else said
