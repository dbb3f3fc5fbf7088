"""What the keeper says aloud, in large words."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.announcement import Announcement
from companion.games.mind_mgmt.locale import _
from screens.kit.large_signs import large
from screens.table.to_do_list import ToDoList

ROOM = 36  # columns that spaced letters may take


class Aloud(Vertical):
    """Shows what was said last, until the next line."""

    said: tuple[Announcement, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the words, row by row or in one, and the sign that matters, drawn large."""
        yield Static(id="aloud-rows", markup=False)
        yield Static(id="aloud-row", markup=False)
        yield Static(id="aloud-sign", markup=False)
        yield ToDoList()
        yield Static(_("Any key, or a tap: the board."), id="aloud-on")

    def say(self, said: tuple[Announcement, ...], *, muted: bool = False) -> None:
        """Say this, or nothing; who knows what to do gets no list."""
        self.said = said
        words = [each.heard for each in said if each.heard]
        things = [thing for each in said for thing in each.to_do]
        self.query_one(ToDoList).tell(() if muted else things)
        sign = said[-1].sign if said else ""
        self.query_one("#aloud-rows", Static).update("\n\n".join(map(spaced, words)))
        self.query_one("#aloud-row", Static).update(" · ".join(words))
        drawn = self.query_one("#aloud-sign", Static)
        drawn.update(large(sign))
        drawn.set_class(not sign, "-empty")
        self._make_room()

    def tick(self, *, by_steps: bool) -> bool:
        """Tick off what was done at the board; say whether anything was left."""
        ticked = self.query_one(ToDoList).tick(by_steps=by_steps)
        self._make_room()
        return ticked

    def _make_room(self) -> None:
        """Take no room where nothing is left to be read."""
        self.display = bool(self.query_one(ToDoList).left) or any(each.heard for each in self.said)


def spaced(words: str) -> str:
    """Space short words out, so that they can be read from afar."""
    wide = " ".join(words)
    return wide if len(wide) <= ROOM else words
