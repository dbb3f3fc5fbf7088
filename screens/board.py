"""The board: one widget that draws its rows itself, and refreshes the two cells that changed."""

from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from screens.picture import COLUMNS, PLACES, ROWS, Picture, rows

LABEL = 2
SMALLEST = (5, 2)
LARGEST = (14, 5)
ROLES = ("plain", "own", "gone", "hour", "token", "person", "name")


@dataclass(frozen=True)
class Grid:
    """How large a location is drawn, and whether lines run between the rows."""

    width: int
    height: int
    lined: bool

    @property
    def across(self) -> int:
        """Give the columns from one location to the next."""
        return self.width + 1

    @property
    def down(self) -> int:
        """Give the rows from one location to the next."""
        return self.height + self.lined

    @property
    def size(self) -> Size:
        """Give the room that the whole board takes."""
        return Size(LABEL + 6 * self.across - 1, 1 + 7 * self.down - self.lined)

    def region(self, place: str) -> Region:
        """Give where a location is drawn."""
        column, row = COLUMNS.index(place[0]), ROWS.index(place[1])
        return Region(LABEL + column * self.across, 1 + row * self.down, self.width, self.height)

    def at(self, x: int, y: int) -> str:
        """Give the location at a point, or nothing."""
        column, row = (x - LABEL) // self.across, (y - 1) // self.down
        if x < LABEL or y < 1 or column >= len(COLUMNS) or row >= len(ROWS):
            return ""
        return COLUMNS[column] + ROWS[row]


