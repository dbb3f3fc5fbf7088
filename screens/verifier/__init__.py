"""The second verifier: one HTML page that needs no network and shares no code with the program."""

from functools import cache
from hashlib import sha256

from screens.verifier.inlining import inlined


@cache
def page() -> str:
    """Build the page: everything it needs stands in it, and the same sources give the same text."""
    return inlined()


def fingerprint() -> str:
    """Give the SHA-256 of the page's bytes, in hexadecimal digits."""
    return sha256(page().encode()).hexdigest()
