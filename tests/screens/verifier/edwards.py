"""A little arithmetic on edwards25519, to make keys and signatures that no honest tool makes."""

import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)

Point = tuple[int, int]
NEUTRAL: Point = (0, 1)


def added(one: Point, other: Point) -> Point:
    """Add two points."""
    (a, b), (c, d) = one, other
    product = D * a * b * c * d
    return (
        (a * d + b * c) * pow(1 + product, -1, P) % P,
        (b * d + a * c) * pow(1 - product, -1, P) % P,
    )


def times(number: int, point: Point) -> Point:
    """Add a point to itself so many times."""
    result = NEUTRAL
    for bit in f"{number:b}":
        result = added(result, result)
        result = added(result, point) if bit == "1" else result
    return result


def lifted(y: int, odd: int) -> Point | None:
    """Find the point with this y, where there is one."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if x * x % P == square else x * ROOT % P
    if x * x % P != square:
        return None
    return (x if x % 2 == odd else -x % P, y)


def encoded(point: Point) -> bytes:
    """Write a point canonically."""
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def _base() -> Point:
    """Give the base point."""
    found = lifted(4 * pow(5, -1, P) % P, 0)
    assert found is not None
    return found


def _torsion() -> Point:
    """Find a point of order eight."""
    for y in range(2, 100):
        found = lifted(y, 0)
        if found is not None:
            small = times(ORDER, found)
            if times(4, small) != NEUTRAL:
                return small
    raise AssertionError("one in two points has such a part")


BASE, TORSION = _base(), _torsion()


def challenge(first: bytes, key: bytes, message: bytes) -> int:
    """Work out what a signature answers to."""
    return int.from_bytes(hashlib.sha512(first + key + message).digest(), "little") % ORDER


def signature(secret: int, key: bytes, message: bytes, nonce: int, off: Point = NEUTRAL) -> bytes:
    """Sign with a commitment that is off by a point."""
    first = encoded(added(times(nonce, BASE), off))
    last = (nonce + challenge(first, key, message) * secret) % ORDER
    return first + last.to_bytes(32, "little")
