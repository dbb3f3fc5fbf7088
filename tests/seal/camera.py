"""A camera: what a terminal draws, painted pixel by pixel in its theme's colours, and read."""

from collections.abc import Sequence

import pyte
import pyte.graphics
import zxingcpp

WIDE, HIGH = 8, 16  # pixels of a cell
Colour = tuple[int, int, int]
NAMES = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")
DARK_THEME: tuple[Colour, Colour] = (220, 220, 210), (12, 12, 20)
LIGHT_THEME: tuple[Colour, Colour] = (30, 30, 40), (250, 250, 245)
# What a theme may make of its own sixteen colours: nothing that could be told apart.
WILD: tuple[Colour, ...] = ((150, 90, 120),) * 16
NAMED = dict(zip((*NAMES, *(f"bright{name}" for name in NAMES)), WILD, strict=True))


def screen(lines: Sequence[str], columns: int, rows: int) -> pyte.Screen:
    """Draw lines on a terminal of this size, one below the other."""
    drawn = pyte.Screen(columns, rows)
    stream = pyte.Stream(drawn)
    before = pyte.graphics.FG_BG_256
    own = ["{:02x}{:02x}{:02x}".format(*each) for each in WILD]
    pyte.graphics.FG_BG_256 = [*own, *before[16:]]
    try:
        stream.feed("\x1b[1m" + "\r\n".join(lines))
    finally:
        pyte.graphics.FG_BG_256 = before
    return drawn


def picture(drawn: pyte.Screen, theme: tuple[Colour, Colour]) -> memoryview:
    """Paint a screen: of the half blocks the upper half in front, of any other sign the back."""
    painted = bytearray()
    for row in range(drawn.lines):
        cells = [drawn.buffer[row][column] for column in range(drawn.columns)]
        back = [rgb(cell.bg, theme[1]) for cell in cells]
        fore = [rgb(cell.fg, theme[0]) for cell in cells]
        front = [fore[at] if cell.data == "\u2580" else back[at] for at, cell in enumerate(cells)]
        for line in (front, back):
            painted += b"".join(bytes(colour) * WIDE for colour in line) * (HIGH // 2)
    return memoryview(painted).cast("B", shape=[drawn.lines * HIGH, drawn.columns * WIDE, 3])


def rgb(name: str, default: Colour) -> Colour:
    """Give the pixels of a colour, as this theme has it."""
    if name == "default":
        return default
    if name in NAMED:
        return NAMED[name]
    red, green, blue = bytes.fromhex(name)
    return red, green, blue


def read(drawn: pyte.Screen, theme: tuple[Colour, Colour]) -> list[str]:
    """Read all codes in the picture of a screen."""
    return [code.text for code in zxingcpp.read_barcodes(picture(drawn, theme))]
