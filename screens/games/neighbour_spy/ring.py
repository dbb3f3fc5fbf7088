"""The ring as text in seven rows: spaces by number, homes, the market, and the figures."""

from collections.abc import Iterator

from rich.text import Text

from companion.games.neighbour_spy.ring import HOMES
from companion.games.neighbour_spy.state import ADVANCED
from companion.games.neighbour_spy.view import View
from companion.games.neighbour_spy.words.names import side_name

ROOM = 9  # columns for a name on either side
ROWS, TOP, BOTTOM = 7, 1, 5
COLUMNS = tuple(ROOM + 3 + 5 * at for at in range(4))
WIDTH = COLUMNS[-1] + 4 + ROOM
LONG = {TOP: (2, 3, 4, 5), BOTTOM: (12, 11, 10, 9)}  # the spaces of the long sides
SHORT = {2: (1, 6), 3: (0, 7), 4: (13, 8)}
HOME, AROUND = "⌂", "↻"
PLACES = {
    **{
        each: (column, row) for row in LONG for column, each in zip(COLUMNS, LONG[row], strict=True)
    },
    **{each: (COLUMNS[3 * at], row) for row in SHORT for at, each in enumerate(SHORT[row])},
}


def ring(view: View) -> Text:
    """Return the drawn ring; if turns are not entered, without figures."""
    names = standing(view)
    rows = [" " * WIDTH for _row in range(ROWS)]
    for row in LONG:
        rows[row] = _put(rows[row], COLUMNS[0], "─" * (COLUMNS[-1] - COLUMNS[0]))
    rows[3] = _put(rows[3], (COLUMNS[1] + COLUMNS[2]) // 2, AROUND)
    for space, (column, row) in PLACES.items():
        label = _label(space, view)
        rows[row] = _put(rows[row], column + 1 - len(label.rstrip(HOME + "]")), label)
    for space, name in names.items():
        row, column, said = _named(space, name)
        rows[row] = _put(rows[row], column, said)
    drawn = [Text(row.rstrip()) for row in rows]
    for space in names:
        column, row = PLACES[space]
        drawn[row].stylize("bold reverse", column + 1 - len(str(space)), column + 1)
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


def _label(space: int, view: View) -> str:
    """Return a space: its number, with a roof at home and in brackets on the market."""
    if view.mode == ADVANCED and space in view.market_spaces:
        return f"[{space}]"
    return f"{space}{HOME}" if space in HOMES else str(space)


def _named(space: int, name: str) -> tuple[int, int, str]:
    """Return the row, the column and the name of a figure, outside the ring."""
    column, row = PLACES[space]
    if row in LONG:
        return (0 if row == TOP else ROWS - 1), column, name[: WIDTH - column]
    said = name[:ROOM]
    return row, (column + 3 if column == COLUMNS[-1] else COLUMNS[0] - 2 - len(said)), said


def _put(row: str, column: int, text: str) -> str:
    """Return a row with a text written over it."""
    return row[:column] + text + row[column + len(text) :]
