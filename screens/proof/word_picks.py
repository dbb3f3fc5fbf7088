"""The words that can be meant by the letters typed so far; one is tapped, or marked and taken."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from screens.kit.keys.taps import TappedOnce
from screens.kit.rows import ENTER
from screens.proof.word_entry import SHOWN


class Picks(TappedOnce, Static):
    """Shows the words that can be meant, and which of them Enter takes."""

    def __init__(self) -> None:
        """Begin without words."""
        super().__init__(id="picks", markup=False)
        self._words: tuple[str, ...] = ()
        self._more = False  # whether there are others that are not shown
        self._at = -1

    @property
    def marked(self) -> str:
        """Return the marked word; empty if none is."""
        return self._words[self._at] if self._at >= 0 else ""

    def offer(self, found: Sequence[str]) -> None:
        """Show these words, of many only the first; none is marked."""
        self._words, self._more, self._at = tuple(found[:SHOWN]), len(found) > SHOWN, -1
        self.display = bool(found)
        self._draw()

    def mark(self, down: int) -> None:
        """Mark the next word, or the one before."""
        start = self._at if self._at >= 0 else min(-down, 0)
        self._at = (start + down) % len(self._words) if self._words else -1
        self._draw()

    def _draw(self) -> None:
        """Write the words, each to be tapped."""
        row = [self._word(at) for at in range(len(self._words))]
        self.update(Content(" ").join([*row, *([Content("…")] if self._more else [])]))

    def _word(self, at: int) -> Content:
        """Return a word, with the sign of Enter if it is marked."""
        word = self._words[at]
        shown = f"[b reverse]{ENTER} $word[/]" if at == self._at else "$word"
        return Content.from_markup(f"[@click=screen.pick('{word}')]{shown}[/]", word=word)
