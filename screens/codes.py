"""Short keys: two letters for a feature, one sign for a location that can be chosen now."""

from collections.abc import Iterable, Sequence

LETTERS = "ghijklmnopqrstuvwxyz"  # A to F begin the name of a location
SPARE = "890"  # as no row has these numbers


def codes(names: Iterable[str]) -> dict[str, str]:
    """Give every name a code: its first letter, then the first of the others that is free."""
    found: dict[str, str] = {}
    for name in sorted(names):
        found[name] = next(code for code in _possible(name) if code not in found.values())
    return found


def _possible(name: str) -> Iterable[str]:
    """Go through the codes that a name could have, the most natural one first."""
    letters = [sign.lower() for sign in name if sign.isalnum()]
    others = [*letters[1:], *"abcdefghijklmnopqrstuvwxyz0123456789"]
    return (letters[0] + other for other in others)


def signs(places: Sequence[str], *, spare: bool) -> dict[str, str]:
    """Give locations a key of their own; where there are too many, every other one on the board.

    That is enough for borders, as each of them has one end among these.
    """
    keys = LETTERS + SPARE * spare
    if len(places) > len(keys):
        places = [place for place in places if (ord(place[0]) + ord(place[1])) % 2 == 0]
    in_board_order = sorted(places, key=lambda place: place[::-1])
    return dict(zip(in_board_order, keys, strict=False))
