"""What hands do at the board: a list that Enter ticks off, as a whole or thing by thing."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from companion.core import CompanionError
from companion.locale import _
from companion.store.rows import Row
from companion.store.settings import LEARNING, MUTED
from screens.kit.rows import ENTER
from screens.kit.window import Shown, window

DONE, NEXT, LATER = "✓", "▸", "·"
SHORT = 4  # things of a list that stays whole: of a longer one, what is done makes room


class ToDoList(Static):
    """Shows what is still to be done; what is done is ticked off, and all done is gone."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        super().__init__(id="to-do", classes="-empty", markup=False)
        self._things: tuple[str, ...] = ()
        self._ticked = 0
        self._signed = False

    @property
    def left(self) -> tuple[str, ...]:
        """Give what is still to be done."""
        return self._things[self._ticked :]

    def tell(self, things: Sequence[str]) -> None:
        """Show what is to be done now; what goes on keeps its ticks, all else begins anew."""
        known, self._things = self._things, tuple(things)
        if not known or self._things[: len(known)] != known:
            self._ticked = 0
        self._draw()

    def let_enter(self, enters: bool) -> None:
        """Show the sign of Enter at the next thing, where Enter ticks that alone."""
        if enters != self._signed:
            self._signed = enters
            self._draw()

    def tick(self, *, by_steps: bool = False) -> bool:
        """Tick off the next thing, or all; say whether anything was left."""
        if not self.left:
            return False
        self._ticked = self._ticked + 1 if by_steps else len(self._things)
        self._draw()
        return True

    def _draw(self) -> None:
        """Draw the list; a single thing stands beside its title."""
        self.set_class(not self.left, "-empty")
        title = Text(_("To do at the board:"), "bold")
        if len(self._things) == 1:
            self.update(Text.assemble(title, f" {f'{ENTER} ' * self._signed}{self._things[0]}"))
        else:
            first = max(self._ticked - 1, 0) if len(self._things) > SHORT else 0
            rows = map(self._row, range(first, len(self._things)))
            self.update(Text("\n").join([title, *rows]))

    def _row(self, number: int) -> Text:
        """Write one thing, and whether it is done."""
        thing = self._things[number]
        if number < self._ticked:
            return Text(f" {DONE} {thing}", "dim")
        if number > self._ticked:
            return Text(f" {LATER} {thing}")
        return Text(f" {ENTER if self._signed else NEXT if self._ticked else LATER} {thing}")


def muted(shown: Shown) -> bool:
    """Say whether somebody knows all this and wants no list."""
    return window(shown).settings.to_do == MUTED


def learning(shown: Shown, row: Row) -> bool:
    """Say whether the list is gone through thing by thing: in the first game of its kind."""
    if window(shown).settings.to_do != LEARNING:
        return False
    try:
        others = window(shown).tables.list()
    except CompanionError:
        return False
    return not any(each.game == row.game and each.summary.get("outcome") for each in others)
