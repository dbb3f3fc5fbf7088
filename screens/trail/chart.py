"""A board of places and links as a widget: drawn with lines, or as a list where they do not fit."""

from collections.abc import Iterator, Mapping
from itertools import groupby, pairwise, product
from operator import itemgetter
from textwrap import wrap
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region, Size
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from companion.trail.graph import Graph, Place
from companion.untyped import Handed
from screens.kit.keys.taps import again
from screens.trail.chosen import Chosen
from screens.trail.layout import Key, Layout, laid_out
from screens.trail.seen_board import SeenBoard
from screens.trail.signs import KEY, SHADE, TRACK, keys

UNDER = "  "
Cell = tuple[str, str]  # a letter and the part of the board whose style it has


class Chart(ScrollView, can_focus=False):
    """Shows what a seat sees, with a mark; a tap on a place is told to the page."""

    DEFAULT_CSS: ClassVar = """
    Chart { width: 1fr; height: 1fr; scrollbar-size-vertical: 1; }
    Chart > .chart--line { color: $text-muted; }
    Chart > .chart--track { color: $success; text-style: bold; }
    Chart > .chart--name { color: $foreground; }
    Chart > .chart--trail { background: $trail; text-style: bold; }
    Chart > .chart--here { background: $success-muted; text-style: bold; }
    Chart > .chart--target { background: $primary-muted; text-style: bold; }
    Chart > .chart--marked { background: $accent; color: $background; text-style: bold; }
    Chart:nocolor > .chart--marked {
        color: $foreground; background: $background; text-style: bold reverse;
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *("chart--line", "chart--track", "chart--name", "chart--trail"),
        *("chart--here", "chart--target", "chart--marked"),
    }

    seen_board: reactive[SeenBoard] = reactive(SeenBoard(Graph((), {})), init=False)
    targets: reactive[Mapping[Place, str]] = reactive({}, init=False)
    """The places that can be chosen, with their keys."""
    marked: reactive[Place] = reactive("", init=False)

    def __init__(self, **named: Handed) -> None:
        """Begin without places."""
        super().__init__(**named)
        self._layout: Layout | None = None
        self._laid: tuple[Graph, int, Size] | None = None  # the board, and for which room
        self._rows: list[list[Cell]] = []
        self._regions: dict[Place, Region] = {}

    @property
    def drawn(self) -> bool:
        """Say whether there is room for the lines between the places."""
        return self._layout is not None

    @property
    def cut(self) -> Mapping[str, Place]:
        """Return the names that do not fit, with the whole ones."""
        names = self._layout.names.items() if self._layout else ()
        return {name: place for place, name in names if name.strip() != place}

    def spot(self, place: Place) -> tuple[int, int]:
        """Return the column and row of a place, for whoever goes there with arrows."""
        if self._layout:
            return self._layout.spots[place]
        return 0, list(self.seen_board.rows).index(place)

    def on_resize(self) -> None:
        """Use the new size."""
        self._lay_out()

    def watch_seen_board(self) -> None:
        """Show what is seen now."""
        self._lay_out()
        self.scroll_home(animate=False)

    def watch_targets(self) -> None:
        """Show what can be chosen."""
        self._lay_out()

    def watch_marked(self) -> None:
        """Show the mark, and go to it."""
        self._lay_out()
        if self.marked in self._regions:
            self.scroll_to_region(self._regions[self.marked], animate=False)

    def _lay_out(self) -> None:
        """Draw the board for the current size."""
        room = self.size
        if not room:
            return
        if not self._stays(room):
            self._layout = laid_out(Key(self.seen_board.graph, room))
            self._laid = self.seen_board.graph, room.width, self.app.size
        self._rows, self._regions = [], {}
        if self._layout:
            self._draw(self._layout, room)
        else:
            self._list(max(room.width - self.styles.scrollbar_size_vertical, 1))
        self.virtual_size = Size(room.width, len(self._rows))
        self.refresh()

    def _stays(self, room: Size) -> bool:
        """Say whether the places stay where they are: only rows beside the board came or went."""
        same = self._laid == (self.seen_board.graph, room.width, self.app.size)
        return same and self._layout is not None and self._layout.size.height <= room.height

    def _draw(self, layout: Layout, room: Size) -> None:
        """Draw the places with lines between them, in the middle of the room."""
        shift = Offset(
            (room.width - layout.size.width) // 2, (room.height - layout.size.height) // 2
        )
        self._rows = [[(" ", "line")] * room.width for _row in range(room.height)]
        for at, sign in layout.lines.items():
            self._rows[at.y + shift.y][at.x + shift.x] = sign, "line"
        for place, box in layout.boxes.items():
            region = self._regions[place] = box.translate(shift)
            ground = self._ground(place)
            self._write(region.offset, layout.names[place], ground)
            self._write(region.offset + Offset(0, 1), self._status(place, box.width), ground)
        for at, sign in layout.ends.items():
            row, x = self._rows[at.y + shift.y], at.x + shift.x
            row[x] = (sign, "line") if row[x][0] == " " else row[x]
        for one, other in pairwise(self.seen_board.path) if self.seen_board.traced else ():
            for at in layout.ways.get((one, other), ()) or layout.ways.get((other, one), ()):
                self._rows[at.y + shift.y][at.x + shift.x] = TRACK, "track"

    def _write(self, at: Offset, text: str, part: str) -> None:
        """Write a text on the board."""
        row, x = self._rows[at.y], at.x
        for letter in text:
            row[x] = letter, part
            for behind in range(x + 1, x + cell_len(letter)):
                row[behind] = "", part  # a wide letter takes two columns
            x += cell_len(letter)

    def _status(self, place: Place, width: int) -> str:
        """Return the hour of a place, what was told of it, and its key, as far as they fit."""
        told = self.seen_board.told.get(place, "")
        warning = self.seen_board.warning(place) if place in self.targets else ""
        sign = self.targets.get(place, "")
        key = keys(KEY.format(sign)) if sign else ("",)
        for hour, said, by in product(self.seen_board.stamps(place), (told, told[:1]), key):
            text = " ".join(filter(None, (hour, said, f"{by}{warning}")))
            if cell_len(text) <= width:
                return self._filled(place, text, width)
        return self.seen_board.stamps(place)[-1][:width].ljust(width)

    def _filled(self, place: Place, text: str, width: int) -> str:
        """Fill the rest of a row, with a shade where the trail can end."""
        if place not in self.seen_board.possible:
            return text.ljust(width)
        apart = " " * bool(text)
        return f"{text}{apart}{SHADE * (width - cell_len(text) - len(apart))}"

    def _list(self, width: int) -> None:
        """List the places, each with its neighbours."""
        for place in self.seen_board.rows:
            sign = self.targets.get(place, "")
            by = f"{KEY.format(sign)}{self.seen_board.warning(place)} " if sign else ""
            lines = wrap(by + self.seen_board.row(place), width, subsequent_indent=UNDER)
            self._regions[place] = Region(0, len(self._rows), width, len(lines))
            for line in lines:
                self._rows.append([(letter, self._ground(place)) for letter in line])

    def _ground(self, place: Place) -> str:
        """Return the part of the board whose style a place has."""
        kinds = {
            "marked": place == self.marked,
            "target": place in self.targets,
            "here": place == self.seen_board.here,
            "trail": place in self.seen_board.walked,
        }
        return next((kind for kind, holds in kinds.items() if holds), "name")

    def render_line(self, y: int) -> Strip:
        """Draw one row."""
        at = y + self.scroll_offset.y
        row = self._rows[at] if at < len(self._rows) else []
        strip = Strip([*self._segments(row)])
        return strip.adjust_cell_length(self.scrollable_content_region.width, self.rich_style)

    def _segments(self, row: list[Cell]) -> Iterator[Segment]:
        """Go through the parts of a row that have one style."""
        for part, cells in groupby(row, key=itemgetter(1)):
            yield Segment("".join(letter for letter, _part in cells), self._style(part))

    def _style(self, part: str) -> Style:
        """Return the style of a part of the board."""
        return self.get_component_rich_style(f"chart--{part}")

    def on_click(self, event: events.Click) -> None:
        """Tell which place was tapped."""
        at = Offset(event.x, event.y) + self.scroll_offset
        place = next((each for each, box in self._regions.items() if box.contains_point(at)), "")
        if place and not again(event):
            self.post_message(Chosen(place))
