"""Short keys: two letters for a feature, one sign for a location that can be chosen now."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase

LETTERS = "ghijklmnopqrstuvwxyz"  # A to F begin the name of a location
SPARE = "890"  # as no row has these numbers


def codes(names: Mapping[str, str]) -> dict[str, str]:
    """Give every feature two letters of its name, such as DB for the Dream Bus; none comes twice.

    A code holds no figures, so that it can never be taken for a location.
    """
    found: dict[str, str] = {}
    for feature in sorted(names):
        words = _words(names[feature]) or _words(feature)
        found[feature] = next(code for code in _possible(words) if code not in found.values())
    return found


def bare(name: str) -> str:
    """Write a name in small letters without marks, to sort by and to spell keys of."""
    parts = unicodedata.normalize("NFKD", name.lower())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def _words(name: str) -> list[str]:
    """Take a name apart into words of plain letters, which every keyboard has."""
    return re.findall("[a-z]+", bare(name))


def _possible(words: Sequence[str]) -> Iterator[str]:
    """Go through the codes that words could have, the most natural one first.

    The first letter stays; behind it come the beginnings of the last word and of those between,
    then the other letters in the order of the name, then any other letter.
    """
    first = words[0][0]
    beginnings = [word[0] for word in reversed(words[1:])]
    for other in (*beginnings, *"".join(words)[1:], *ascii_lowercase):
        yield first + other


def signs(places: Sequence[str], *, spare: bool, without: str = "") -> dict[str, str]:
    """Give locations a key of their own; where there are too many, every other one on the board.

    That is enough for borders, as each of them has one end among these.
    """
    keys = [key for key in LETTERS + SPARE * spare if key not in without]
    if len(places) > len(keys):
        places = [place for place in places if (ord(place[0]) + ord(place[1])) % 2 == 0]
    in_board_order = sorted(places, key=lambda place: place[::-1])
    return dict(zip(in_board_order, keys, strict=False))
