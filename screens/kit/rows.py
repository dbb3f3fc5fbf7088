"""Rows to choose from: also where they are only about to be drawn."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.widget import Widget
from textual.widgets import OptionList

from screens.kit.taps import again

ENTER = "⏎"  # the sign of what Enter takes
BETWEEN = " · "  # the parts of a title
LEAST = 12  # columns in which breaking words is worth it
PAGES = ("page_up", "page_down")


def turns(rows: Widget) -> bool:
    """Say whether a list has any room: what has none has no pages."""
    return bool(rows.scrollable_content_region)


def hanging(words: str, room: int, under: int) -> str:
    """Break words behind a key of so many columns; what goes on below stands to its right."""
    if cell_len(words) <= room - under or room < LEAST:
        return words
    lines = wrap(words, room - under, break_on_hyphens=False)
    return f"\n{' ' * under}".join(lines)


def titled(title: str) -> str:
    """Write a title into a line above a panel: apart from the line on both sides."""
    return Text(f" {title} ").markup if title else ""


def within(parts: Sequence[str], longest: int, room: int) -> str:
    """Join parts in one line; where there is too little room, the part at `longest` is cut."""
    line = BETWEEN.join(parts)
    if over := max(cell_len(line) - room, 0):
        cut = Text(parts[longest])
        cut.truncate(max(cut.cell_len - over, 1), overflow="ellipsis")
        line = BETWEEN.join((*parts[:longest], cut.plain, *parts[longest + 1 :]))
    return line


class Rows(OptionList):
    """Lists what can be chosen; it turns its pages as soon as it has any."""

    enters = True  # whether Enter takes the marked row now, so that its sign stands there

    @property
    def breadth(self) -> int:
        """Give the columns of a row beside the bar that pages have.

        There may be none; but if rows took its place, they might need fewer lines, and those no
        bar; so they would be broken in one way and the other without end.
        """
        return self.content_size.width - self.styles.scrollbar_size_vertical

    def let_enter(self, enters: bool) -> None:
        """Show the sign of Enter at the marked row, or not while Enter does something else."""
        if enters != self.enters:
            self.enters = enters
            self.watch_highlighted(self.highlighted)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Turn no page where there is no room for one."""
        return action not in PAGES or turns(self)

    def on_click(self, event: events.Click) -> None:
        """Leave a tap alone on a row that was taken away, though drawn, or has only just come."""
        at = event.style.meta.get("option", 0)
        if not again(event) and at >= self.option_count:
            event.prevent_default()


class KeyedRows(Rows):
    """Rows behind their keys; the marked one has the sign of Enter, where that takes it."""

    _signed: int | None = None  # the row that has the sign of Enter

    def row(self, at: int, *, marked: bool = False) -> Text:
        """Write a row as there is room for it now, with the sign of Enter or its key."""
        raise NotImplementedError

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Let the sign of Enter stand where the mark is."""
        super().watch_highlighted(highlighted)
        signed = highlighted if self.enters else None
        for at in {self._signed, highlighted}:
            if at is not None and at < self.option_count:
                self.replace_option_prompt_at_index(at, self.row(at, marked=at == signed))
        self._signed = highlighted

    def on_resize(self) -> None:
        """Write the rows for the room there is now."""
        for at in range(self.option_count):
            row = self.row(at, marked=self.enters and at == self.highlighted)
            self.replace_option_prompt_at_index(at, row)
