"""The fields in the lines of MIND MGMT."""

import re
from collections.abc import Callable
from functools import partial

from companion.games.mind_mgmt.board.plan import COLUMNS, ROWS, Place, in_order
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import KINDS, OPEN_KINDS
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.people import AGENT_NAMES, UNKNOWN
from companion.games.mind_mgmt.stages import THINGS
from companion.text.keyboard import FIGURES, LOOKS, by_look
from companion.text.notation import Field, Manner, Notation, Sort
from companion.text.plaintext import NAME, WORDS, need_name
from companion.trail.help import LEVELS
from companion.untyped import Value

PLACE = f"[{COLUMNS}][{ROWS}]"
LIKE_COLUMNS = "".join(sign for sign, latin in LOOKS.items() if latin.upper() in COLUMNS)
LIKE_ROWS = "".join(sign for sign, figure in FIGURES.items() if figure in ROWS)
LIKE_PLACE = f"[{COLUMNS}{LIKE_COLUMNS}][{ROWS}{LIKE_ROWS}]"  # typed on any keyboard
NUMBER = "0|[1-9][0-9]?"
WORD = "[a-z][a-z0-9-]{0,31}"


def _way(text: str) -> tuple[Place, ...]:
    """Read locations joined by hyphens."""
    return tuple(Place(word) for word in text.split("-"))


def _places(text: str) -> tuple[Place, ...]:
    """Read locations in board order."""
    return in_order(map(Place, text.split()))


def _border(text: str) -> tuple[Place, ...]:
    """Read a border, the upper or left location first."""
    return in_order(_way(text))


def _known_way(text: str) -> tuple[Place, ...] | None:
    """Read a walk, or None if it is not entered."""
    return None if text == UNKNOWN else _way(text)


def _spot(text: str) -> Place | None:
    """Read a location, or None if it is not entered."""
    return None if text == UNKNOWN else Place(text)


def _name(text: str) -> str:
    """Read a player's name."""
    need_name(text)
    return text


def _latin(text: str) -> str:
    """Return typed locations in Latin capitals; a Cyrillic letter is what it looks like."""
    return by_look(text).upper()


def _lettered(line: str) -> str:
    """Return a line in small letters, with locations in Latin capitals."""
    return TYPED_PLACE.sub(lambda found: _latin(found[0]), line.lower())


def _placed(
    pattern: str,
    read: Callable[[str], Value],
    write: Callable[[Value], str] = str,
    sort: Sort = Sort.PLACE,
) -> Field:
    """Make a field of locations, which may be typed on any keyboard."""
    loose = pattern.replace(PLACE, LIKE_PLACE)
    return Field(pattern, read, write, sort, tidied=_latin, loose=loose)


_small = partial(Field, tidied=str.lower)

FIELDS = {
    "place": _placed(PLACE, Place),
    "spot": _placed(rf"{PLACE}|\?", _spot, lambda place: place or UNKNOWN),
    "places": _placed(f"{PLACE}(?: {PLACE}){{0,4}}", _places, " ".join, Sort.SET),
    "border": _placed(f"{PLACE}-{PLACE}", _border, "-".join, Sort.BORDER),
    "hop": _placed(f"{PLACE}-{PLACE}", _way, "-".join, Sort.WALK),
    "walk": _placed(
        rf"{PLACE}(?:-{PLACE}){{1,8}}|\?",
        _known_way,
        lambda way: "-".join(way) if way else UNKNOWN,
        Sort.WALK,
    ),
    "number": Field(NUMBER, int, sort=Sort.NUMBER),
    "word": _small(WORD, str),
    "thing": _small("|".join(THINGS), str),
    "three": _small(
        f"{WORD} {WORD} {WORD}", lambda text: tuple(text.split(" ")), " ".join, Sort.SET
    ),
    "name": _small(NAME, _name, player=True),
    "agent": _small("|".join(AGENT_NAMES), str),
    "token": _small("first|second", str),
    "truth": _small("yes|no", "yes".__eq__, lambda truth: "yes" if truth else "no"),
    "level": _small("|".join(LEVELS), str),
    "rule": _small(r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+", str),
    "said": Field(
        r"(?: [^\s{}]+)*", str.lstrip, lambda words: f" {words}" if words else "", Sort.TEXT
    ),
    "words": Field(WORDS.pattern, str, sort=Sort.TEXT),
}

OFF_THE_BOARD = re.compile(rf"\b(?!{PLACE}\b)[A-Z](?:0|[1-9][0-9]*)\b", re.IGNORECASE)
TYPED_PLACE = re.compile(rf"(?<!\w){LIKE_PLACE}(?!\w)", re.IGNORECASE)
MANNER = Manner(
    order=lambda: _("write locations in board order, row by row from A1 to F7"),
    letters=lambda: _("write words in small letters, locations in Latin capitals: `step D5`"),
    lettered=_lettered,
    hints={OFF_THE_BOARD: lambda: _("the board ends at column F and at row 7")},
)

NOTATION: Notation[MindMove] = Notation(
    KINDS, FIELDS, MANNER
)  # in clear, as people write a game down
RECORD: Notation[MindMove] = Notation(OPEN_KINDS, FIELDS)  # public, as in the record
