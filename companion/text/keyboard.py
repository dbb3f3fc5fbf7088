"""Reads the keys of Czech, Slovak and Russian keyboards: figures without Shift, Cyrillic letters.

A Czech or Slovak keyboard has `+ěščřžýáíé` where others have figures, and a Russian one has its own
letters on every key. Nobody changes the keyboard for a game, so a sign has more than one reading.
"""

import re
import unicodedata
from typing import Final

FIGURES: Final = {
    sign: figure
    for row in ("+ěščřžýáíé", "+ľščťžýáíé")
    for sign, figure in zip(row, "1234567890", strict=True)
}
LATIN: Final = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
CYRILLIC: Final = {latin: sign for sign, latin in LATIN.items()}
LOOKS: Final = dict(zip("авсенкмортху", "abcehkmoptxy", strict=True))
YES, NO = "yaд", "nн"  # the first letters of yes and no in all languages of the program
PLACE: Final = re.compile(r"(?<!\w)([^\W\d_])\d(?!\w)")  # a letter with a figure
AGREED: Final = (*YES, CYRILLIC["a"], "yes", "ano", "áno", "да")  # `н`, on the key of y, says no


def figures(typed: str) -> str:
    """Return the figures that were meant by a typed text; other text stays as it is."""
    read = [FIGURES.get(sign, sign) for sign in typed]
    return "".join(read) if all(sign in "0123456789" for sign in read) else typed


def by_place(typed: str) -> str:
    """Return one spelling for the same keys on all these keyboards, with Shift or without."""
    small = unicodedata.normalize("NFC", typed).lower()
    return "".join(FIGURES.get(sign, LATIN.get(sign, sign)) for sign in small)


def readings(typed: str) -> tuple[str, ...]:
    """Return all readings of a typed text, the likeliest first.

    A sign of the row of figures is first read as a figure at the beginning, and as a letter later.
    """
    begun = FIGURES.get(typed[:1], typed[:1]) + typed[1:]
    by_row = "".join(FIGURES.get(sign, sign) for sign in typed)
    by_place = "".join(LATIN.get(sign, sign) for sign in typed.lower())
    return tuple(dict.fromkeys((begun, typed, by_row, by_place)))


def by_look(typed: str) -> str:
    """Return a typed text with each Cyrillic letter as the Latin one that it looks like, if any."""
    return "".join(LOOKS.get(sign, FIGURES.get(sign, sign)) for sign in typed.lower())


def agrees(typed: str) -> bool:
    """Say whether a typed text says yes, in any language of the program and on any keyboard."""
    return unicodedata.normalize("NFC", typed).strip().lower() in AGREED


def agreed(typed: str | None) -> bool:
    """Say whether Enter alone, or yes, was typed where Enter proposes yes; None is the end."""
    return typed is not None and (not typed.strip() or agrees(typed))


def looks_latin(typed: str) -> bool:
    """Say whether any letter of a typed text is Cyrillic and looks like a Latin one."""
    return any(sign in LOOKS for sign in typed.lower())


def is_doubtful(typed: str) -> bool:
    """Say whether a place has a Cyrillic letter that looks like one key and lies on another."""
    letters = (found[1].lower() for found in PLACE.finditer(typed))
    return any(LOOKS.get(sign, LATIN.get(sign)) != LATIN.get(sign) for sign in letters)
