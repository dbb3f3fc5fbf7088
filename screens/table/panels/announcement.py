"""The last announcement: what was said, its sign in large letters, and what to do at the board."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.contract.announcement import Announcement
from companion.locale import _
from companion.store.machine_notes import Ticks
from companion.untyped import Handed
from screens.table.panels.loud_words import LoudSign, LoudWords
from screens.table.panels.to_do_list import ToDoList


class Announced(Vertical):
    """Shows the last announcement; on a page in large mode it is all that is shown."""

    DEFAULT_CSS: ClassVar = """
    Announced #announced-on { display: none; text-align: center; padding-top: 1; }
    """
    shown: Announcement | None = None
    _muted = False

    def __init__(self, *, taps: bool = False, **named: Handed) -> None:
        """Begin without an announcement; with `taps`, a tap on a task ticks it off."""
        super().__init__(**named)
        self.to_do = ToDoList(taps=taps)

    def compose(self) -> ComposeResult:
        """Lay out the words, the sign, and what to do at the board."""
        yield LoudWords()
        yield Static(id="announced-words", markup=False)
        yield LoudSign()
        yield self.to_do
        yield Static(_("Any key, or a tap: the board."), id="announced-on")

    def tell(self, announcement: Announcement | None, *, muted: bool = False) -> None:
        """Show this announcement or none; with `muted`, what to do at the board is left out."""
        if announcement == self.shown:
            return
        self.shown, self._muted = announcement, muted
        said = announcement or Announcement()
        words = self.query_one("#announced-words", Static)
        words.update("\n".join(filter(None, (said.earlier, said.heard))))
        words.set_class(not said.heard, "-empty")
        loud = self.query_one(LoudWords)
        loud.say(said)
        loud.set_class(not said.heard, "-empty")
        self.query_one(LoudSign).say(said.sign)
        self.mark(Ticks())

    def mark(self, ticks: Ticks) -> None:
        """Show which tasks are done, and take no room where nothing is left to read."""
        said = self.shown or Announcement()
        things = () if self._muted else said.to_do
        self.to_do.tell(things, ticks.of(said.since, len(things)))
        self.set_class(not said.heard and not self.to_do.left, "-empty")
