"""How things stand, in words: the sections of a game's sheet, each below its title."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.game import Row, Section
from screens.kit.rows import titled

BELOW = "  "  # a long value stands below its label, a little to the right
STYLES = ("dim", "", "bold")  # by how much a row matters


class SectionBox(Static):
    """One section: a label to the left, and how it stands to the right."""

    def __init__(self, section: Section) -> None:
        """Show a section."""
        super().__init__(Drawn(section), markup=False)
        self.border_title = titled(section.title)

    def tell(self, section: Section) -> None:
        """Show another section in the same place."""
        self.update(Drawn(section))
        self.border_title = titled(section.title)


class SheetPanel(VerticalScroll, can_focus=False):
    """Shows sections; what has no room is scrolled to."""

    _sections: tuple[Section, ...] = ()

    def compose(self) -> ComposeResult:
        """Begin with nothing."""
        yield from ()

    def tell(self, sections: Sequence[Section]) -> None:
        """Show these sections; what stands as it stood is not drawn anew."""
        before, self._sections = self._sections, tuple(sections)
        boxes = list(self.query(SectionBox))
        for box, old, new in zip(boxes, before, sections, strict=False):
            if old != new:
                box.tell(new)
        for box in boxes[len(sections) :]:
            box.remove()
        self.mount(*map(SectionBox, sections[len(boxes) :]))
        self.set_class(not sections, "-empty")


class Drawn:
    """The rows of a section: a value stands beside its label, or below it where it is long."""

    def __init__(self, section: Section) -> None:
        """Draw a section."""
        self._rows = section.rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the rows into the room there is."""
        for row in self._rows:
            yield from _lines(row, options.max_width)


def rows_of(row: Row, width: int) -> int:
    """Count the rows of the screen that a row takes."""
    return sum(1 for _line in _lines(row, width))


def _lines(row: Row, width: int) -> Iterator[Text]:
    """Write a row; the value of what everybody asks for stands out."""
    style = STYLES[row.weight]
    label = Text(row.label, "" if row.weight == 1 else style)
    free = width - cell_len(row.label) - cell_len(row.value)
    if free >= bool(row.label and row.value):
        yield Text.assemble(label, " " * free, (row.value, style))
        return
    yield label
    for line in wrap(row.value, max(width - len(BELOW), 1), break_on_hyphens=False):
        yield Text(BELOW + line, style)
