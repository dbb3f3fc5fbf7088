"""How things stand, above the log, where nobody scrolls: each section whole, or shorter."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from companion.sheet import Section
from screens.table.log import Log
from screens.table.sheet_panel import SheetPanel, rows_of

SHARE = 0.8  # of the room that sections may take; the rest is the log's
GUTTER = 1  # columns that a section keeps free at its right
FRAME = 4  # columns of a title that are not its letters


class SheetBeside(VerticalScroll, can_focus=False):
    """Shows what of the sections has room; in a narrow window all of them, one below the other."""

    _sections: tuple[Section, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the sections and the log."""
        yield SheetPanel(id="sheet")
        yield Log(id="log")

    def tell(self, sections: Sequence[Section]) -> None:
        """Show these sections, as far as they have room."""
        self._sections = tuple(sections)
        self._fit()

    def on_resize(self) -> None:
        """Fit the new room."""
        self._fit()

    def _fit(self) -> None:
        """Show what has room now."""
        width, height = self.content_size - (GUTTER, 0)
        narrow = self.screen.has_class("-narrow")
        room = int(SHARE * height)
        told = self._sections if narrow else fitting(self._sections, width, room)
        self.query_one(SheetPanel).tell(tuple(told))


def fitting(sections: Sequence[Section], width: int, room: int) -> Iterator[Section]:
    """Give sections that have room: whole, else what everybody asks for, else not at all."""
    for section in sections:
        found = next((each for each in _shorter(section) if _height(each, width) <= room), None)
        if found and cell_len(found.title) + FRAME <= width:
            room -= _height(found, width)
            yield found


def _shorter(section: Section) -> Iterator[Section]:
    """Give a section whole, and then only what everybody asks for."""
    yield section
    if rows := tuple(row for row in section.rows if row.weight > 1):
        yield replace(section, rows=rows)


def _height(section: Section, width: int) -> int:
    """Count the rows of a section with its title."""
    return 1 + rows_of(section, width)
