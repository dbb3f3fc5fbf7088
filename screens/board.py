"""The board: one widget that draws its rows itself, and refreshes the two cells that changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from screens.grid import LABEL, grid, nearest
from screens.lettering import ROLES, Words, rows
from screens.picture import COLUMNS, PLACES, ROWS, Picture

Corner = tuple[str, str]  # what choosing the location would bring, and its key
MARK = "◀"
TARGET = "·"
BANDED = "246"  # rows told apart by their ground where no lines run between them


class Board(Widget, can_focus=True):
    """Shows a picture, marks a location, and lets one be chosen."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"board--{role}" for role in ROLES),
        "board--label",
        "board--line",
        "board--wall",
        "board--below",
        "board--target",
        "board--marked",
        "board--here",
        "board--band",
    }

    @dataclass
    class Chosen(Message):
        """A location was chosen."""

        place: str

    picture: reactive[Picture] = reactive(Picture({}))
    targets: reactive[tuple[str, ...]] = reactive(())
    corners: reactive[Mapping[str, Corner]] = reactive({})
    marked: reactive[str] = reactive("", repaint=False)

    def __init__(self, **named: Any) -> None:
        """Begin with an empty board."""
        super().__init__(**named)
        self.grid = grid(40, 16)
        self._written: dict[str, list[list[Words]]] = {}

    def on_resize(self, event: events.Resize) -> None:
        """Choose how large the locations are."""
        self.grid = grid(event.size.width, event.size.height)
        self._written.clear()
        self.refresh()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Ask for as much as the board needs where there is room."""
        return grid(container.width, container.height).size.width

    def watch_picture(self) -> None:
        """Write every location anew."""
        self._written.clear()

    def watch_targets(self) -> None:
        """Write every location anew."""
        self._written.clear()

    def watch_corners(self) -> None:
        """Write every location anew."""
        self._written.clear()

    def watch_marked(self, before: str, after: str) -> None:
        """Draw the two locations anew whose mark changed."""
        for place in filter(None, (before, after)):
            self._written.pop(place, None)
            self.refresh(self.grid.region(place))

    def validate_marked(self, place: str) -> str:
        """Mark locations only."""
        return place if place in PLACES else ""

    def on_click(self, event: events.Click) -> None:
        """Choose the location under the finger."""
        place = self.grid.at(event.x, event.y)
        if place:
            self.marked = place
            self.post_message(self.Chosen(place))

    def move(self, across: int, down: int) -> None:
        """Mark the nearest location in a direction: among the targets, where there are some."""
        start = self.marked or self.picture.here or "D4"
        self.marked = nearest(start, across, down, self.targets or PLACES)

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        row, line = divmod(y - 1, self.grid.down)
        if not self.picture.cells or y >= self.grid.size.height:
            return Strip.blank(self.size.width, self.rich_style)
        if y == 0:
            drawn = self._labels()
        elif line == self.grid.height:
            drawn = self._between(row)
        else:
            drawn = self._across(row, line)
        return Strip(drawn).adjust_cell_length(self.size.width, self.rich_style)

    def _look(self, name: str, *, partial: bool = False) -> Style:
        """Give the style of a part of the board; a partial one says only what it sets itself."""
        return self.get_component_rich_style(f"board--{name}", partial=partial)

    def _labels(self) -> list[Segment]:
        """Draw the letters of the columns."""
        words = "".join(f"{column:^{self.grid.across}}" for column in COLUMNS)
        return [Segment(" " * LABEL + words, self._look("label"))]

    def _across(self, row: int, line: int) -> list[Segment]:
        """Draw one line through the locations of a row."""
        drawn = [Segment(f"{ROWS[row]} " if line == 0 else "  ", self._look("label"))]
        for column in COLUMNS:
            place = column + ROWS[row]
            drawn += self._cell(place, line)
            if column != COLUMNS[-1]:
                drawn.append(self._edge(place, chr(ord(column) + 1) + ROWS[row], "│", "┃"))
        return drawn

    def _cell(self, place: str, line: int) -> list[Segment]:
        """Draw one line of a location."""
        if place not in self._written:
            cell, short = self.picture.cells[place], self.picture.short
            size = self.grid.width, self.grid.height
            self._written[place] = rows(cell, short, *size, self._corner(place))
        ground = self._ground(place)
        drawn = [
            Segment(text, self._look(role) + ground) for text, role in self._written[place][line]
        ]
        return self._sunken(place, line, drawn, ground)

    def _corner(self, place: str) -> str:
        """Write what a location would bring and the key that chooses it, or that Enter does."""
        told, key = self.corners.get(place, ("", ""))
        if place == self.marked:
            return told + MARK
        return told + (key or TARGET * (place in self.targets))

    def _sunken(self, place: str, line: int, drawn: list[Segment], ground: Style) -> list[Segment]:
        """Mark a wall below a location where no line runs between the rows."""
        below = place[0] + chr(ord(place[1]) + 1)
        last = line == self.grid.height - 1
        if self.grid.lined or not last or not self.picture.walled(place, below):
            return drawn
        wall = self._look("below", partial=True)
        return [Segment(s.text.replace(" ", "▂"), (s.style or wall) + wall + ground) for s in drawn]

    def _ground(self, place: str) -> Style:
        """Give what lies under the words of a location."""
        if place == self.marked:
            return self._look("marked", partial=True)
        if place in self.targets:
            return self._look("target", partial=True)
        if place == self.picture.here:
            return self._look("here", partial=True)
        banded = not self.grid.lined and place[1] in BANDED
        return self._look("band", partial=True) if banded else Style()

    def _edge(self, one: str, other: str, line: str, wall: str) -> Segment:
        """Draw the border between two locations."""
        if self.picture.walled(one, other):
            return Segment(wall, self._look("wall"))
        return Segment(line, self._look("line"))

    def _between(self, row: int) -> list[Segment]:
        """Draw the line between two rows."""
        drawn = [Segment(" " * LABEL, self._look("label"))]
        for column in COLUMNS:
            edge = self._edge(column + ROWS[row], column + ROWS[row + 1], "─", "━")
            drawn.append(Segment(edge.text * self.grid.width, edge.style))
            if column != COLUMNS[-1]:
                drawn.append(Segment("┼", self._look("line")))
        return drawn
