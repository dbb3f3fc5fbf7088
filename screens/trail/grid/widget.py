"""The board as a widget that draws its own rows, and redraws only changed places."""

from collections.abc import Mapping
from itertools import chain
from textwrap import wrap
from typing import ClassVar, Generic, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.content import Content
from textual.geometry import Region, Size
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from companion.untyped import Handed
from screens.kit.keys.taps import again
from screens.kit.rows import ENTER
from screens.trail.arrows import nearest
from screens.trail.chosen import Chosen
from screens.trail.grid.grid import grid, spares_a_line
from screens.trail.grid.lines import crossing, signed
from screens.trail.grid.look import PARTS, STYLE
from screens.trail.grid.picture import GridPicture
from screens.trail.grid.words import GONE, HOUR, NAME, NOTHING, PLAIN, Corner, Words
from screens.trail.signs import KEY, SHADE, TARGET

# The marks beside the marked place, in place of thin lines, so that nothing is hidden.
BEFORE, BEHIND = MARK = "▐", "▌"
FAINT = (PLAIN, GONE, NAME)
Picture = TypeVar("Picture", bound=GridPicture)


class GridBoard(Widget, Generic[Picture], can_focus=True):
    """Shows a picture of a board, with a mark that chooses a place."""

    DEFAULT_CSS: ClassVar = STYLE
    COMPONENT_CLASSES: ClassVar[set[str]] = PARTS

    targets: reactive[tuple[str, ...]] = reactive(())
    corners: reactive[Mapping[str, Corner]] = reactive({})
    marked: reactive[str] = reactive("", repaint=False)
    told: reactive[str] = reactive("", repaint=False)

    def __init__(self, picture: Picture, *, telling: bool = False, **named: Handed) -> None:
        """Begin with this picture; `telling` leaves a row for words below it."""
        super().__init__(**named)
        self.picture = picture
        self._telling = self._tells = telling
        self.grid = grid(picture.tiling, 40, 16)
        self._room = Size(40, 16)  # the size without the row for words
        self._written_for = Size()  # the size for which these are wrapped
        self._looks: dict[tuple[str, bool], Style] = {}
        self._cells: dict[tuple[str, str, bool], list[list[Segment]]] = {}
        self._lines: dict[int, Strip] = {}
        self._below = [""]
        self._enters = False  # whether Enter takes the marked place
        self._sides: dict[
            str, str
        ] = {}  # sides of the mark, by the places after which they are drawn

    def tell(self, picture: Picture) -> None:
        """Show another picture; every place is drawn again, as walls may need other lines."""
        if picture != self.picture:
            self.picture = picture
            self._lay_out()
            self.refresh()

    def let_enter(self, enters: bool) -> None:
        """Show or hide the sign of Enter at the marked place."""
        if enters != self._enters:
            self._enters = enters
            self._find_sides()
            self._mark_anew(self.marked)

    def on_resize(self, event: events.Resize) -> None:
        """Use the new size."""
        self._use(event.size)
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Draw rows; where a layout came with a scroll, nobody has told of the new size before."""
        self._use(self.size)
        return super().render_lines(crop)

    def _use(self, size: Size) -> None:
        """Place the places for a window of this size."""
        tells = self._telling and spares_a_line(self.picture.tiling, *size)
        room = Size(size.width, size.height - tells)
        if room != self._room:
            self._tells, self._room = tells, room
            self._lay_out()
        elif self._written_for != size:  # the words were written while a tab hid the board
            self._below = self._wrapped()
            self._draw_anew()

    def _lay_out(self) -> None:
        """Place the places, and draw them again."""
        self.grid = grid(self.picture.tiling, *self._room, self.picture.walled_below)
        self._below = self._wrapped()
        self._draw_anew()

    def notify_style_update(self) -> None:
        """Forget cached styles when they change."""
        self._looks.clear()
        self._draw_anew()
        super().notify_style_update()

    def _draw_anew(self) -> None:
        """Forget everything that was drawn."""
        self._cells.clear()
        self._lines.clear()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width that the board needs."""
        return grid(self.picture.tiling, container.width, container.height).size.width

    def watch_targets(self) -> None:
        """Draw every place again."""
        self._draw_anew()

    def watch_corners(self) -> None:
        """Draw every place again."""
        self._draw_anew()

    def watch_marked(self, before: str, after: str) -> None:
        """Draw the two places again whose mark changed."""
        self._find_sides()
        self._mark_anew(before, after)

    def _find_sides(self) -> None:
        """Find the places after which a side of the mark is drawn."""
        before = self.picture.tiling.beside(self.marked, -1, 0)
        self._sides = {self.marked: BEHIND, before: BEFORE}
        self._sides.pop("", None)

    def _mark_anew(self, *places: str) -> None:
        """Draw places again with the marks beside them."""
        sides = (0, 1, 0, 1)
        regions = [self.grid.region(place).grow(sides) for place in places if place]
        for y in chain.from_iterable(region.line_range for region in regions):
            self._lines.pop(y, None)
        self.refresh(*regions)

    def watch_told(self) -> None:
        """Write the words below the board again."""
        before, self._below = self._below, self._wrapped()
        rows = max(len(before), len(self._below))
        below = Region(0, self.size.height - rows, self.size.width, rows)
        for y in below.line_range:
            self._lines.pop(y, None)
        self.refresh(below)

    def validate_marked(self, place: str) -> str:
        """Return the place, or nothing if it is none."""
        return place if place in self.picture.tiling.spots else ""

    def on_click(self, event: events.Click) -> None:
        """Choose the place that was tapped."""
        if again(event):
            return
        place = self.grid.at(event.x, event.y)
        if self._tells and self._enters and event.y >= self.size.height - self._free:
            place = self.marked
        if place:
            self.marked = place
            self.post_message(Chosen(place))

    def move(self, across: int, down: int, before: str = "") -> None:
        """Move the mark to the nearest place in a direction, among the targets if there are any.

        Without a mark, it begins at `before`, where a mark was last.
        """
        tiling = self.picture.tiling
        start = self.marked or before or self.picture.here or tiling.middle
        among = self.targets or tuple(tiling.spots)
        self.marked = nearest(start, across, down, among, tiling.spots.__getitem__)

    def render_line(self, y: int) -> Strip:
        """Draw one row, or return the cached one."""
        if y not in self._lines:
            strip = Strip(self._drawn(y))
            self._lines[y] = strip.adjust_cell_length(self.size.width, self._look("label"))
        return self._lines[y]

    def _drawn(self, y: int) -> list[Segment]:
        """Draw one row."""
        if self._tells and y >= self.size.height - self._free:
            return self._told(y)
        if y >= self.grid.size.height or self.picture.blank:
            return []
        head = self.picture.tiling.head
        if y < head:
            return self._labels()
        row, line = self.grid.rows[y - head]
        return self._between(row) if line == self.grid.height else self._across(row, line)

    def _look(self, name: str, *, partial: bool = False) -> Style:
        """Return the style of a part of the board; with `partial`, only what it sets itself."""
        if (name, partial) not in self._looks:
            look = self.get_component_rich_style(f"board--{name}", partial=partial)
            self._looks[name, partial] = look
        return self._looks[name, partial]

    @property
    def _free(self) -> int:
        """Return how many rows are free below the board, at least one."""
        return max(self.size.height - self.grid.size.height, 1)

    @property
    def room(self) -> int:
        """Return how many letters fit below the board."""
        return self._free * max(self.size.width - 2, 1)

    def _wrapped(self) -> list[str]:
        """Wrap the words into the free rows, with a mark if they do not fit."""
        self._written_for = self.size
        room = max(self.size.width - 2, 1)
        if cell_len(self.told) <= room:  # wrapping takes longer than all else here
            return [self.told]
        rows = wrap(self.told, room, break_on_hyphens=False)
        last = " ".join(rows[self._free - 1 :])
        cut = Content(last).truncate(room, ellipsis=True).plain
        return [*rows[: self._free - 1], cut] if len(rows) >= self._free else rows

    def _told(self, y: int) -> list[Segment]:
        """Write one row of the words, of which the last one is the last row of the board."""
        at = y - self.size.height + len(self._below)
        words = (" ", self._below[at]) if at >= 0 else ()
        return [Segment(text, self._look("told")) for text in words]

    def _labels(self) -> list[Segment]:
        """Draw the letters of the columns."""
        tiling = self.picture.tiling
        words = "".join(f"{column:^{self.grid.across}}" for column in tiling.columns)
        return [Segment(" " * tiling.label + words, self._look("label"))]

    def _across(self, row: int, line: int) -> list[Segment]:
        """Draw one line through the places of a row."""
        tiling = self.picture.tiling
        name = tiling.rows[row] if line == 0 and tiling.rows else ""
        label = Segment(name.ljust(tiling.label - 1), self._look("label"))
        marks = self.marked and self.marked == tiling.at(0, row)
        edge = Segment(BEFORE, self._look("side")) if marks else Segment(" ", self._look("label"))
        columns = range(tiling.size[0])
        return [label, edge, *chain.from_iterable(self._line(at, row, line) for at in columns)]

    def _line(self, column: int, row: int, line: int) -> list[Segment]:
        """Draw one line of the place on a spot, or of the gap there."""
        tiling = self.picture.tiling
        if place := tiling.at(column, row):
            return self._cell(place)[line]
        marks = self.marked and self.marked == tiling.at(column + 1, row)
        edge = Segment(BEFORE, self._look("side")) if marks else Segment(" ")
        return [Segment(" " * self.grid.width), edge]

    def _cell(self, place: str) -> list[list[Segment]]:
        """Draw a place with the border at its right, or return the cached one."""
        held = place, self._sides.get(place, ""), self._signed(place)
        if held not in self._cells:
            size = self.grid.width, self.grid.height
            onward = self.picture.trace.leaving(place, self.grid.lines)
            written = self.picture.written(place, *size, self._corner(place), onward)
            drawn = [self._inked(place, words) for words in written]
            self._cells[held] = self._bordered(place, self._sunken(place, drawn))
        return self._cells[held]

    def _inked(self, place: str, words: list[Words]) -> list[Segment]:
        """Draw one line of a place, shaded where the trail can end."""
        ground, shaded = self._ground(place), place in self.picture.possible
        return [
            Segment(SHADE * len(text), self._look("shade") + ground)
            if shaded and len(text) > 1 and text.isspace()
            else Segment(text, self._ink(place, role) + ground)
            for text, role in words
        ]

    def _ink(self, place: str, role: str) -> Style:
        """Return the style of words: the current hour stands out, and faint words stay readable."""
        here = place == self.picture.here
        if here and role == HOUR:
            return self._look("now")
        lit = role in FAINT and (here or place in self.targets)
        return self._look(role) + (self._look("lit", partial=True) if lit else Style())

    def _corner(self, place: str) -> Corner:
        """Return what a place would bring, and the key that chooses it."""
        told, key = self.corners.get(place, NOTHING)
        if self._signed(place):
            return told, ENTER
        return told, KEY.format(key) if key else TARGET * (place in self.targets)

    def _signed(self, place: str) -> bool:
        """Say whether Enter takes a place."""
        return self._enters and place == self.marked

    def _sunken(self, place: str, drawn: list[list[Segment]]) -> list[list[Segment]]:
        """Underline a place with a wall below it, where no line has room."""
        below = self.picture.tiling.beside(place, 0, 1)
        lined = self.picture.tiling.spots[place][1] in self.grid.lines
        if lined or (place, below) not in self.picture.walls:
            return drawn
        wall = self._look("below") + self._ground(place)
        return [*drawn[:-1], [Segment("".join(part.text for part in drawn[-1]), wall)]]

    def _bordered(self, place: str, drawn: list[list[Segment]]) -> list[list[Segment]]:
        """Draw the border to the next place in the row."""
        tiling = self.picture.tiling
        other, last = tiling.beside(place, 1, 0), tiling.spots[place][0] == tiling.size[0] - 1
        edge = self._edge(place, other, " " if last else "│", "┃")
        if (side := self._sides.get(place, "")) and edge.text != "┃":
            edge = Segment(side, self._look("side"))
        sign = self.picture.trace.borders.get((place, other), "")
        crossed = Segment(sign, self._look("hour")) if sign else edge
        middle = (len(drawn) - 1) // 2
        return [[*line, crossed if at == middle else edge] for at, line in enumerate(drawn)]

    def _ground(self, place: str) -> Style:
        """Return the background of a place."""
        if place == self.marked:
            return self._look("marked", partial=True)
        if place in self.targets:
            return self._look("target", partial=True)
        if place == self.picture.here:
            return self._look("here", partial=True)
        if place in self.picture.walked:
            return self._look("trail", partial=True)
        banded = not self.grid.lines and self.picture.tiling.spots[place][1] % 2
        return self._look("band", partial=True) if banded else Style()

    def _edge(self, one: str, other: str, line: str, wall: str) -> Segment:
        """Draw the border between two places."""
        if (one, other) in self.picture.walls:
            return Segment(wall, self._look("wall"))
        return Segment(line, self._look("line"))

    def _between(self, row: int) -> list[Segment]:
        """Draw the line between two rows, or only its walls."""
        tiling, trace, lined = self.picture.tiling, self.picture.trace, self.grid.lined
        drawn = [Segment(" " * tiling.label, self._look("label"))]
        pairs = [(tiling.at(at, row), tiling.at(at, row + 1)) for at in range(tiling.size[0])]
        for pair, right in zip(pairs, [*pairs[1:], None], strict=True):
            edge = self._edge(*pair, "─" if lined else " ", "━")
            drawn += signed(edge, self.grid.width, trace.borders.get(pair, ""), self._look("hour"))
            if right:
                around = (*zip(pair, right, strict=True), pair, right)
                walls = [each in self.picture.walls for each in around]
                look = self._look("wall" if any(walls) else "line")
                sign = trace.crossings.get(pair[0], "")
                plain = Segment(crossing(*walls, lined=lined), look)
                drawn.append(Segment(sign, self._look("hour")) if sign else plain)
        return drawn
