"""The curve of Ed25519, for signatures and keys that no honest program makes."""

import hashlib

from companion.record.signature import ORDER, ROOT_OF_MINUS_ONE, D, P

Point = tuple[int, int]
NEUTRAL: Point = (0, 1)


def point(y: int, odd: int) -> Point | None:
    """Give the point with this y and an odd or even x, if there is one."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT_OF_MINUS_ONE % P
    if x * x % P != square:
        return None
    return (x if x % 2 == odd else -x % P, y)


def added(one: Point, other: Point) -> Point:
    """Add two points."""
    (x, y), (u, v) = one, other
    crossed = D * x * y * u * v
    across = (x * v + u * y) * pow(1 + crossed, -1, P)
    return (across % P, (y * v + x * u) * pow(1 - crossed, -1, P) % P)


def times(number: int, base: Point) -> Point:
    """Add a point to itself so often."""
    found = NEUTRAL
    while number:
        if number % 2:
            found = added(found, base)
        base, number = added(base, base), number // 2
    return found


def encoded(place: Point) -> bytes:
    """Write a point in its canonical encoding."""
    x, y = place
    return number_of(y | (x % 2) << 255)


def number_of(number: int) -> bytes:
    """Write a number as 32 bytes."""
    return number.to_bytes(32, "little")


def scalar(signing: bytes) -> int:
    """Give the secret number of a signing key."""
    digest = bytearray(hashlib.sha512(signing).digest()[:32])
    digest[0] &= 248
    digest[31] = digest[31] & 63 | 64
    return int.from_bytes(digest, "little")


def challenge(r: bytes, public: bytes, text: bytes) -> int:
    """Give the number that a signature answers to."""
    return int.from_bytes(hashlib.sha512(r + public + text).digest(), "little") % ORDER


def _base() -> Point:
    """Give the point that all keys are multiples of."""
    found = point(4 * pow(5, -1, P) % P, 0)
    assert found is not None
    return found


def _of_order_eight() -> Point:
    """Give a point of order eight: a multiple by the order of any point of full order."""
    y = 2
    while True:
        found = point(y, 0)
        if found and times(4, small := times(ORDER, found)) != NEUTRAL:
            return small
        y += 1


BASE = _base()
EIGHTH = _of_order_eight()
