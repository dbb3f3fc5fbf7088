"""Strict Ed25519: of all signatures that some verifier takes, only those that every one takes.

What libraries leave open is checked here by hand; the equation itself is left to `cryptography`.
"""

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
COFACTOR_DOUBLINGS = 3
NEUTRAL = (0, 1)
POINT = 32

Point = tuple[int, int]


def strict_key(public: bytes) -> bool:
    """Say whether this is the one encoding of a point of the curve that is not of small order."""
    point = _point(public)
    return point is not None and not _small(point)


def genuine(public: bytes, signature: bytes, text: bytes) -> bool:
    """Say whether a signature over a text is by this key, without the cofactor."""
    if len(signature) != 2 * POINT or not strict_key(public) or not strict_key(signature[:POINT]):
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


def _point(encoded: bytes) -> Point | None:
    """Decode a point by RFC 8032, section 5.1.3; a second spelling of one is none."""
    if len(encoded) != POINT:
        return None
    number = int.from_bytes(encoded, "little")
    y, odd = number % 2**255, number >> 255
    if y >= P:
        return None
    x = _root((y * y - 1) * pow(D * y * y + 1, -1, P) % P)
    if x is None or (x == 0 and odd):
        return None
    return (x if x % 2 == odd else P - x, y)


def _root(square: int) -> int | None:
    """Give a square root, where there is one."""
    root = pow(square, (P + 3) // 8, P)
    for candidate in (root, root * ROOT_OF_MINUS_ONE % P):
        if candidate * candidate % P == square:
            return candidate
    return None


def _small(point: Point) -> bool:
    """Say whether a point is of small order: eight times it is then nothing."""
    for _doubling in range(COFACTOR_DOUBLINGS):
        point = _doubled(point)
    return point == NEUTRAL


def _doubled(point: Point) -> Point:
    """Add a point to itself; D is no square, so nothing here is divided by zero."""
    x, y = point
    crossed = D * x * x * y * y
    return (
        2 * x * y * pow(1 + crossed, -1, P) % P,
        (y * y + x * x) * pow(1 - crossed, -1, P) % P,
    )
