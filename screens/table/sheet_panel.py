"""How things stand, in words: the sections of a game's sheet, each below its title."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.sheet import Row, Section
from screens.kit.rows import titled

BELOW = "  "  # a long value stands below its label, a little to the right
POINT = "· "  # and so does each of several of one label
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
        yield from _written(self._rows, options.max_width)


def _written(section: Sequence[Row], width: int) -> Iterator[Text]:
    """Write the rows of a section; what several long ones are about is said once."""
    for label, same in groupby(section, key=lambda row: row.label):
        rows = tuple(same)
        if label and len(rows) > 1 and not all(_beside(row, width) for row in rows):
            yield from _listed(label, rows, width)
        else:
            for row in rows:
                yield from _lines(row, width)


def _beside(row: Row, width: int) -> bool:
    """Say whether a value has room beside its label."""
    return cell_len(row.label) + cell_len(row.value) + bool(row.label and row.value) <= width


def _listed(label: str, rows: Sequence[Row], width: int) -> Iterator[Text]:
    """Write a label once, and below it what is said of it, point by point."""
    yield from _label(label, max(row.weight for row in rows), width)
    for row in rows:
        yield from _below(row, width, POINT)


def rows_of(section: Section, width: int) -> int:
    """Count the rows of the screen that a section takes below its title."""
    return sum(1 for _line in _written(section.rows, width))


def _lines(row: Row, width: int) -> Iterator[Text]:
    """Write a row; the value of what everybody asks for stands out."""
    if not _beside(row, width):
        yield from _label(row.label, row.weight, width)
        yield from _below(row, width)
        return
    style = STYLES[row.weight]
    free = width - cell_len(row.label) - cell_len(row.value)
    yield Text.assemble((row.label, _named(row.weight)), " " * free, (row.value, style))


def _named(weight: int) -> str:
    """Give the style of a label."""
    return "" if weight == 1 else STYLES[weight]


def _label(label: str, weight: int, width: int) -> Iterator[Text]:
    """Write a label over what stands below it; what goes on stands further to the right."""
    for line in wrap(label, max(width, 1), subsequent_indent=BELOW * 2, break_on_hyphens=False):
        yield Text(line, _named(weight))


def _below(row: Row, width: int, point: str = "") -> Iterator[Text]:
    """Write a value below its label."""
    first, more = BELOW + point, BELOW + " " * len(point)
    room = max(width, len(first) + 1)
    for line in wrap(
        row.value, room, initial_indent=first, subsequent_indent=more, break_on_hyphens=False
    ):
        yield Text(line, STYLES[row.weight])
