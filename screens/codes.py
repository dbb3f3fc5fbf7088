"""Short codes: two letters for a feature, one for a word, each unique among its neighbours."""

from collections.abc import Iterable


def codes(names: Iterable[str], length: int = 2) -> dict[str, str]:
    """Give every name a code: its first letter, then the first of the others that is free."""
    found: dict[str, str] = {}
    for name in sorted(names):
        found[name] = next(code for code in _possible(name, length) if code not in found.values())
    return found


def _possible(name: str, length: int) -> Iterable[str]:
    """Go through the codes that a name could have, the most natural one first."""
    letters = [sign.lower() for sign in name if sign.isalnum()]
    others = [*letters[1:], *"abcdefghijklmnopqrstuvwxyz0123456789"]
    if length == 1:
        yield from (*letters, *others)
        return
    yield from (letters[0] + other for other in others)
