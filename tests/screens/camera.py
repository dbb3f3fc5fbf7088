"""A camera before the running app: the screen painted cell by cell, and the codes in it read."""

import zxingcpp
from rich.color import Color

from tests.screens.stage import Stage
from tests.seal.camera import HIGH, WIDE

UPPER_HALF = "▀"


def codes(at: Stage) -> list[str]:
    """Read all codes that are on the screen."""
    return [code.text for code in zxingcpp.read_barcodes(photo(at))]


def photo(at: Stage) -> memoryview:
    """Paint the screen, cell by cell: of a half block the upper half in front."""
    painted = bytearray()
    for strip in at.strips:
        front, back = bytearray(), bytearray()
        for text, style, _control in strip:
            ground = pixels(style.bgcolor if style else None)
            fore = pixels(style.color if style else None)
            for sign in text:
                front += (fore if sign == UPPER_HALF else ground) * WIDE
                back += ground * WIDE
        painted += front * (HIGH // 2) + back * (HIGH // 2)
    return memoryview(painted).cast("B", shape=[len(at.strips) * HIGH, at.app.size.width * WIDE, 3])


def pixels(colour: Color | None) -> bytes:
    """Give the pixels of a colour; what has none is dark."""
    return bytes(colour.get_truecolor()) if colour else bytes(3)
