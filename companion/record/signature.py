"""Strict Ed25519: accepts only signatures that every verifier would accept.

What libraries decide differently is checked here; the equation itself is left to `cryptography`.
"""

from functools import cache, lru_cache

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
POINT = 32
TABLES = 64  # the same key is asked for at every head of a record


@lru_cache(maxsize=TABLES)
def strict_key(public: bytes) -> bool:
    """Say whether these bytes are the one encoding of a point that is not of small order.

    This is RFC 8032, section 5.1.3. The case that x is 0 needs no check, as y is then 1 or -1,
    which are refused anyway.
    """
    y = _y(public)
    if len(public) != POINT or y >= P or y in _small():
        return False
    return _root((y * y - 1) * pow(D * y * y + 1, -1, P) % P) is not None


def genuine(public: bytes, signature: bytes, text: bytes) -> bool:
    """Say whether a signature over a text is by this key, by the equation without the cofactor.

    The point R need not be decoded: where the equation holds, its bytes are those of a point.
    """
    if len(signature) != 2 * POINT or not strict_key(public):
        return False
    if _y(signature[:POINT]) in _small():
        return False
    return int.from_bytes(signature[POINT:], "little") < ORDER and _fits(public, signature, text)


def _fits(public: bytes, signature: bytes, text: bytes) -> bool:
    """Say whether the equation holds, with R computed and compared byte by byte."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, text)
    except InvalidSignature:
        return False
    return True


def _y(encoded: bytes) -> int:
    """Return the coordinate y of an encoded point."""
    return int.from_bytes(encoded, "little") % 2**255


def _root(square: int) -> int | None:
    """Return a square root, or None if there is none."""
    root = pow(square, (P + 3) // 8, P)
    for candidate in (root, root * ROOT_OF_MINUS_ONE % P):
        if candidate * candidate % P == square:
            return candidate
    return None


@cache
def _small() -> frozenset[int]:
    """Return the y of all points of small order: eight times such a point is the neutral one.

    Twice a point is (…, (y² + x²) / (1 - Dx²y²)). The neutral point is (0, 1); points of order 2
    and 4 have y = -1 and y = 0; those of order 8 have x² = -y², by the curve Dy⁴ + 2y² = 1.
    """
    root = _root((1 + D) % P) or 0
    squares = [(sign * root - 1) * pow(D, -1, P) % P for sign in (1, -1)]
    last = [y for y in map(_root, squares) if y is not None]
    return frozenset({1, P - 1, 0, *last, *(P - y for y in last)})
