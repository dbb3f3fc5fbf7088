"""How things stand, in words: the sections of a game's sheet, each in a frame with its title."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from companion.game import Row, Section

LABEL = 26  # letters of a label, where the value needs the rest
STYLES = ("dim", "", "bold")  # by how much a row matters


class SectionBox(Static):
    """One section: a label to the left, and how it stands to the right."""

    def __init__(self, section: Section) -> None:
        """Show a section."""
        super().__init__(drawn(section), markup=False)
        self.border_title = Text(section.title).markup

    def tell(self, section: Section) -> None:
        """Show another section in the same place."""
        self.update(drawn(section))
        self.border_title = Text(section.title).markup


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


def drawn(section: Section) -> Table:
    """Draw the rows of a section."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(max_width=LABEL, overflow="fold")
    table.add_column(ratio=1, justify="right", overflow="fold")
    for row in section.rows:
        table.add_row(*_cells(row))
    return table


def _cells(row: Row) -> tuple[Text, Text]:
    """Write a row; the value of what everybody asks for stands out."""
    style = STYLES[row.weight]
    return Text(row.label, "" if row.weight == 1 else style), Text(row.value, style)
