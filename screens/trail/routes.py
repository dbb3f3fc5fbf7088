"""Lines between boxes on a screen: along free cells, and straight across where they meet."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import pairwise

from textual.geometry import Offset, Region, Size

At = tuple[Offset, Offset]  # a cell, and the direction in which a line came there
UP, DOWN, LEFT, RIGHT = WAYS = (Offset(0, -1), Offset(0, 1), Offset(-1, 0), Offset(1, 0))
BIT = dict(zip(WAYS, (1, 2, 4, 8), strict=True))
BACK = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
STEP = {UP: 2, DOWN: 2, LEFT: 1, RIGHT: 1}  # a row is about as high as two columns are wide
TURN, CROSS, BESIDE = 3, 8, 4  # what turns, crossings, and passing close to a box cost
ACROSS, UPRIGHT = BIT[LEFT] | BIT[RIGHT], BIT[UP] | BIT[DOWN]
# A sign for each shape, in as many styles as kinds of links are told apart.
CORNERS = (9, 5, 10, 6)  # up and right, up and left, down and right, down and left
SHAPES = (ACROSS, UPRIGHT, *CORNERS)
STYLES = tuple(dict(zip(SHAPES, signs, strict=True)) for signs in ("─│└┘┌┐", "═║╚╝╔╗", "━┃┗┛┏┓"))
# Where two lines cross: the style of the one across, then of the upright one.
CROSSINGS = ("┼╫╂", "╪╬╬", "┿╬╋")
HEADS = {UP: "▴", DOWN: "▾", LEFT: "◂", RIGHT: "▸"}


@dataclass(frozen=True)
class Link:
    """A line to draw: its two boxes, its style, and whether it leads only one way."""

    one: str
    other: str
    style: int
    single: bool = False


@dataclass
class Canvas:
    """A part of the screen with boxes, between which lines are drawn one after the other."""

    size: Size
    boxes: Mapping[str, Region]
    lines: dict[Offset, list[tuple[int, int]]] = field(default_factory=dict)  # shapes and styles
    heads: dict[Offset, str] = field(default_factory=dict)
    ways: dict[tuple[str, str], tuple[Offset, ...]] = field(default_factory=dict)  # cells by boxes

    def __post_init__(self) -> None:
        """Note which cells are taken, and which lie close to a box."""
        self._taken = {cell for box in self.boxes.values() for cell in _cells(box)}
        grown = (box.grow((1, 1, 1, 1)) for box in self.boxes.values())
        self._close = {cell for box in grown for cell in _cells(box)}

    def draw(self, link: Link) -> bool:
        """Draw a line the shortest way; say whether there was any."""
        ways = self._route(self.boxes[link.one], self.boxes[link.other])
        for (cell, came), (_next, goes) in pairwise(ways):
            self.lines.setdefault(cell, []).append((BIT[BACK[came]] | BIT[goes], link.style))
        self.ways.setdefault((link.one, link.other), tuple(cell for cell, _way in ways[:-1]))
        if ways and link.single:
            self.heads[ways[-2][0]] = HEADS[ways[-1][1]]
        return bool(ways)

    @property
    def crossings(self) -> int:
        """Return how often two lines cross."""
        return sum(len(drawn) > 1 for drawn in self.lines.values())

    def signs(self) -> Iterator[tuple[Offset, str]]:
        """Go through the cells of all lines with their signs."""
        for cell, drawn in self.lines.items():
            if cell in self.heads:
                yield cell, self.heads[cell]
            elif len(drawn) == 1:
                [(shape, style)] = drawn
                yield cell, STYLES[style][shape]
            else:
                styles = dict(drawn)
                yield cell, CROSSINGS[styles[ACROSS]][styles[UPRIGHT]]

    def ends(self) -> Iterator[tuple[Offset, str]]:
        """Go through the cells of boxes over which lines go on up to a name, where it is blank."""
        for box in self.boxes.values():
            for shape, style in self.lines.get(Offset(box.right, box.y), ()):
                if shape & BIT[LEFT]:
                    yield from ((Offset(x, box.y), STYLES[style][ACROSS]) for x in box.column_range)
            for x in box.column_range:
                for shape, style in self.lines.get(Offset(x, box.bottom), ()):
                    if shape & BIT[UP]:
                        yield Offset(x, box.bottom - 1), STYLES[style][UPRIGHT]

    def _route(self, one: Region, other: Region) -> Sequence[At]:
        """Return the cells of a way with the direction of each; the last one is in the box."""
        found: dict[At, At | None] = {}
        ahead: list[tuple[int, Offset, Offset, At | None]] = []
        for cell, goes in _sides(one):
            heappush(ahead, (STEP[goes], cell, goes, None))
        while ahead:
            cost, cell, came, before = heappop(ahead)
            here = cell, came
            if _enters(other, cell, came):
                return _way(found, before, here)
            if here in found or not self._free(cell):
                continue
            found[here] = before
            for goes in self._onward(cell, came):
                then = cell + goes
                heappush(ahead, (cost + self._cost(came, goes, then), then, goes, here))
        return ()

    def _onward(self, cell: Offset, came: Offset) -> Iterator[Offset]:
        """Go through the directions in which a line can leave a cell."""
        for goes in (came,) if cell in self.lines else WAYS:
            if goes != BACK[came] and self._crosses(cell, came, goes):
                yield goes

    def _cost(self, came: Offset, goes: Offset, then: Offset) -> int:
        """Return what a step to the next cell costs."""
        close = BESIDE * (then in self._close)
        return STEP[goes] + TURN * (goes != came) + CROSS * (then in self.lines) + close

    def _free(self, cell: Offset) -> bool:
        """Say whether a line can pass here."""
        return self.size.region.contains_point(cell) and cell not in self._taken

    def _crosses(self, cell: Offset, came: Offset, goes: Offset) -> bool:
        """Say whether a line may run through a cell: it is free, or is crossed straight on."""
        drawn = self.lines.get(cell, ())
        if not drawn:
            return True
        straight = ACROSS if goes in (LEFT, RIGHT) else UPRIGHT
        other = UPRIGHT if straight == ACROSS else ACROSS
        return came == goes and len(drawn) == 1 and drawn[0][0] == other


def _cells(box: Region) -> Iterator[Offset]:
    """Go through the cells of a box."""
    return (Offset(x, y) for y in box.line_range for x in box.column_range)


def _sides(box: Region) -> Iterator[At]:
    """Go through the cells at which a line can begin, each with the direction away from the box.

    At the left and right it touches the name, which stands in the first row.
    """
    for x in box.column_range:
        yield Offset(x, box.y - 1), UP
        yield Offset(x, box.bottom), DOWN
    yield Offset(box.x - 1, box.y), LEFT
    yield Offset(box.right, box.y), RIGHT


def _enters(box: Region, cell: Offset, came: Offset) -> bool:
    """Say whether a line that comes this way ends in a box."""
    return box.contains_point(cell) and (came in (UP, DOWN) or cell.y == box.y)


def _way(found: Mapping[At, At | None], before: At | None, last: At) -> Sequence[At]:
    """Return a way from its beginning on."""
    way = [last]
    while before:
        way.append(before)
        before = found[before]
    return way[::-1]
