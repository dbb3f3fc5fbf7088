"""The text of a location in a given size; an ellipsis marks what does not fit."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from textwrap import wrap

from companion.games.mind_mgmt.locale import _
from screens.games.mind_mgmt.board.picture import Cell
from screens.kit.rows import ENTER
from screens.trail.signs import HERE, KEY, MORE, TARGET, WARNING, keys, stamps

PLAIN, OWN, GONE, HOUR, TOKEN, PERSON, NAME, SIGN, HINT = ROLES = (
    "plain",
    "own",
    "gone",
    "hour",
    "token",
    "person",
    "name",
    "sign",
    "hint",
)
TEMPLE, CROSSED = "▲", "×"
CODED_FROM = 7  # the width from which two codes of three letters fit
NAMED_FROM = (9, 3)  # the size from which features have names instead of codes
Words = tuple[str, str]  # a text, and the role that decides its style
Corner = tuple[str, str]  # what choosing the location would bring, and the sign of its key


def rows(
    cell: Cell, short: Mapping[str, str], width: int, height: int, corner: Corner = ("", "")
) -> list[list[Words]]:
    """Return the lines of a location; `corner` is what it would bring, and its key."""
    if cell.temple:
        lines = [[(_temple(width), NAME)]]
    elif width < NAMED_FROM[0] or height < NAMED_FROM[1]:
        lines = [list(_codes(cell, short))]
    else:
        lines = [[line] for line in _names(cell, width, height - 1)]
    lines += [[] for _row in range(height - 1 - len(lines))]
    return [_first(cell, width, corner), *(fitted(line, width) for line in lines[: height - 1])]


def fitted(words: Sequence[Words], room: int) -> list[Words]:
    """Cut words to a width with a mark, or fill it with blanks."""
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
    """Return the first line: hour and key at the left, gains and pieces at the right.

    If it does not all fit, the gains are left out first, as capitals show them, then the key.
    """
    brings, sign = corner
    signs = keys(sign) if sign else (sign,)
    for key, hour, said in product(signs, _hours(cell), _gains(brings)):
        if cell.here and HERE not in hour and key not in (TARGET, ENTER):
            continue  # the sign of the current location gives way only to a warning
        apart = " " * bool(hour and key and key not in (TARGET, ENTER))
        left = [(hour, HOUR), (apart, PLAIN), (key, HINT)]
        right = [(said, SIGN), (" " * bool(said and cell.lying), PLAIN), *_lying(cell)]
        free = width - sum(len(text) for text, _role in (*left, *right))
        if free >= _apart(hour + key, said + cell.lying):
            return [*left, (" " * free, PLAIN), *right]
    return fitted(
        [(_hours(cell)[:2][-1], HOUR), (cell.tokens, TOKEN), (cell.people, PERSON)], width
    )


def _apart(left: str, right: str) -> int:
    """Return how many blanks keep two texts apart; brackets need none."""
    return int(bool(left and right) and not left.endswith((KEY[-1], TARGET, ENTER)))


def _lying(cell: Cell) -> tuple[Words, Words]:
    """Return the pieces on a location, and the people behind them."""
    return (cell.tokens, TOKEN), (cell.people or " " * bool(cell.tokens), PERSON)


def _hours(cell: Cell) -> tuple[str, ...]:
    """Return the forms of the hour, the longest first."""
    hour = cell.hour or cell.told
    plain = stamps(hour, here=cell.here) if hour or cell.here else ("",)
    return (*(f"{each}{cell.onward}" for each in plain), *plain) if cell.onward else plain


def _gains(brings: str) -> tuple[str, ...]:
    """Return the forms of what a step brings, the longest first; a warning always stays."""
    return tuple(dict.fromkeys((brings, WARNING * (WARNING in brings))))


def _temple(width: int) -> str:
    """Return the sign of a temple."""
    said = _("temple")
    several = f"{TEMPLE} {said}", f"{TEMPLE}{said}"
    return next((each for each in several if len(each) <= width), TEMPLE * 2)


def _codes(cell: Cell, short: Mapping[str, str]) -> Iterator[Words]:
    """Go through the codes of two features: own ones in capitals, shaken-down ones crossed."""
    for number, feature in enumerate(cell.features):
        if number:
            yield " ", PLAIN
        code = short[feature]
        if feature in cell.gone:
            yield code[:-1] + CROSSED, GONE
        else:
            yield (code.upper(), OWN) if feature in cell.own else (code, PLAIN)


def _names(cell: Cell, width: int, height: int) -> Iterator[Words]:
    """Go through the names of the features, whole if they fit, else short."""
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
    """Return the forms of a feature in lines: its short or its whole name."""
    crossed = CROSSED if feature in cell.gone else ""
    brief, whole = cell.brief.get(feature, feature), cell.names.get(feature, feature)
    lines = wrap(crossed + whole, width, break_on_hyphens=False, subsequent_indent="")
    found = [[crossed + brief]]
    if max(map(len, whole.split()), default=0) + len(crossed) <= width:
        found.append(lines)
    return found
