"""The sheet above the log, for pages that nobody scrolls: each section whole, or shorter."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from companion.contract.sheet import Section
from screens.table.panels.log import Log
from screens.table.panels.sheet_panel import SheetPanel, rows_of

SHARE = 0.8  # part of the rows for the sheet; the log has the rest
GUTTER = 1  # free columns at the right of a section
FRAME = 4  # columns of a title's frame


class SheetBeside(VerticalScroll, can_focus=False):
    """Shows the sections that fit; in a narrow window all of them."""

    _sections: tuple[Section, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the sections and the log."""
        yield SheetPanel(id="sheet")
        yield Log(id="log")

    def tell(self, sections: Sequence[Section]) -> None:
        """Show those of these sections that fit."""
        self._sections = tuple(sections)
        self._fit()

    def on_resize(self) -> None:
        """Use the new size."""
        self._fit()

    def _fit(self) -> None:
        """Show the sections that fit now."""
        width, height = self.content_size - (GUTTER, 0)
        narrow = self.screen.has_class("-narrow")
        room = int(SHARE * height)
        told = self._sections if narrow else fitting(self._sections, width, room)
        self.query_one(SheetPanel).tell(told)


def fitting(sections: Sequence[Section], width: int, room: int) -> list[Section]:
    """Return the sections that fit: whole, or only their most important rows.

    What matters now goes first, and nothing quiet stands where such a section has no room.
    """
    titled = [each for each in sections if cell_len(each.title) + FRAME <= width]
    urgent = [each for each in titled if each.revealed or any(row.weight for row in each.rows)]
    shown: dict[Section, Section] = {}
    for section in urgent:
        *_longer, shortest = _shorter(section)
        if _height(shortest, width) <= _left(shown, width, room):
            shown[section] = shortest
    for section, shortest in shown.items():
        most = _left(shown, width, room) + _height(shortest, width)
        shown[section] = next(each for each in _shorter(section) if _height(each, width) <= most)
    if len(shown) == len(urgent):
        for section in titled:
            if section not in shown and _height(section, width) <= _left(shown, width, room):
                shown[section] = section
    return [shown[each] for each in titled if each in shown]


def _left(shown: Mapping[Section, Section], width: int, room: int) -> int:
    """Return the rows that are left beside these sections."""
    return room - sum(_height(each, width) for each in shown.values())


def _shorter(section: Section) -> Iterator[Section]:
    """Go through the forms of a section: whole, then only its more important rows."""
    yield section
    if any(row.weight > 1 for row in section.rows):
        for least in (1, 2):
            yield replace(section, rows=tuple(row for row in section.rows if row.weight >= least))


def _height(section: Section, width: int) -> int:
    """Return the rows of a section with its title."""
    return 1 + rows_of(section, width)
