"""QR codes for terminals: two dots in each cell, black and white in every colour theme."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from companion.core import NotUnderstood
from companion.locale import _

QUIET = 4
BLACK, WHITE = 16, 231  # of the 256 colours; themes change only the first sixteen
RESET = "\x1b[0m"
UPPER_HALF = "\u2580"

Cell = tuple[bool, bool]


def matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the smallest code of a text as rows of dots with a light border; true is dark."""
    import qrcode  # type: ignore[import-untyped]
    from qrcode.exceptions import DataOverflowError  # type: ignore[import-untyped]

    code = qrcode.QRCode(error_correction=qrcode.ERROR_CORRECT_L, border=QUIET)
    try:
        code.add_data(text)
        code.make(fit=True)
    except (DataOverflowError, ValueError):
        raise NotUnderstood(_("this is too long for a QR code")) from None
    return tuple(map(tuple, code.get_matrix()))


def cells(text: str) -> tuple[tuple[Cell, ...], ...]:
    """Return rows of cells; each says whether its upper and its lower dot are dark."""
    rows = matrix(text)
    light = (False,) * len(rows)
    upper, lower = rows[::2], (*rows[1::2], light)
    return tuple(tuple(zip(*pair, strict=True)) for pair in zip(upper, lower, strict=False))


def fits(text: str, columns: int, rows: int) -> bool:
    """Say whether the code of a text fits into so many columns and rows."""
    code = cells(text)
    return len(code[0]) <= columns and len(code) <= rows


def ansi(text: str) -> list[str]:
    """Return the code as lines for a terminal, which set and reset their own colours."""
    return ["".join((RESET, *_runs(row), RESET)) for row in cells(text)]


def _runs(row: Sequence[Cell]) -> Iterator[str]:
    """Go through a row, with equal neighbouring cells joined under one pair of colours."""
    for (upper, lower), run in groupby(row):
        drawn = UPPER_HALF if upper != lower else " "
        colours = f"38;5;{_colour(upper)};48;5;{_colour(lower)}"
        yield f"\x1b[{colours}m{drawn * len(list(run))}"


def _colour(dark: bool) -> int:
    """Return a colour number that is the same in every theme."""
    return BLACK if dark else WHITE
