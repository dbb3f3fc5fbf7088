"""What the keeper says aloud, in large words."""

from itertools import takewhile

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from companion.core import KEEPER, PUBLIC
from companion.game import Announcement
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.sight import view
from companion.games.mind_mgmt.words import WORDS
from companion.table import Table
from screens.kit.large_signs import large

ROOM = 36  # columns that spaced letters may take


class Aloud(Vertical):
    """Shows what was said last, until the next line."""

    said: tuple[Announcement, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the words, row by row or in one, and the sign that matters, drawn large."""
        yield Static(id="aloud-rows", markup=False)
        yield Static(id="aloud-row", markup=False)
        yield Static(id="aloud-sign", markup=False)
        yield Static(_("Any key, or a tap: the board."), id="aloud-on")

    def say(self, said: tuple[Announcement, ...]) -> None:
        """Say this, or nothing."""
        self.said = said
        words = [row for each in said for row in (each.said, each.then) if row]
        sign = said[-1].sign if said else ""
        self.query_one("#aloud-rows", Static).update("\n\n".join(map(spaced, words)))
        self.query_one("#aloud-row", Static).update(" · ".join(words))
        drawn = self.query_one("#aloud-sign", Static)
        drawn.update(large(sign))
        drawn.set_class(not sign, "-empty")
        self.display = bool(said)


def spaced(words: str) -> str:
    """Space short words out, so that they can be read from afar."""
    wide = " ".join(words)
    return wide if len(wide) <= ROOM else words


def aloud(table: Table) -> tuple[Announcement, ...]:
    """Give what the keeper has said since anybody else did something."""
    backwards = reversed(table.course.played)
    mine = [*takewhile(lambda each: table.record[each.number - 1].seat == KEEPER, backwards)]
    said = (WORDS.announce(each.move, view(each.before, PUBLIC)) for each in reversed(mine))
    return tuple(each for each in said if each)
