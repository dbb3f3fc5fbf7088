"""A location written in so many columns and rows; what has no room is marked with an ellipsis."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from textwrap import wrap

from companion.games.mind_mgmt.locale import _
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
TEMPLE, MORE, CROSSED, HERE = "▲", "…", "×", "*"
WARNING = "!"
KEY = "‹{}›"  # nothing but a key stands so
CODED_FROM = 7  # columns in which two codes of three letters have room
NAMED_FROM = (9, 3)  # the size from which features have their names and not their codes
Words = tuple[str, str]  # a text and the role that decides how it looks
Corner = tuple[str, str]  # what choosing the location would bring, and the sign of how


def rows(
    cell: Cell, short: Mapping[str, str], width: int, height: int, corner: Corner = ("", "")
) -> list[list[Words]]:
    """Write a location; `corner` is how it is chosen now, with what that would bring."""
    if cell.temple:
        lines = [[(_temple(width), NAME)]]
    elif width < NAMED_FROM[0] or height < NAMED_FROM[1]:
        lines = [list(_codes(cell, short))]
    else:
        lines = [[line] for line in _names(cell, width, height - 1)]
    lines += [[] for _row in range(height - 1 - len(lines))]
    return [_first(cell, width, corner), *(fitted(line, width) for line in lines[: height - 1])]


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


def _first(cell: Cell, width: int, corner: Corner) -> list[Words]:
    """Write the hour, what lies there in a column of its own, who stands there, and the corner.

    Where not all has room, it moves together; what a step brings goes first, as capitals tell it.
    """
    hour = f"{cell.hour or cell.told:02}" if cell.hour or cell.told else ""
    hour = f"{HERE}{hour}{HERE}" if cell.here else hour
    column = 5 if width >= CODED_FROM else 3
    apart = [column - len(hour)] if cell.tokens else []
    close = int(bool(hour) and not cell.here)
    for said, free in product(_corners(corner), (*apart, close)):
        line = [(hour, HOUR), (" " * free, PLAIN), (cell.tokens, TOKEN)]
        right = [(cell.people, PERSON), (" " * bool(cell.people and said[:1] not in "‹·"), PLAIN)]
        right.append((said, SIGN))
        used = sum(len(text) for text, _role in (*line, *right))
        if used <= width:
            return [*line, (" " * (width - used), PLAIN), *right]
    least = _corners(corner)[-1]
    words = [(hour, HOUR), (cell.tokens, TOKEN), (cell.people, PERSON)]
    return [*fitted(words, width - len(least)), (least, SIGN)]


def _corners(corner: Corner) -> list[str]:
    """Give what can stand in the corner, the fullest first."""
    brings, sign = corner
    warning = WARNING * (WARNING in brings)
    bare = sign.strip(KEY)
    return list(dict.fromkeys((brings + sign, warning + sign, sign, bare)))


def _temple(width: int) -> str:
    """Write that a temple stands here."""
    said = _("temple")
    several = f"{TEMPLE} {said}", f"{TEMPLE}{said}"
    return next((each for each in several if len(each) <= width), TEMPLE * 2)


def _codes(cell: Cell, short: Mapping[str, str]) -> Iterator[Words]:
    """Write the two features by their codes: own ones in capitals, shaken-down ones crossed."""
    for number, feature in enumerate(cell.features):
        if number:
            yield " ", PLAIN
        code = short[feature]
        if feature in cell.gone:
            yield code[:-1] + CROSSED, GONE
        else:
            yield (code.upper(), OWN) if feature in cell.own else (code, PLAIN)


def _names(cell: Cell, width: int, height: int) -> Iterator[Words]:
    """Write the names of the features, whole where they have room, else as they are called."""
    forms = [_forms(cell, feature, width) for feature in cell.features]
    several = sorted(product(*forms), key=lambda form: sum(len(lines) for lines in form))
    fit = [form for form in several if sum(len(lines) for lines in form) <= height]
    for feature, lines in zip(cell.features, (fit or several[:1])[-1], strict=True):
        for line in lines:
            if feature in cell.gone:
                yield line, GONE
            else:
                yield (line.upper(), OWN) if feature in cell.own else (line, PLAIN)


def _forms(cell: Cell, feature: str, width: int) -> list[list[str]]:
    """Give the ways to write a feature in lines: called by a word, or its whole name."""
    crossed = CROSSED if feature in cell.gone else ""
    brief, whole = cell.brief.get(feature, feature), cell.names.get(feature, feature)
    lines = wrap(crossed + whole, width, break_on_hyphens=False, subsequent_indent="")
    found = [[crossed + brief]]
    if max(map(len, whole.split()), default=0) + len(crossed) <= width:
        found.append(lines)
    return found
