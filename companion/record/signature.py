"""Strict Ed25519: of all signatures that some verifier takes, only those that every one takes.

What libraries leave open is checked here by hand; the equation itself is left to `cryptography`.
"""

from functools import cache, lru_cache

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
POINT = 32
TABLES = 64  # a program that judges one record asks for the same key at every head


@lru_cache(maxsize=TABLES)
def strict_key(public: bytes) -> bool:
    """Say whether this is the one encoding of a point of the curve that is not of small order.

    This is RFC 8032, section 5.1.3; x is nothing only where y is 1 or -1, which are refused anyway.
    """
    y = _y(public)
    if len(public) != POINT or y >= P or y in _small():
        return False
    return _root((y * y - 1) * pow(D * y * y + 1, -1, P) % P) is not None


def genuine(public: bytes, signature: bytes, text: bytes) -> bool:
    """Say whether a signature over a text is by this key, without the cofactor.

    The point R needs no decoding: where the equation holds, its bytes are those of a point.
    """
    if len(signature) != 2 * POINT or not strict_key(public):
        return False
    if _y(signature[:POINT]) in _small():
        return False
    return int.from_bytes(signature[POINT:], "little") < ORDER and _fits(public, signature, text)


def _fits(public: bytes, signature: bytes, text: bytes) -> bool:
    """Say whether the equation holds: what should be R, written down, is R byte for byte."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, text)
    except InvalidSignature:
        return False
    return True


def _y(encoded: bytes) -> int:
    """Read the coordinate that an encoding holds beside the last bit of x."""
    return int.from_bytes(encoded, "little") % 2**255


def _root(square: int) -> int | None:
    """Give a square root, where there is one."""
    root = pow(square, (P + 3) // 8, P)
    for candidate in (root, root * ROOT_OF_MINUS_ONE % P):
        if candidate * candidate % P == square:
            return candidate
    return None


@cache
def _small() -> frozenset[int]:
    """Give y of the points of small order: eight times each of them is nothing.

    Twice a point is (…, (y² + x²) / (1 - Dx²y²)). Nothing itself is (0, 1); what doubles to it, and
    to that, has y = -1 and y = 0; what doubles to y = 0 has x² = -y², by the curve Dy⁴ + 2y² = 1.
    """
    root = _root((1 + D) % P) or 0
    squares = [(sign * root - 1) * pow(D, -1, P) % P for sign in (1, -1)]
    last = [y for y in map(_root, squares) if y is not None]
    return frozenset({1, P - 1, 0, *last, *(P - y for y in last)})
