"""The verifier: one HTML page that needs no network and shares no code with the program."""

from functools import cache
from hashlib import sha256

from screens.verifier.inlining import inlined


@cache
def page() -> str:
    """Return the page, which is the same text for the same sources."""
    return inlined()


def fingerprint() -> str:
    """Return the SHA-256 of the page in hexadecimal digits."""
    return sha256(page().encode()).hexdigest()
