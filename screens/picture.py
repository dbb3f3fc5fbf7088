"""What stands in every location of the board, for whoever may see it, as rows of short words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from screens.codes import codes

COLUMNS, ROWS = "ABCDEF", "1234567"
PLACES = tuple(column + row for row in ROWS for column in COLUMNS)
PLAIN, OWN, GONE, HOUR, TOKEN, PERSON, NAME = (
    "plain",
    "own",
    "gone",
    "hour",
    "token",
    "person",
    "name",
)
STEP, TEMPLE, NOTE, SLIP, IMMORTAL = "●", "▲", "✎", "◆", "I"
Words = tuple[str, str]  # a text and the role that decides how it looks

Known = Mapping[str, Any]


@dataclass(frozen=True)
class Cell:
    """One location: what is printed on it, what lies there, who stands there."""

    place: str
    features: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    hour: int = 0
    told: int = 0
    tokens: tuple[str, ...] = ()
    people: tuple[str, ...] = ()


@dataclass(frozen=True)
class Picture:
    """The whole board, with walls, and what can be chosen on it."""

    cells: Mapping[str, Cell]
    walls: frozenset[str] = frozenset()
    short: Mapping[str, str] = field(default_factory=dict)
    here: str = ""

    def walled(self, one: str, other: str) -> bool:
        """Say whether mayhem lies between two locations, the left or upper one first."""
        return f"{one}-{other}" in self.walls


def public_picture(known: Known) -> Picture:
    """Draw what everybody sees."""
    return _picture(known, {}, (), "")


def secret_picture(known: Known) -> Picture:
    """Draw the keeper's map over what everybody sees."""
    mine = known["keeper"]
    hours = {place: hour for hour, place in enumerate(mine["path"], 1)}
    return _picture(known, hours, tuple(mine["features"]), mine["path"][-1] if hours else "")


def _picture(known: Known, hours: Mapping[str, int], own: tuple[str, ...], here: str) -> Picture:
    """Draw the board."""
    board = known["board"]
    gone = tuple(known["shaken_down"])
    cells = {
        place: Cell(
            place,
            tuple(board[place]),
            own,
            gone,
            hours.get(place, 0),
            known["confirmed"].get(place, 0),
            tuple(_tokens(known, place)),
            tuple(_people(known, place)),
        )
        for place in PLACES
    }
    names = {feature for pair in board.values() for feature in pair}
    return Picture(cells, frozenset(known["mayhem"]), codes(names), here)


def _tokens(known: Known, place: str) -> Iterator[str]:
    """Go through what lies in a location."""
    if place in known["steps"]:
        yield STEP
    if known["second_token"] == place:
        yield SLIP
    if any(note.partition(" ")[0] == place for note in known["notes"]):
        yield NOTE


def _people(known: Known, place: str) -> Iterator[str]:
    """Go through who stands in a location."""
    if place in known["immortals"]:
        yield IMMORTAL
    for agent, where in known["agents"].items():
        if where == place:
            yield agent[0].upper()


def rows(cell: Cell, short: Mapping[str, str], width: int, height: int) -> list[list[Words]]:
    """Write a location in so many columns and rows."""
    if height < 3 or width < 8:
        lines = [_first(cell, width), _codes(cell, short)]
    else:
        lines = [_titled(cell), *([name] for name in _names(cell, width)), _lying(cell)]
        lines = [line for line in lines if line]
    return (lines + [[] for _row in range(height)])[:height]


def _first(cell: Cell, width: int) -> list[Words]:
    """Write hour or token, and who is there."""
    mark = _mark(cell)
    token = "".join(cell.tokens[: 1 if mark[0] else 2])
    words = [mark, (token, TOKEN), ("".join(cell.people), PERSON)]
    room = width
    found = []
    for text, role in words:
        found.append((text[:room], role))
        room -= len(text[:room])
    return [each for each in found if each[0]]


def _mark(cell: Cell) -> Words:
    """Give the hour on the map, or the one that everybody was told."""
    if cell.hour:
        return f"{cell.hour:02}", HOUR
    return (f"{cell.told:02}", NAME) if cell.told else ("", NAME)


def _codes(cell: Cell, short: Mapping[str, str]) -> list[Words]:
    """Write the two features by their codes: own ones in capitals, shaken-down ones crossed."""
    if not cell.features:
        return [(TEMPLE * 2, NAME)]
    found: list[Words] = []
    for feature in cell.features:
        found += [(" ", PLAIN)] if found else []
        found.append(_code(cell, feature, short[feature]))
    return found


def _code(cell: Cell, feature: str, code: str) -> Words:
    """Write the code of one feature."""
    if feature in cell.gone:
        return f"{code[0]}×", GONE
    return (code.upper(), OWN) if feature in cell.own else (code, PLAIN)


def _titled(cell: Cell) -> list[Words]:
    """Write the name of the location, its hour and tokens."""
    mark = _mark(cell)
    hour = [(f" {mark[0]}:00", mark[1])] if mark[0] else []
    return [(cell.place, NAME), *hour, (" " + "".join(cell.tokens), TOKEN)]


def _names(cell: Cell, width: int) -> Iterator[Words]:
    """Write the names of the features, as far as there is room."""
    if not cell.features:
        yield TEMPLE * 2, NAME
    for feature in cell.features:
        if feature in cell.gone:
            yield f"×{feature}"[:width], GONE
        elif feature in cell.own:
            yield (
                f"({feature})"[:width] if len(feature) + 2 <= width else feature.upper()[:width],
                OWN,
            )
        else:
            yield feature[:width], PLAIN


def _lying(cell: Cell) -> list[Words]:
    """Write who stands there."""
    return [(" ".join(cell.people), PERSON)] if cell.people else []


def told(cell: Cell) -> str:
    """Tell everything about one location in one line."""
    parts = [cell.place]
    if cell.hour:
        parts.append(f"{cell.hour:02}:00")
    parts += [f"({name})" if name in cell.own else name for name in cell.features] or ["temple"]
    return " ".join(parts)
