"""Ed25519 is verified strictly: what two verifiers could judge differently is refused."""

import random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from playwright.sync_api import Page

from tests.screens.verifier import edwards
from tests.screens.verifier.edwards import BASE, NEUTRAL, ORDER, TORSION, P, added, encoded, times
from tests.screens.verifier.modules import called

# RFC 8032, section 7.1, tests 1, 2, 3 and SHA(abc): public key, message, signature.
RFC_8032 = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
    (
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589"
        "09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
    ),
]
MESSAGE = b"companion-0123456789abcdef\n57\nAAAA\n"
SECRET, NONCE = 0x1234567890ABCDEF << 180, 0xFEDCBA0987654321 << 170
KEY = encoded(times(SECRET, BASE))
GOOD = edwards.signature(SECRET, KEY, MESSAGE, NONCE)


def judged(page: Page, cases: list[tuple[str, str, str]]) -> list[bool]:
    """Let the page judge signatures."""
    body = "return given.map((each) => isSigned(...each.map(raw)))"
    found: list[bool] = called(page, "kit/ed25519.js", body, cases)
    return found


def case(key: bytes, signature: bytes, message: bytes = MESSAGE) -> tuple[str, str, str]:
    """Write a case as the page takes it."""
    return key.hex(), message.hex(), signature.hex()


def test_the_signatures_of_rfc_8032_are_good(bare: Page) -> None:
    assert judged(bare, RFC_8032) == [True] * len(RFC_8032)


def test_a_signature_with_any_bit_flipped_is_not(bare: Page) -> None:
    flipped = [
        case(KEY, bytes(byte ^ (1 << bit % 8) * (at == bit // 8) for at, byte in enumerate(GOOD)))
        for bit in range(512)
    ]
    assert judged(bare, [case(KEY, GOOD), *flipped]) == [True] + [False] * 512


def test_the_browser_judges_the_same(bare: Page) -> None:
    dice = random.Random(8032)
    cases = []
    for number in range(20):
        private = Ed25519PrivateKey.from_private_bytes(dice.randbytes(32))
        message = dice.randbytes(dice.randrange(200))
        signed = bytearray(private.sign(message))
        signed[dice.randrange(64)] ^= number % 2
        cases.append(case(private.public_key().public_bytes_raw(), bytes(signed), message))
    theirs = """return Promise.all(given.map(async ([key, message, signature]) => {
        const name = "Ed25519";
        const read = await crypto.subtle.importKey("raw", raw(key), name, false, ["verify"]);
        return crypto.subtle.verify(name, read, raw(signature), raw(message));
    }))"""
    found = called(bare, "kit/ed25519.js", theirs, cases)
    assert judged(bare, cases) == found == [number % 2 == 0 for number in range(20)]


def test_a_signature_whose_s_is_one_order_larger_is_refused(bare: Page) -> None:
    larger = (int.from_bytes(GOOD[32:], "little") + ORDER).to_bytes(32, "little")
    assert judged(bare, [case(KEY, GOOD[:32] + larger)]) == [False]


SMALL = [encoded(times(number, TORSION)) for number in range(8)]


def test_there_are_eight_different_points_of_small_order() -> None:
    assert len(set(SMALL)) == 8
    assert times(8, TORSION) == NEUTRAL


@pytest.mark.parametrize("key", SMALL, ids=range(8))
def test_a_key_of_small_order_signs_nothing(bare: Page, key: bytes) -> None:
    forged = [case(key, first + bytes(32)) for first in SMALL]
    assert judged(bare, forged) == [False] * 8


@pytest.mark.parametrize("first", SMALL, ids=range(8))
def test_a_commitment_of_small_order_is_refused(bare: Page, first: bytes) -> None:
    last = edwards.challenge(first, KEY, MESSAGE) * SECRET % ORDER
    assert judged(bare, [case(KEY, first + last.to_bytes(32, "little"))]) == [False]


def test_a_signature_that_needs_the_cofactor_is_refused(bare: Page) -> None:
    off = edwards.signature(SECRET, KEY, MESSAGE, NONCE, TORSION)
    assert judged(bare, [case(KEY, off)]) == [False]


def test_a_key_of_mixed_order_is_judged_without_the_cofactor(bare: Page) -> None:
    key = encoded(added(times(SECRET, BASE), TORSION))
    found = {nonce: edwards.signature(SECRET, key, MESSAGE, nonce) for nonce in range(1, 17)}
    fitting = [edwards.challenge(signed[:32], key, MESSAGE) % 8 == 0 for signed in found.values()]
    assert True in fitting
    assert False in fitting
    assert judged(bare, [case(key, signed) for signed in found.values()]) == fitting


def test_only_the_canonical_encoding_of_a_point_is_read(bare: Page) -> None:
    known = [y for y in range(19) if edwards.lifted(y, 0)]
    spelled = [
        (y + more | odd << 255).to_bytes(32, "little").hex()
        for y in known
        for more in (0, P)
        for odd in (0, 1)
    ]
    body = "return given.map((each) => pointOf(raw(each)) !== null)"
    expected = [
        more == 0 and not (y == 1 and odd) for y in known for more in (0, P) for odd in (0, 1)
    ]
    assert called(bare, "kit/curve.js", body, spelled) == expected


def test_a_point_beside_the_curve_is_none(bare: Page) -> None:
    beside = [y.to_bytes(32, "little").hex() for y in range(2, 40) if not edwards.lifted(y, 0)]
    body = "return given.map((each) => pointOf(raw(each)))"
    assert beside
    assert called(bare, "kit/curve.js", body, beside) == [None] * len(beside)


@pytest.mark.parametrize("length", [0, 63, 65])
def test_a_signature_of_another_length_is_refused(bare: Page, length: int) -> None:
    assert judged(bare, [case(KEY, (GOOD + b"\0")[:length])]) == [False]