def grid(width: int, height: int) -> Grid:
    """Choose the largest drawing that has room."""
    wide = min((width - LABEL - 5) // 6, LARGEST[0])
    lined = (height - 1 - 6) // 7 >= SMALLEST[1]
    high = (height - 1 - 6 * lined) // 7
    return Grid(max(wide, SMALLEST[0]), max(min(high, LARGEST[1]), 1), lined)


class Board(Widget, can_focus=True):
    """Shows a picture, marks a location, and lets one be chosen."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"board--{role}" for role in ROLES),
        "board--label",
        "board--line",
        "board--wall",
        "board--target",
        "board--marked",
        "board--here",
    }

    @dataclass
    class Chosen(Message):
        """A location was chosen."""

        place: str

    @dataclass
    class Marked(Message):
        """Another location is marked."""

        place: str

    picture: reactive[Picture] = reactive(Picture({}))
    targets: reactive[tuple[str, ...]] = reactive(())
    marked: reactive[str] = reactive("")

    def __init__(self, **named: str) -> None:
        """Begin with an empty board."""
        super().__init__(**named)  # type: ignore[arg-type] # id and classes, as every widget
        self._grid = grid(40, 16)

    def on_resize(self, event: events.Resize) -> None:
        """Choose how large the locations are."""
        self._grid = grid(event.size.width, event.size.height)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Ask for as much as the board needs where there is room."""
        return grid(container.width, container.height).size.width

    def watch_marked(self, before: str, after: str) -> None:
        """Draw the two locations anew whose mark changed."""
        self._redraw(before, after)
        self.post_message(self.Marked(after))

    def _redraw(self, *places: str) -> None:
        """Draw locations anew."""
        self.refresh(*(self._grid.region(place) for place in places if place))

    def validate_marked(self, place: str) -> str:
        """Mark locations only."""
        return place if place in PLACES else ""

    def choose(self) -> None:
        """Choose the marked location."""
        if self.marked:
            self.post_message(self.Chosen(self.marked))

    def on_click(self, event: events.Click) -> None:
        """Choose the location under the finger."""
        place = self._grid.at(event.x, event.y)
        if place:
            self.marked = place
            self.post_message(self.Chosen(place))

    def move(self, across: int, down: int) -> None:
        """Mark the nearest location in a direction: among the targets, where there are some."""
        start = self.marked or self.picture.here or "A1"
        self.marked = nearest(start, across, down, self.targets or PLACES)

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        if not self.picture.cells:
            return Strip.blank(self.size.width, self.rich_style)
        if y == 0:
            return self._labels()
        row, line = divmod(y - 1, self._grid.down)
        if row >= len(ROWS):
            return Strip.blank(self.size.width, self.rich_style)
        drawn = self._between(row) if line == self._grid.height else self._across(row, line)
        return Strip(drawn).adjust_cell_length(self.size.width, self.rich_style)

    def _look(self, name: str) -> Style:
        """Give the style of a part of the board."""
        return self.get_component_rich_style(f"board--{name}")

    def _labels(self) -> Strip:
        """Draw the letters of the columns."""
        words = "".join(f"{column:^{self._grid.across}}" for column in COLUMNS)
        strip = Strip([Segment(" " * LABEL + words, self._look("label"))])
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def _across(self, row: int, line: int) -> list[Segment]:
        """Draw one line through the locations of a row."""
        label = f"{ROWS[row]} " if line == 0 else "  "
        drawn = [Segment(label, self._look("label"))]
        for column in COLUMNS:
            place = column + ROWS[row]
            drawn += self._cell(place, line)
            if column != COLUMNS[-1]:
                drawn.append(self._edge(place, chr(ord(column) + 1) + ROWS[row], "│", "┃"))
        return drawn

    def _cell(self, place: str, line: int) -> list[Segment]:
        """Draw one line of a location."""
        ground = self._ground(place)
        room = self._grid.width
        drawn = []
        words = rows(self.picture.cells[place], self.picture.short, room, self._grid.height)[line]
        for text, role in words:
            drawn.append(Segment(text[:room], self._look(role) + ground))
            room -= len(text[:room])
        rest = " " * room
        if line == 0 and room and place in self.targets:
            rest = " " * (room - 1) + ("◀" if place == self.marked else "·")
        return [*self._sunken(place, line, drawn), Segment(rest, ground)]

    def _sunken(self, place: str, line: int, drawn: list[Segment]) -> list[Segment]:
        """Mark a wall below a location where no line runs between the rows."""
        below = place[0] + chr(ord(place[1]) + 1)
        last = line == self._grid.height - 1
        if self._grid.lined or not last or not self.picture.walled(place, below):
            return drawn
        wall = self._look("wall")
        return [Segment(s.text.replace(" ", "▂"), (s.style or wall) + wall) for s in drawn]

    def _ground(self, place: str) -> Style:
        """Give what lies under the words of a location."""
        if place == self.marked:
            return self._look("marked")
        if place in self.targets:
            return self._look("target")
        return self._look("here") if place == self.picture.here else Style()

    def _edge(self, one: str, other: str, line: str, wall: str) -> Segment:
        """Draw the border between two locations."""
        if self.picture.walled(one, other):
            return Segment(wall, self._look("wall"))
        return Segment(line, self._look("line"))

    def _between(self, row: int) -> list[Segment]:
        """Draw the line between two rows."""
        drawn = [Segment(" " * LABEL, self._look("label"))]
        for column in COLUMNS:
            one, other = column + ROWS[row], column + ROWS[row + 1 : row + 2]
            edge = self._edge(one, other, "─", "━")
            drawn.append(Segment(edge.text * self._grid.width, edge.style))
            if column != COLUMNS[-1]:
                drawn.append(Segment("┼", self._look("line")))
        return drawn


def nearest(start: str, across: int, down: int, among: tuple[str, ...]) -> str:
    """Give the nearest location in a direction, or stay where none lies there."""

    def far(place: str) -> tuple[int, int]:
        right = (COLUMNS.index(place[0]) - COLUMNS.index(start[0])) * across
        below = (ROWS.index(place[1]) - ROWS.index(start[1])) * down
        aside = abs(COLUMNS.index(place[0]) - COLUMNS.index(start[0])) if down else 0
        aside += abs(ROWS.index(place[1]) - ROWS.index(start[1])) if across else 0
        return aside * 2 + right + below, right + below

    ahead = [place for place in among if far(place)[1] > 0]
    return min(ahead, key=far) if ahead else start
