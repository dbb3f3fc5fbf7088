"""Capitals drawn of blocks, three rows high, to be read from across a room."""

from collections.abc import Iterator
from itertools import zip_longest

HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
ROWS = 3
DRAWN = {  # five rows of three pixels each, from the top, as figures of eight
    " ": "00000",
    "?": "71302",
    "!": "22202",
    ":": "02020",
    ",": "00024",
    "(": "12221",
    ")": "42224",
    "+": "02720",
    "-": "00700",
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71317",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71222",
    "8": "75757",
    "9": "75717",
    "A": "25755",
    "B": "65656",
    "C": "34443",
    "D": "65556",
    "E": "74647",
    "F": "74644",
    "G": "34553",
    "H": "55755",
    "I": "72227",
    "J": "11152",
    "K": "55655",
    "L": "44447",
    "M": "57755",
    "N": "65555",
    "O": "25552",
    "P": "65644",
    "Q": "25573",
    "R": "65655",
    "S": "34216",
    "T": "72222",
    "U": "55557",
    "V": "55552",
    "W": "55775",
    "X": "55255",
    "Y": "55222",
    "Z": "71247",
}


def blocks(words: str, width: int) -> list[str]:
    """Draw words line below line; nothing where a sign has no drawing, or a word has no room."""
    room = (width + 1) // 4
    if not set(words) <= DRAWN.keys() or any(len(word) > room for word in words.split()):
        return []
    return [row for line in _wrapped(words, room) for row in (*_drawn(line), "")][:-1]


def _wrapped(words: str, room: int) -> Iterator[str]:
    """Break words into lines of so many letters."""
    line = ""
    for word in words.split():
        if line and len(line) + 1 + len(word) > room:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def _drawn(line: str) -> Iterator[str]:
    """Draw one line of letters, two pixels in each row of the screen."""
    pixels = [[int(DRAWN[sign][row]) for sign in line] for row in range(5)]
    for upper, lower in zip_longest(pixels[::2], pixels[1::2], fillvalue=[0] * len(line)):
        yield " ".join(map(_letter, upper, lower))


def _letter(upper: int, lower: int) -> str:
    """Draw two rows of pixels of one letter."""
    return "".join(HALVES[upper >> bit & 1, lower >> bit & 1] for bit in (2, 1, 0))
