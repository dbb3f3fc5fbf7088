"""A kept evening taken up at a terminal of our own, and its screen as a camera sees it."""

import re
import sys
from pathlib import Path

import pytest
import zxingcpp

pytest.importorskip("pty", reason="this machine has no pseudo-terminals")
pytest.importorskip("termios", reason="this machine has no pseudo-terminals")

from tests.cli.pseudo import PROMPT, Pseudo
from tests.seal.camera import HIGH, WIDE, Colour, rgb, screen
from tests.store.evening import NAME, PIN, SAID

WORDS = "six words "
UPPER_HALF = "\u2580"
PLAY = [sys.executable, "-m", "companion", "play", "mind-mgmt", "--table", NAME]


def seated(
    home: Path, columns: int = 80, rows: int = 24, language: str = "en", *, then: str = PROMPT
) -> Pseudo:
    """Take the evening of a folder up."""
    terminal = Pseudo(PLAY, home, columns, rows, COMPANION_WORDS=language)
    terminal.until(f"PIN of {NAME}: ")
    terminal.type(PIN, then=then)
    return terminal


def sharing(home: Path, columns: int = 80, rows: int = 24, language: str = "en") -> Pseudo:
    """Take the evening of a folder up, and give the share."""
    terminal = seated(home, columns, rows, language)
    terminal.type(SAID)
    return terminal


def lifted(terminal: Pseudo) -> str:
    """Lift the curtain with Enter and the PIN."""
    terminal.type("", then="back\\): ")
    return terminal.type(PIN)


def rows_of(sent: bytes) -> list[str]:
    """Give the rows that were sent, without their codes."""
    return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", sent.decode()).replace("\r", "").split("\n")


def photographed(
    terminal: Pseudo, columns: int, rows: int, theme: tuple[Colour, Colour]
) -> list[str]:
    """Photograph the screen in a theme, and read all codes on it."""
    drawn = screen([terminal.sent.decode()], columns, rows)
    painted = bytearray()
    for row in range(rows):
        cells = [drawn.buffer[row][column] for column in range(columns)]
        fore = [bytes(rgb(cell.fg, theme[0])) for cell in cells]
        back = [bytes(rgb(cell.bg, theme[1])) for cell in cells]
        upper, lower = bytearray(), bytearray()
        for cell, front, ground in zip(cells, fore, back, strict=True):
            blank = cell.data == " "
            # A letter is painted as stripes: the camera must not take it for part of a code.
            letter = (front + ground) * (WIDE // 2)
            half = cell.data == UPPER_HALF
            upper += ground * WIDE if blank else front * WIDE if half else letter
            lower += ground * WIDE if blank or half else letter
        painted += upper * (HIGH // 2) + lower * (HIGH // 2)
    picture = memoryview(painted).cast("B", shape=[rows * HIGH, columns * WIDE, 3])
    return [code.text for code in zxingcpp.read_barcodes(picture)]
