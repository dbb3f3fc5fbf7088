"""The text of a location in a given size; an ellipsis marks what does not fit."""

from collections.abc import Iterator, Mapping
from itertools import product
from textwrap import wrap

from companion.games.mind_mgmt.locale import _
from screens.games.mind_mgmt.board.cell import Cell
from screens.trail.grid.words import (
    GONE,
    NAME,
    OWN,
    PLAIN,
    Words,
)

TEMPLE, CROSSED = "▲", "×"
CODED_FROM = 7  # the width from which two codes of three letters fit
NAMED_FROM = (9, 3)  # the size from which features have names instead of codes


def printed(cell: Cell, short: Mapping[str, str], width: int, height: int) -> list[list[Words]]:
    """Return what is printed on a location, as lines below its signs."""
    if cell.temple:
        return [[(_temple(width), NAME)]]
    if width < NAMED_FROM[0] or height < NAMED_FROM[1]:
        return [list(_codes(cell, short))]
    return [[line] for line in _names(cell, width, height - 1)]


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
