"""The ring as text in seven rows: spaces by number, homes, the market, and the figures.

A name stands beside its figure, outside the ring; one that has no room there stands below, behind
the number of its space.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from textwrap import wrap

from rich.text import Text

from companion.games.neighbour_spy.ring import HOMES
from companion.games.neighbour_spy.state import ADVANCED
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words.names import side_name

ROOM = 9  # columns for a name on either side, even in the smallest window
ROWS, TOP, BOTTOM = 7, 1, 5
BEFORE, BEHIND = 3, 4  # columns of the ring beside its spaces
COLUMNS = tuple(BEFORE + 5 * at for at in range(4))
RING = COLUMNS[-1] + BEHIND
SMALLEST = RING + 2 * ROOM
LONG = {TOP: (2, 3, 4, 5), BOTTOM: (12, 11, 10, 9)}  # the spaces of the long sides
SHORT = {2: (1, 6), 3: (0, 7), 4: (13, 8)}
HOME, AROUND = "⌂", "↻"
PLACES = {
    **{
        each: (column, row) for row in LONG for column, each in zip(COLUMNS, LONG[row], strict=True)
    },
    **{each: (COLUMNS[3 * at], row) for row in SHORT for at, each in enumerate(SHORT[row])},
}


@dataclass(frozen=True)
class Written:
    """A name in the picture: its row and column."""

    row: int
    column: int
    name: str


def ring(view: View, width: int = SMALLEST) -> Text:
    """Return the drawn ring for so many columns; if turns are not entered, without figures."""
    room = _room(view, width)
    names = standing(view)
    beside = _beside(names, room)
    rows = _drawn(view, room)
    for each in beside.values():
        rows[each.row] = _put(rows[each.row], each.column, each.name)
    below = [f"{space}: {name}" for space, name in names.items() if space not in beside]
    lines = (line for each in below for line in wrap(each, max(width, SMALLEST)))
    rows += [line.center(len(rows[TOP])) for line in lines]
    whole = min(RING + 2 * room, width)  # names that come and go do not shift the ring
    drawn = [Text(row.rstrip().ljust(whole)) for row in rows]
    for space in names:
        column, row = PLACES[space]
        end = room + column + 1
        drawn[row].stylize("bold reverse", end - len(str(space)), end)
    return Text("\n").join(drawn)


def standing(view: View) -> dict[int, str]:
    """Return the names on each space."""
    found: dict[int, str] = {}
    for space, name in _figures(view):
        found[space] = f"{found[space]}, {name}" if space in found else name
    return found


def _figures(view: View) -> Iterator[tuple[int, str]]:
    """Go through the figures whose spaces are known."""
    for side in view.sides:
        if side.space is not None:
            yield side.space, side_name(side)


def _room(view: View, width: int) -> int:
    """Return the columns for names on either side, the same in a whole game."""
    longest = max(len(side_name(side)) for side in view.sides)
    return max(ROOM, min(longest, (width - RING) // 2))


def _drawn(view: View, room: int) -> list[str]:
    """Return the rows of the ring without names."""
    rows = [" " * (RING + 2 * room) for _row in range(ROWS)]
    for row in LONG:
        rows[row] = _put(rows[row], room + COLUMNS[0], "─" * (COLUMNS[-1] - COLUMNS[0]))
    rows[3] = _put(rows[3], room + (COLUMNS[1] + COLUMNS[2]) // 2, AROUND)
    for space, (column, row) in PLACES.items():
        label = _label(space, view)
        rows[row] = _put(rows[row], room + column + 1 - len(label.rstrip(HOME + "]")), label)
    return rows


def _label(space: int, view: View) -> str:
    """Return a space: its number, with a roof at home and in brackets on the market."""
    if view.mode == ADVANCED and space in view.market_spaces:
        return f"[{space}]"
    return f"{space}{HOME}" if space in HOMES else str(space)


def _beside(names: Mapping[int, str], room: int) -> dict[int, Written]:
    """Return where names stand beside their spaces; without those that have no room there."""
    found: dict[int, Written] = {}
    for space, name in names.items():
        placed = _placed(space, name, room)
        if placed and not any(_touch(placed, each) for each in found.values()):
            found[space] = placed
    return found


def _placed(space: int, name: str, room: int) -> Written | None:
    """Return where a name stands beside its space, outside the ring; None if it has no room."""
    column, row = PLACES[space]
    if row in LONG:
        width = RING + 2 * room
        outside = 0 if row == TOP else ROWS - 1
        fits = len(name) <= width
        return Written(outside, min(room + column, width - len(name)), name) if fits else None
    if len(name) > room:
        return None
    right = column == COLUMNS[-1]
    return Written(row, room + (column + BEFORE if right else BEFORE - 2 - len(name)), name)


def _touch(one: Written, other: Written) -> bool:
    """Say whether two names would touch each other."""
    left, right = sorted((one, other), key=lambda each: each.column)
    return one.row == other.row and left.column + len(left.name) >= right.column


def _put(row: str, column: int, text: str) -> str:
    """Return a row with a text written over it."""
    return row[:column] + text + row[column + len(text) :]
