"""Lists to choose from, which also work before they are drawn."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.widget import Widget
from textual.widgets import OptionList

from screens.kit.keys.taps import again

ENTER = "⏎"  # the sign of Enter at the marked row
BETWEEN = " · "  # between the parts of a title
LEAST = 12  # with fewer columns, words are not wrapped
PAGES = ("page_up", "page_down")


def turns(rows: Widget) -> bool:
    """Say whether a list has any room, without which it has no pages."""
    return bool(rows.scrollable_content_region)


def hanging(words: str, room: int, under: int) -> str:
    """Wrap a text that follows so many columns of a key, with its further lines indented."""
    if cell_len(words) <= room - under or room < LEAST:
        return words
    lines = wrap(words, room - under, break_on_hyphens=False)
    return f"\n{' ' * under}".join(lines)


def titled(title: str) -> str:
    """Return a title for the line above a panel, with blanks around it."""
    return Text(f" {title} ").markup if title else ""


def within(parts: Sequence[str], longest: int, room: int) -> str:
    """Join parts into one line; if they do not fit, the part at `longest` is cut."""
    line = BETWEEN.join(parts)
    if over := max(cell_len(line) - room, 0):
        cut = Text(parts[longest])
        cut.truncate(max(cut.cell_len - over, 1), overflow="ellipsis")
        line = BETWEEN.join((*parts[:longest], cut.plain, *parts[longest + 1 :]))
    return line


class Rows(OptionList):
    """A list that can turn its pages."""

    enters = True  # whether Enter takes the marked row now

    @property
    def breadth(self) -> int:
        """Return the columns of a row, without those of the scrollbar.

        They are left free even without a scrollbar: rows that used them could then need fewer lines
        and no scrollbar, and would be wrapped again and again in two ways.
        """
        return self.content_size.width - self.styles.scrollbar_size_vertical

    def let_enter(self, enters: bool) -> None:
        """Show or hide the sign of Enter at the marked row."""
        if enters != self.enters:
            self.enters = enters
            self.watch_highlighted(self.highlighted)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Allow turning pages only where there is room."""
        return action not in PAGES or turns(self)

    def on_click(self, event: events.Click) -> None:
        """Ignore a tap on a row that is gone or has only just appeared."""
        at = event.style.meta.get("option", 0)
        if not again(event) and at >= self.option_count:
            event.prevent_default()


class KeyedRows(Rows):
    """Rows with keys; the marked one shows the sign of Enter."""

    _signed: int | None = None  # the row with the sign of Enter

    def row(self, at: int, *, marked: bool = False) -> Text:
        """Return a row for the current width, with its key or the sign of Enter."""
        raise NotImplementedError

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Move the sign of Enter to the marked row."""
        super().watch_highlighted(highlighted)
        signed = highlighted if self.enters else None
        for at in {self._signed, highlighted}:
            if at is not None and at < self.option_count:
                self.replace_option_prompt_at_index(at, self.row(at, marked=at == signed))
        self._signed = highlighted

    def on_resize(self) -> None:
        """Write the rows again for the new width."""
        for at in range(self.option_count):
            row = self.row(at, marked=self.enters and at == self.highlighted)
            self.replace_option_prompt_at_index(at, row)
