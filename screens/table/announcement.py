"""What is said aloud with its question, a sign that is read across the table, and what to do."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Digits, Static

from companion.announcement import Announcement
from companion.locale import _
from screens.table.loud_words import LoudWords
from screens.table.to_do_list import ToDoList


class Announced(Vertical):
    """Shows what was announced last; a page in which it is large shows nothing but this."""

    DEFAULT_CSS: ClassVar = """
    Announced #announced-on { display: none; text-align: center; padding-top: 1; }
    """
    shown: Announcement | None = None

    def compose(self) -> ComposeResult:
        """Lay out the sentence, the sign, and what to do at the board."""
        yield LoudWords()
        yield Static(id="announced-words", markup=False)
        yield Digits(id="announced-sign", classes="-empty")
        yield ToDoList()
        yield Static(_("Any key, or a tap: the board."), id="announced-on")

    @property
    def to_do(self) -> ToDoList:
        """Give the list of what to do."""
        return self.query_one(ToDoList)

    def tell(self, announcement: Announcement | None, *, muted: bool = False) -> None:
        """Say this, or nothing; who knows what to do gets no list."""
        if announcement == self.shown:
            return
        self.shown = announcement
        said = announcement or Announcement()
        words = self.query_one("#announced-words", Static)
        words.update("\n".join(filter(None, (said.earlier, said.heard))))
        words.set_class(not said.heard, "-empty")
        loud = self.query_one(LoudWords)
        loud.say(said)
        loud.set_class(not said.heard, "-empty")
        sign = self.query_one(Digits)
        sign.update(said.sign)
        sign.set_class(not said.sign, "-empty")
        self.to_do.tell(() if muted else said.to_do)
        self._make_room()

    def tick(self, *, by_steps: bool = False) -> bool:
        """Tick off what was done at the board; say whether anything was left."""
        ticked = self.to_do.tick(by_steps=by_steps)
        self._make_room()
        return ticked

    def _make_room(self) -> None:
        """Take no room where nothing is left to be read."""
        heard = self.shown is not None and self.shown.heard
        self.set_class(not heard and not self.to_do.left, "-empty")
