"""The board as a widget that draws its own rows, and redraws only changed locations."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from textwrap import wrap
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from companion.games.mind_mgmt.board.plan import COLUMNS, PLACES, ROWS, Place, spot
from companion.untyped import Handed
from screens.games.mind_mgmt.board.grid import LABEL, beside, grid, spares_a_line
from screens.games.mind_mgmt.board.lettering import (
    CODED_FROM,
    GONE,
    HOUR,
    NAME,
    PLAIN,
    ROLES,
    Corner,
    Words,
    rows,
)
from screens.games.mind_mgmt.board.lines import crossing, signed
from screens.games.mind_mgmt.board.picture import Picture
from screens.kit.keys.taps import again
from screens.kit.rows import ENTER
from screens.trail.arrows import nearest
from screens.trail.signs import KEY, SHADE, TARGET

# The marks beside the marked location, in place of thin lines, so that nothing is hidden.
BEFORE, BEHIND = MARK = "▐", "▌"
FAINT = (PLAIN, GONE, NAME)
BANDED = "246"  # rows have alternating backgrounds where no lines separate them


class Board(Widget, can_focus=True):
    """Shows a picture of the board, with a mark that chooses a location."""

    DEFAULT_CSS: ClassVar = """
    Board { color: $foreground; }
    Board > .board--label { color: $text-muted; }
    Board > .board--line { color: $line; }
    Board > .board--wall { color: $foreground; text-style: bold; }
    Board > .board--below { color: $foreground; text-style: bold underline; }
    Board > .board--plain { color: $text-muted; }
    Board > .board--own { text-style: bold; color: $accent; }
    Board > .board--gone { text-style: strike; color: $text-muted; }
    Board > .board--hour { text-style: bold; color: $success; }
    Board > .board--now { text-style: bold reverse; color: $success; }
    Board > .board--lit { color: $foreground; }
    Board > .board--token { color: $warning; }
    Board > .board--person { text-style: bold; }
    Board > .board--name { color: $text-muted; }
    Board > .board--sign { color: $warning; }
    Board > .board--side { color: $accent; }
    Board > .board--hint { text-style: bold; color: $foreground; }
    Board > .board--target { background: $primary-muted; }
    Board > .board--marked { background: $accent; color: $background; text-style: bold; }
    Board > .board--here { background: $success-muted; }
    Board > .board--trail { background: $trail; }
    Board > .board--shade { color: $primary; }
    Board > .board--told { color: $text-muted; }
    Board > .board--band { background: $panel; }
    Board:nocolor > .board--marked {
        color: $foreground; background: $background; text-style: bold reverse;
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"board--{role}" for role in ROLES),
        "board--now",
        "board--lit",
        "board--label",
        "board--line",
        "board--wall",
        "board--below",
        "board--target",
        "board--marked",
        "board--side",
        "board--here",
        "board--trail",
        "board--band",
        "board--told",
        "board--shade",
    }

    @dataclass
    class Chosen(Message):
        """The message that a location was chosen."""

        place: str

    picture: reactive[Picture] = reactive(Picture({}))
    targets: reactive[tuple[str, ...]] = reactive(())
    corners: reactive[Mapping[str, Corner]] = reactive({})
    marked: reactive[str] = reactive("", repaint=False)
    told: reactive[str] = reactive("", repaint=False)

    def __init__(self, *, telling: bool = False, **named: Handed) -> None:
        """Begin with an empty board; `telling` leaves a row for words below it."""
        super().__init__(**named)
        self._telling = self._tells = telling
        self.grid = grid(40, 16)
        self._room = Size(40, 16)  # the size without the row for words
        self._written_for = Size()  # the size for which these are wrapped
        self._looks: dict[tuple[str, bool], Style] = {}
        self._cells: dict[tuple[str, str, bool], list[list[Segment]]] = {}
        self._lines: dict[int, Strip] = {}
        self._below = [""]
        self._enters = False  # whether Enter takes the marked location
        self._sides: dict[
            str, str
        ] = {}  # sides of the mark, by the locations after which they are drawn

    def let_enter(self, enters: bool) -> None:
        """Show or hide the sign of Enter at the marked location."""
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
        """Place the locations for a window of this size."""
        tells = self._telling and spares_a_line(*size)
        room = Size(size.width, size.height - tells)
        if room != self._room:
            self._tells, self._room = tells, room
            self._lay_out()
        elif self._written_for != size:  # the words were written while a tab hid the board
            self._below = self._wrapped()
            self._draw_anew()

    def _lay_out(self) -> None:
        """Place the locations, and draw them again."""
        self.grid = grid(*self._room, self.picture.walled_below)
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
        return grid(container.width, container.height).size.width

    def watch_picture(self) -> None:
        """Draw every location again, as walls may need other lines."""
        self._lay_out()

    def watch_targets(self) -> None:
        """Draw every location again."""
        self._draw_anew()

    def watch_corners(self) -> None:
        """Draw every location again."""
        self._draw_anew()

    def watch_marked(self, before: str, after: str) -> None:
        """Draw the two locations again whose mark changed."""
        self._find_sides()
        self._mark_anew(before, after)

    def _find_sides(self) -> None:
        """Find the locations after which a side of the mark is drawn."""
        self._sides = {self.marked: BEHIND, beside(self.marked, -1, 0): BEFORE}
        self._sides.pop("", None)

    def _mark_anew(self, *places: str) -> None:
        """Draw locations again with the marks beside them."""
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
        """Return the location, or nothing if it is none."""
        return place if place in PLACES else ""

    def on_click(self, event: events.Click) -> None:
        """Choose the location that was tapped."""
        if again(event):
            return
        place = self.grid.at(event.x, event.y)
        if self._tells and self._enters and event.y >= self.size.height - self._free:
            place = self.marked
        if place:
            self.marked = place
            self.post_message(self.Chosen(place))

    def move(self, across: int, down: int, before: str = "") -> None:
        """Move the mark to the nearest location in a direction, among the targets if there are any.

        Without a mark, it begins at `before`, where a mark was last.
        """
        start = self.marked or before or self.picture.here or "D4"
        among = self.targets or PLACES
        self.marked = nearest(start, across, down, among, lambda at: spot(Place(at)))

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
        if y >= self.grid.size.height or not self.picture.cells:
            return []
        if y == 0:
            return self._labels()
        row, line = self.grid.rows[y - 1]
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
        words = "".join(f"{column:^{self.grid.across}}" for column in COLUMNS)
        return [Segment(" " * LABEL + words, self._look("label"))]

    def _across(self, row: int, line: int) -> list[Segment]:
        """Draw one line through the locations of a row."""
        label = Segment(ROWS[row] if line == 0 else " ", self._look("label"))
        first = self.marked == COLUMNS[0] + ROWS[row]
        edge = Segment(BEFORE, self._look("side")) if first else Segment(" ", self._look("label"))
        cells = chain.from_iterable(self._cell(c + ROWS[row])[line] for c in COLUMNS)
        return [label, edge, *cells]

    def _cell(self, place: str) -> list[list[Segment]]:
        """Draw a location with the border at its right, or return the cached one."""
        held = place, self._sides.get(place, ""), self._signed(place)
        if held not in self._cells:
            size = self.grid.width, self.grid.height
            onward = self.picture.trace.leaving(place, self.grid.lines)
            cell = replace(self.picture.cells[place], onward=onward)
            short = self.picture.short if size[0] >= CODED_FROM else self.picture.tiny
            written = rows(cell, short, *size, self._corner(place))
            drawn = [self._inked(place, words) for words in written]
            self._cells[held] = self._bordered(place, self._sunken(place, drawn))
        return self._cells[held]

    def _inked(self, place: str, words: list[Words]) -> list[Segment]:
        """Draw one line of a location, shaded where the Recruiter can be."""
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
        """Return what a location would bring, and the key that chooses it."""
        told, key = self.corners.get(place, ("", ""))
        if self._signed(place):
            return told, ENTER
        return told, KEY.format(key) if key else TARGET * (place in self.targets)

    def _signed(self, place: str) -> bool:
        """Say whether Enter takes a location."""
        return self._enters and place == self.marked

    def _sunken(self, place: str, drawn: list[list[Segment]]) -> list[list[Segment]]:
        """Underline a location with a wall below it, where no line has room."""
        below = beside(place, 0, 1)
        if ROWS.index(place[1]) in self.grid.lines or not self.picture.walled(place, below):
            return drawn
        wall = self._look("below") + self._ground(place)
        return [*drawn[:-1], [Segment("".join(part.text for part in drawn[-1]), wall)]]

    def _bordered(self, place: str, drawn: list[list[Segment]]) -> list[list[Segment]]:
        """Draw the border to the next location in the row."""
        last = place[0] == COLUMNS[-1]
        edge = self._edge(place, beside(place, 1, 0), " " if last else "│", "┃")
        if (side := self._sides.get(place, "")) and edge.text != "┃":
            edge = Segment(side, self._look("side"))
        sign = self.picture.trace.borders.get((place, beside(place, 1, 0)), "")
        crossed = Segment(sign, self._look("hour")) if sign else edge
        middle = (len(drawn) - 1) // 2
        return [[*line, crossed if at == middle else edge] for at, line in enumerate(drawn)]

    def _ground(self, place: str) -> Style:
        """Return the background of a location."""
        if place == self.marked:
            return self._look("marked", partial=True)
        if place in self.targets:
            return self._look("target", partial=True)
        if place == self.picture.here:
            return self._look("here", partial=True)
        if self.picture.cells[place].hour:
            return self._look("trail", partial=True)
        banded = not self.grid.lines and place[1] in BANDED
        return self._look("band", partial=True) if banded else Style()

    def _edge(self, one: str, other: str, line: str, wall: str) -> Segment:
        """Draw the border between two locations."""
        if self.picture.walled(one, other):
            return Segment(wall, self._look("wall"))
        return Segment(line, self._look("line"))

    def _between(self, row: int) -> list[Segment]:
        """Draw the line between two rows, or only its walls."""
        drawn = [Segment(" " * LABEL, self._look("label"))]
        line = "─" if self.grid.lined else " "
        above, below = ROWS[row], ROWS[row + 1]
        for column, right in zip(COLUMNS, COLUMNS[1:] + " ", strict=True):
            edge = self._edge(column + above, column + below, line, "━")
            sign = self.picture.trace.borders.get((column + above, column + below), "")
            drawn += signed(edge, self.grid.width, sign, self._look("hour"))
            if right != " ":
                sides = ((column + above, right + above), (column + below, right + below))
                across = ((column + above, column + below), (right + above, right + below))
                walls = [self.picture.walled(*each) for each in (*sides, *across)]
                look = self._look("wall" if any(walls) else "line")
                sign = self.picture.trace.crossings.get(column + above, "")
                plain = Segment(crossing(*walls, lined=self.grid.lined), look)
                drawn.append(Segment(sign, self._look("hour")) if sign else plain)
        return drawn
