"""Signatures are strict: what any verifier would refuse is refused here."""

import hashlib
from itertools import count

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st

from companion.record import signature
from companion.record.signature import genuine, strict_key

# The curve once more, by the addition law alone, so that nothing of the program judges itself.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
Point = tuple[int, int]
BASE: Point = (
    15112221349535400772501151409588531511454012693041857206046113283949847762202,
    46316835694926478169428394003475163141307993866256225615783033603165251855960,
)
SECRET = 0x1234567890ABCDEF1234567890ABCDEF1234567890ABCDEF
RFC_8032 = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b4"
        "6bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d"
        "8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6"
        "594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


def add(one: Point, other: Point) -> Point:
    """Add two points."""
    (a, b), (c, d) = one, other
    crossed = D * a * b * c * d
    return (
        (a * d + b * c) * pow(1 + crossed, P - 2, P) % P,
        (b * d + a * c) * pow(1 - crossed, P - 2, P) % P,
    )


def times(number: int, point: Point) -> Point:
    """Add a point to itself so many times."""
    found: Point = (0, 1)
    for bit in f"{number:b}":
        found = add(found, found)
        if bit == "1":
            found = add(found, point)
    return found


def spelled(y: int, odd: int) -> bytes:
    """Write a point down, also in a spelling that is not the right one."""
    return (y | odd << 255).to_bytes(32, "little")


def encoded(point: Point) -> bytes:
    """Write a point down as it must be."""
    return spelled(point[1], point[0] % 2)


def torsion() -> list[Point]:
    """Find the eight points of small order, as what the group's order leaves of any point."""
    for y in count(2):
        x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
        x = pow(x2, (P + 3) // 8, P)
        for root in (x, x * pow(2, (P - 1) // 4, P) % P):
            if root * root % P == x2:
                eighth = times(L, (root, y))
                found = [times(number, eighth) for number in range(8)]
                if len(set(found)) == 8:
                    return found
    raise AssertionError


SMALL = torsion()


def hashed(nonce: bytes, public: bytes, text: bytes) -> int:
    """Give the number that ties a signature to its text, below the order as libraries take it."""
    return int.from_bytes(hashlib.sha512(nonce + public + text).digest(), "little") % L


def made(public: bytes, nonce: int, text: bytes) -> bytes:
    """Sign by hand, with a nonce of one's own."""
    point = encoded(times(nonce, BASE))
    number = (nonce + hashed(point, public, text) * SECRET) % L
    return point + number.to_bytes(32, "little")


def library_takes(public: bytes, signature: bytes, text: bytes) -> bool:
    """Say what the library says when nobody checks the points."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, text)
    except InvalidSignature:
        return False
    return True


PUBLIC = encoded(times(SECRET, BASE))


@pytest.mark.parametrize(("public", "text", "signature"), RFC_8032)
def test_the_signatures_of_the_standard_are_genuine(public: str, text: str, signature: str) -> None:
    key, said, sealed = map(bytes.fromhex, (public, text, signature))
    assert genuine(key, sealed, said)
    assert not genuine(key, sealed, said + b"x")


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=80))
def test_what_a_key_signs_is_genuine_and_only_by_this_key(seed: bytes, text: bytes) -> None:
    key = Ed25519PrivateKey.from_private_bytes(seed)
    public = key.public_key().public_bytes_raw()
    assert strict_key(public)
    assert genuine(public, key.sign(text), text)
    assert not genuine(PUBLIC, key.sign(text), text)


@given(st.binary(max_size=70), st.binary(max_size=70), st.binary(max_size=9))
def test_any_bytes_are_judged_and_none_break_the_judge(
    public: bytes, signature: bytes, text: bytes
) -> None:
    assert genuine(public, signature, text) is False


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_key_or_signature_of_another_length_is_none(length: int) -> None:
    assert not strict_key(PUBLIC[:length].ljust(length, b"\0"))
    signature = made(PUBLIC, 77, b"text")
    assert not genuine(PUBLIC, signature[:-1], b"text")
    assert not genuine(PUBLIC, signature + b"\0", b"text")


def test_every_spelling_of_a_point_of_small_order_is_refused_as_a_key() -> None:
    spellings = {
        spelled(y, odd)
        for point in SMALL
        for y in (point[1], point[1] + P)
        for odd in (0, 1)
        if y < 2**255
    }
    assert len(spellings) == 14
    assert not any(map(strict_key, spellings))


def test_a_key_of_small_order_would_take_any_text_and_is_refused() -> None:
    public = encoded(SMALL[0])
    signature = encoded(times(5, BASE)) + (5).to_bytes(32, "little")
    assert library_takes(public, signature, b"any text")
    assert not genuine(public, signature, b"any text")


def test_a_signature_whose_first_point_is_of_small_order_is_refused() -> None:
    signature = made(PUBLIC, 0, b"text")
    assert library_takes(PUBLIC, signature, b"text")
    assert not genuine(PUBLIC, signature, b"text")


def test_a_signature_has_no_second_number() -> None:
    signature = made(PUBLIC, 77, b"text")
    number = int.from_bytes(signature[32:], "little")
    assert genuine(PUBLIC, signature, b"text")
    for more in (L, 2 * L, 2**255 - 1 - number):
        other = signature[:32] + (number + more).to_bytes(32, "little")
        assert not genuine(PUBLIC, other, b"text")


def test_a_second_number_is_refused_whatever_the_library_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signature, "_fits", lambda *_any: True)
    nonce = encoded(times(77, BASE))
    assert genuine(PUBLIC, nonce + (L - 1).to_bytes(32, "little"), b"text")
    assert not genuine(PUBLIC, nonce + L.to_bytes(32, "little"), b"text")


def test_no_point_has_a_second_spelling() -> None:
    points = [y for y in range(2, 19) if strict_key(spelled(y, 0))]
    assert points
    for y in points:
        assert not strict_key(spelled(y + P, 0))
        assert not strict_key(spelled(y + P, 1))
    for y in (P + 1, 1):  # the neutral point as R, spelled wrongly
        signature = spelled(y, 1) + made(PUBLIC, 0, b"text")[32:]
        assert not genuine(PUBLIC, signature, b"text")


def test_what_is_no_point_is_no_key() -> None:
    on_curve = [strict_key(spelled(y, 0)) for y in range(2, 200)]
    squares = [
        pow((y * y - 1) * pow(D * y * y + 1, P - 2, P), (P - 1) // 2, P) == 1 for y in range(2, 200)
    ]
    assert on_curve == squares


def test_a_key_of_mixed_order_signs_only_what_holds_without_the_cofactor() -> None:
    mixed = encoded(add(times(SECRET, BASE), SMALL[1]))
    verdicts = set()
    for number in range(40):
        text = str(number).encode()
        signature = made(mixed, 77, text)
        holds = hashed(signature[:32], mixed, text) % 8 == 0
        assert genuine(mixed, signature, text) is holds
        verdicts.add(holds)
    assert verdicts == {True, False}
