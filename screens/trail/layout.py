"""A board laid out for a size: a box for each place, and lines between them if all have room."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len, set_cell_size
from textual.geometry import Offset, Region, Size

from companion.trail.graph import Graph, Place
from companion.trail.placing import Spots, placed
from screens.trail.routes import STYLES, Canvas, Link
from screens.trail.signs import MORE

HIGH = 2  # rows of a box: the name, and what lies there
LEAST = 5  # columns of a box
GAPS = (4, 6, 3)  # columns between boxes, tried one after the other
CROWDED = 3  # so many links for a crossing; with fewer of them nobody can follow a line
MOST = 40  # places; more of them are always listed
SPARE, HIGHEST = 9, 5  # columns beside the longest name, and rows of a place, that are enough
SMALL = Size(49, 17)  # the room for a board in a window of 80×24
TRIES = 4  # so many ways to share the room are tried


@dataclass(frozen=True)
class Layout:
    """Where each place is drawn, by which name, and the signs of the lines between them."""

    size: Size
    spots: Spots
    boxes: Mapping[Place, Region]
    names: Mapping[Place, str]
    lines: Mapping[Offset, str]
    ways: Mapping[tuple[Place, Place], Sequence[Offset]]  # the cells of the line between two places
    ends: Mapping[Offset, str]  # how lines go on in a box, where nothing else stands there

    @property
    def cut(self) -> int:
        """Return how many names are cut."""
        return sum(name.rstrip() != place for place, name in self.names.items())


@lru_cache(maxsize=8)
def laid_out(key: "Key") -> Layout | None:
    """Return the board for a size; None where its names and lines have no room."""
    if not key.graph.places or len(key.graph.places) > MOST:
        return None
    found: Layout | None = None
    for share in _shares(key.graph, key.size):
        layout = _tried(key.graph, key.size, *share)
        if layout and (found is None or layout.cut < found.cut):
            found = layout
        if found and not found.cut:
            break
    return found


@dataclass(frozen=True)
class Key:
    """A board and a size, by which a layout is kept."""

    graph: Graph
    size: Size

    def __hash__(self) -> int:
        """Tell boards apart by their places."""
        return hash((self.graph.places, self.size))


def links(graph: Graph) -> Iterator[Link]:
    """Go through all links, each pair of places once for a kind."""
    for number, leads in enumerate(graph.links.values()):
        style = min(number, len(STYLES) - 1)
        for one, there in leads.items():
            for other in there:
                back = one in leads.get(other, ())
                if not back or graph.order[one] < graph.order[other]:
                    yield Link(one, other, style, not back)


def _shares(graph: Graph, size: Size) -> Iterator[tuple[Spots, int]]:
    """Go through ways to share the room: spots for all places, and columns between boxes.

    Of those that cut no name, the one for a small window comes first, so that places lie alike on
    every page.
    """
    longest, count = max(map(cell_len, graph.places)), len(graph.places)

    def missing(columns: int, within: Size) -> int:
        return max(longest + GAPS[0] - within.width // columns, 0)

    def order(columns: int) -> tuple[int, int, int]:
        wide, high = SMALL.width // columns, SMALL.height // -(-count // columns)
        return missing(columns, size), missing(columns, SMALL), -min(wide, 3 * high)

    able = [each for each in range(1, count + 1) if _fits(size, each, -(-count // each))]
    grids = [(each, -(-count // each)) for each in sorted(able, key=order)[:TRIES]]
    several = [placed(graph, *grid) for grid in grids]
    for spots in [graph.at, *several] if graph.at else several:
        yield from ((spots, gap) for gap in GAPS)


def _fits(size: Size, columns: int, rows: int) -> bool:
    """Say whether so many boxes have room."""
    return size.width // columns >= LEAST + min(GAPS) and size.height // rows > HIGH


def _tried(graph: Graph, size: Size, spots: Spots, gap: int) -> Layout | None:
    """Return a layout with these spots, if all its lines have room."""
    columns, rows = (1 + max(each) for each in zip(*spots.values(), strict=True))
    if not _fits(size, columns, rows):
        return None
    wide = min(size.width // columns, max(map(cell_len, graph.places)) + SPARE)
    high = min(size.height // rows, HIGHEST)
    size = Size(columns * wide, rows * high)
    names = {place: _cut(place, max(wide - gap, LEAST)) for place in graph.places}
    boxes = {
        place: Region(x * wide + 1, y * high + (high - HIGH) // 2, cell_len(names[place]), HIGH)
        for place, (x, y) in spots.items()
    }
    canvas = Canvas(size, boxes)
    far = {each: _far(spots, each) for each in links(graph)}
    drawn = all(canvas.draw(each) for each in sorted(far, key=lambda link: far[link]))
    if drawn and canvas.crossings * CROWDED <= len(far):
        lines, ends = dict(canvas.signs()), dict(canvas.ends())
        return Layout(size, spots, boxes, names, lines, canvas.ways, ends)
    return None


def _far(spots: Spots, link: Link) -> int:
    """Return how far the two ends of a link are from each other."""
    (left, top), (right, bottom) = spots[link.one], spots[link.other]
    return abs(left - right) + abs(top - bottom)


def _cut(name: str, room: int) -> str:
    """Return a name as far as it fits, and no box too narrow for what lies there."""
    if cell_len(name) > room:
        name = set_cell_size(name, room - 1).rstrip() + MORE
    return name + " " * (LEAST - cell_len(name))
