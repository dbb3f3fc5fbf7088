"""What keys mean on other keyboards: figures that need Shift, and letters that are not Latin.

A Czech or Slovak keyboard has `+ěščřžýáíé` where others have figures, and a Russian one has its own
letters on every key. Who plays changes no keyboard for a game, so a sign has more than one reading.
"""

import unicodedata
from typing import Final

FIGURES: Final = {
    sign: figure
    for row in ("+ěščřžýáíé", "+ľščťžýáíé")
    for sign, figure in zip(row, "1234567890", strict=True)
}
LATIN: Final = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
CYRILLIC: Final = {latin: sign for sign, latin in LATIN.items()}


def figures(typed: str) -> str:
    """Give figures for what was typed in their row without Shift; anything else as it is."""
    read = [FIGURES.get(sign, sign) for sign in typed]
    return "".join(read) if all(sign in "0123456789" for sign in read) else typed


def by_place(typed: str) -> str:
    """Give one reading for the same keys of any of these keyboards, with Shift or without."""
    small = unicodedata.normalize("NFC", typed).lower()
    return "".join(FIGURES.get(sign, LATIN.get(sign, sign)) for sign in small)


def readings(typed: str) -> tuple[str, ...]:
    """Give all that typed signs can mean, the likeliest first.

    The row of the figures begins with figures; within a word its letters are letters first.
    """
    begun = FIGURES.get(typed[:1], typed[:1]) + typed[1:]
    by_row = "".join(FIGURES.get(sign, sign) for sign in typed)
    by_place = "".join(LATIN.get(sign, sign) for sign in typed.lower())
    return tuple(dict.fromkeys((begun, typed, by_row, by_place)))
