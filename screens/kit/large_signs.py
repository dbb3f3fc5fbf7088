"""Large signs: locations, agents, hours and numbers, three rows high, to be read across a table."""

from itertools import zip_longest

PIXELS = {
    " ": (0, 0, 0, 0, 0),
    ":": (0, 0b010, 0, 0b010, 0),
    "0": (0b111, 0b101, 0b101, 0b101, 0b111),
    "1": (0b010, 0b110, 0b010, 0b010, 0b111),
    "2": (0b111, 0b001, 0b111, 0b100, 0b111),
    "3": (0b111, 0b001, 0b011, 0b001, 0b111),
    "4": (0b101, 0b101, 0b111, 0b001, 0b001),
    "5": (0b111, 0b100, 0b111, 0b001, 0b111),
    "6": (0b111, 0b100, 0b111, 0b101, 0b111),
    "7": (0b111, 0b001, 0b010, 0b010, 0b010),
    "8": (0b111, 0b101, 0b111, 0b101, 0b111),
    "9": (0b111, 0b101, 0b111, 0b001, 0b111),
    "A": (0b010, 0b101, 0b111, 0b101, 0b101),
    "B": (0b110, 0b101, 0b110, 0b101, 0b110),
    "C": (0b011, 0b100, 0b100, 0b100, 0b011),
    "D": (0b110, 0b101, 0b101, 0b101, 0b110),
    "E": (0b111, 0b100, 0b110, 0b100, 0b111),
    "F": (0b111, 0b100, 0b110, 0b100, 0b100),
    "V": (0b101, 0b101, 0b101, 0b101, 0b010),
    "X": (0b101, 0b101, 0b010, 0b101, 0b101),
    "Y": (0b101, 0b101, 0b010, 0b010, 0b010),
    "Z": (0b111, 0b001, 0b010, 0b100, 0b111),
}
ROOM = 36  # columns that spaced letters may take
HALVES = {(0, 0): "  ", (1, 0): "▀▀", (0, 1): "▄▄", (1, 1): "██"}


def large(text: str) -> str:
    """Draw a text of such signs."""
    lines = list(zip(*(PIXELS[sign] for sign in text), strict=True))
    pairs = zip_longest(lines[::2], lines[1::2], fillvalue=(0,) * len(text))
    return "\n".join("  ".join(map(_sign, upper, lower)) for upper, lower in pairs)


def _sign(upper: int, lower: int) -> str:
    """Draw two rows of pixels of one sign."""
    return "".join(HALVES[upper >> bit & 1, lower >> bit & 1] for bit in (2, 1, 0))


def spaced(words: str) -> str:
    """Space short words out, so that they can be read from afar."""
    wide = " ".join(words)
    return wide if len(wide) <= ROOM else words
