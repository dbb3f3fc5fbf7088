"""The sheet of a game: sections with titles."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.contract.sheet import Row, Section
from screens.kit.rows import titled

BELOW = "  "  # indents a long value below its label
POINT = "· "  # precedes each of several values of one label
STYLES = ("dim", "", "bold")  # by the weight of a row


class SectionBox(Static):
    """Shows one section, with labels at the left and values at the right."""

    def __init__(self, section: Section) -> None:
        """Show this section."""
        super().__init__(Drawn(section), markup=False)
        self.border_title = titled(section.title)

    def tell(self, section: Section) -> None:
        """Show another section in the same place."""
        self.update(Drawn(section))
        self.border_title = titled(section.title)


class SheetPanel(VerticalScroll, can_focus=False):
    """Shows sections that can be scrolled."""

    _sections: tuple[Section, ...] = ()

    def compose(self) -> ComposeResult:
        """Begin without sections."""
        yield from ()

    def tell(self, sections: Sequence[Section]) -> None:
        """Show these sections; unchanged ones are not drawn again."""
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
    """The rows of a section; a long value is put below its label."""

    def __init__(self, section: Section) -> None:
        """Draw this section."""
        self._rows = section.rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the rows for the current width."""
        return tuple(_written(self._rows, options.max_width))


def _written(section: Sequence[Row], width: int) -> Iterator[Text]:
    """Go through the lines of a section; a label of several long values is written once."""
    for label, same in groupby(section, key=lambda row: row.label):
        rows = tuple(same)
        if label and len(rows) > 1 and not all(_beside(row, width) for row in rows):
            yield from _listed(label, rows, width)
        else:
            for row in rows:
                yield from _lines(row, width)


def _beside(row: Row, width: int) -> bool:
    """Say whether a value fits beside its label."""
    return cell_len(row.label) + cell_len(row.value) + bool(row.label and row.value) <= width


def _listed(label: str, rows: Sequence[Row], width: int) -> Iterator[Text]:
    """Go through a label with several values, one below the other."""
    yield from _label(label, max(row.weight for row in rows), width)
    for row in rows:
        yield from _below(row, width, POINT)


def rows_of(section: Section, width: int) -> int:
    """Return how many lines a section needs below its title."""
    return sum(1 for _line in _written(section.rows, width))


def _lines(row: Row, width: int) -> Iterator[Text]:
    """Go through the lines of a row, whose value is bold if everybody asks for it."""
    if not _beside(row, width):
        yield from _label(row.label, row.weight, width)
        yield from _below(row, width)
        return
    style = STYLES[row.weight]
    free = width - cell_len(row.label) - cell_len(row.value)
    yield Text.assemble((row.label, _named(row.weight)), " " * free, (row.value, style))


def _named(weight: int) -> str:
    """Return the style of a label."""
    return "" if weight == 1 else STYLES[weight]


def _label(label: str, weight: int, width: int) -> Iterator[Text]:
    """Go through the lines of a label above its value."""
    for line in wrap(label, max(width, 1), subsequent_indent=BELOW * 2, break_on_hyphens=False):
        yield Text(line, _named(weight))


def _below(row: Row, width: int, point: str = "") -> Iterator[Text]:
    """Go through the lines of a value below its label."""
    first, more = BELOW + point, BELOW + " " * len(point)
    room = max(width, len(first) + 1)
    for line in wrap(
        row.value, room, initial_indent=first, subsequent_indent=more, break_on_hyphens=False
    ):
        yield Text(line, STYLES[row.weight])
