"""A location written in so many columns and rows; what has no room is marked with an ellipsis."""

from collections.abc import Iterator, Mapping, Sequence

from companion.games.mind_mgmt.words.names import shortened
from screens.games.mind_mgmt.picture import Cell

PLAIN, OWN, GONE, HOUR, TOKEN, PERSON, NAME, SIGN = ROLES = (
    "plain",
    "own",
    "gone",
    "hour",
    "token",
    "person",
    "name",
    "sign",
)
TEMPLE, MORE = "▲", "…"
NAMED_FROM = (8, 3)  # the size from which features have their names and not their codes
Words = tuple[str, str]  # a text and the role that decides how it looks


def rows(
    cell: Cell, short: Mapping[str, str], width: int, height: int, corner: str = ""
) -> list[list[Words]]:
    """Write a location; `corner` is the key that chooses it now, with what that would bring."""
    if width < NAMED_FROM[0] or height < NAMED_FROM[1]:
        lines = [[*_hour(cell), *_there(cell)], list(_codes(cell, short))]
    else:
        lines = list(_large(cell, width, height))
    lines += [[] for _row in range(height - len(lines))]
    first = fitted(lines[0], width - len(corner))
    rest = [fitted(line, width) for line in lines[1:height]]
    return [[*first, (corner, SIGN)] if corner else first, *rest]


def fitted(words: Sequence[Words], room: int) -> list[Words]:
    """Cut words to the room there is and mark the cut; fill up what is free."""
    found: list[Words] = []
    length = sum(len(text) for text, _role in words)
    left = room if length <= room else max(room - 1, 0)
    for text, role in words:
        found.append((text[:left], role))
        left -= len(text[:left])
    if length > room > 0:
        return [*found, (MORE, NAME)]
    return [*found, (" " * left, PLAIN)]


def _hour(cell: Cell) -> Iterator[Words]:
    """Write the hour on the map, or the one that everybody was told."""
    if cell.hour:
        yield f"{cell.hour:02}", HOUR
    elif cell.told:
        yield f"{cell.told:02}", NAME


def _there(cell: Cell) -> Iterator[Words]:
    """Write what lies there and who stands there."""
    yield cell.tokens, TOKEN
    yield cell.people, PERSON


def _codes(cell: Cell, short: Mapping[str, str]) -> Iterator[Words]:
    """Write the two features by their codes: own ones in capitals, shaken-down ones crossed."""
    if cell.temple:
        yield TEMPLE * 2, NAME
    for number, feature in enumerate(cell.features):
        if number:
            yield " ", PLAIN
        code = short[feature]
        if feature in cell.gone:
            yield f"{code[0]}×", GONE
        else:
            yield (code.upper(), OWN) if feature in cell.own else (code, PLAIN)


def _large(cell: Cell, width: int, height: int) -> Iterator[list[Words]]:
    """Write the name of the location with what is there, and the names of its features."""
    title = [(cell.place, NAME), *((f" {text}:00", role) for text, role in _hour(cell))]
    there = [(text, role) for text, role in _there(cell) if text]
    together = height < len(cell.features) + 2
    yield [*title, (" ", PLAIN), *there] if together else title
    if cell.temple:
        yield [(TEMPLE * 2, NAME)]
    yield from ([_name(cell, feature, width)] for feature in cell.features)
    if there and not together:
        yield there


def _name(cell: Cell, feature: str, width: int) -> Words:
    """Write the name of a feature: an own one circled, a shaken-down one crossed out."""
    name = cell.names.get(feature, feature)
    if feature in cell.gone:
        return f"×{shortened(name, width - 1)}", GONE
    if feature in cell.own:
        return f"({shortened(name, width - 2)})", OWN
    return shortened(name, width), PLAIN
