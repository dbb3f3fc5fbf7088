"""The tasks at the board, which Enter ticks off one by one or together."""

from collections.abc import Collection, Sequence
from itertools import takewhile
from textwrap import wrap

from textual.content import Content
from textual.widgets import Static

from companion.core import CompanionError
from companion.locale import _
from companion.store.rows import TableRow
from companion.store.settings import LEARNING, MUTED
from screens.kit.keys.taps import TappedOnce
from screens.kit.rows import ENTER, LEAST, hanging
from screens.kit.window import OnScreen, window

DONE, LATER = "✓", "·"
UNDER = "   "  # indents the further lines of a task
SHORT = 4  # in a list with more tasks, those that are done are left out
NOBODY, EACH, ALL = "", "each", "all"  # where the sign of Enter stands


class ToDoList(TappedOnce, Static):
    """Shows the tasks that are left; the list vanishes when all are done."""

    def __init__(self, *, taps: bool) -> None:
        """Begin without tasks; with `taps`, a tap on a task ticks it off."""
        super().__init__(id="to-do", classes="-empty", markup=False)
        self._things: tuple[str, ...] = ()
        self._done: frozenset[int] = frozenset()
        self._taps = taps
        self._enters = NOBODY

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the places of the tasks that are left."""
        return tuple(at for at in range(len(self._things)) if at not in self._done)

    @property
    def left(self) -> tuple[str, ...]:
        """Return the tasks that are left."""
        return tuple(self._things[at] for at in self.waiting)

    def tell(self, things: Sequence[str], done: Collection[int]) -> None:
        """Show these tasks, and which of them are done."""
        now = tuple(things), frozenset(done)
        if now != (self._things, self._done):
            self._things, self._done = now
            self._draw()

    def let_enter(self, enters: str) -> None:
        """Show the sign of Enter at the next task, at all of them, or nowhere."""
        if enters != self._enters:
            self._enters = enters
            self._draw()

    def _draw(self) -> None:
        """Draw the list; a single task stands beside its title."""
        self.set_class(not self.left, "-empty")
        sign, said = f"{ENTER} " * (self._enters == ALL), _("To do at the board:")
        title = Content.styled(sign + said, "bold")
        if len(self._things) == 1:
            row = f" {f'{ENTER} ' * (self._enters == EACH)}{self._things[0]}"
            words, room = f"{title.plain}{row}", self.size.width
            if room >= LEAST:
                words = "\n".join(wrap(words, room, subsequent_indent=UNDER))
            self.update(self._tapped(words.removeprefix(title.plain), 0, title.plain))
        else:
            begun = len(tuple(takewhile(self._done.__contains__, range(len(self._things)))))
            first = max(begun - 1, 0) if len(self._things) > SHORT else 0
            rows = map(self._row, range(first, len(self._things)))
            all_at_once = self._tapped("", "", title.plain) if self._enters == ALL else title
            self.update(Content("\n").join([all_at_once, *rows]))

    def on_resize(self) -> None:
        """Wrap the rows for the new width."""
        self._draw()

    def _row(self, at: int) -> Content:
        """Return the row of a task, with a sign if it is done."""
        thing = hanging(self._things[at], self.size.width, len(UNDER))
        if at in self._done:
            return Content.styled(f" {DONE} {thing}", "dim")
        following = self._enters == EACH and at == self.waiting[0]
        return self._tapped(f" {ENTER if following else LATER} {thing}", at)

    def _tapped(self, row: str, at: int | str, title: str = "") -> Content:
        """Return a row on which a tap ticks off one task or all; its title works, too."""
        if not self._taps:
            return Content.styled(title, "bold") + row
        markup = f"[@click=screen.tick({at})][b]$title[/b]$row[/]"
        return Content.from_markup(markup, title=title, row=row)


def muted(shown: OnScreen) -> bool:
    """Say whether the list is turned off in the settings."""
    return window(shown).settings.to_do == MUTED


def learning(shown: OnScreen, row: TableRow) -> bool:
    """Say whether tasks are done one by one, as in somebody's first game of this kind."""
    if window(shown).settings.to_do != LEARNING:
        return False
    try:
        others = window(shown).tables.list()
    except CompanionError:
        return False
    return not any(each.game == row.game and each.summary.get("outcome") for each in others)
