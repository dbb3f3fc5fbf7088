"""SHA-256, SHA-512, HMAC, PBKDF2 and scrypt give what their texts say they give."""

import hashlib
import random

import pytest
from playwright.sync_api import Page

from tests.screens.verifier.modules import called

MILLION = "61" * 1000000
TWO_BLOCKS = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".hex()
FOUR_BLOCKS = (
    b"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
    b"hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
).hex()

# FIPS 180-4's examples, as NIST publishes them.
SHA_256 = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "616263": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    TWO_BLOCKS: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    MILLION: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}
SHA_512 = {
    "": (
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
        "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
    ),
    "616263": (
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    ),
    FOUR_BLOCKS: (
        "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
    ),
}

# RFC 4231, test cases 1 to 4, 6 and 7: key, data, HMAC-SHA-256.
HMACS = [
    (
        "0b" * 20,
        b"Hi There".hex(),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ),
    (
        b"Jefe".hex(),
        b"what do ya want for nothing?".hex(),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        "aa" * 20,
        "dd" * 50,
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ),
    (
        bytes(range(1, 26)).hex(),
        "cd" * 50,
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ),
    (
        "aa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First".hex(),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
    (
        "aa" * 131,
        (
            b"This is a test using a larger than block-size key and a larger than block-size data."
            b" The key needs to be hashed before being used by the HMAC algorithm."
        ).hex(),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ),
]

# RFC 7914, section 11: password, salt, rounds, 64 bytes.
PBKDF2S = [
    (
        (b"passwd".hex(), b"salt".hex(), 1),
        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783",
    ),
    (
        (b"Password".hex(), b"NaCl".hex(), 80000),
        "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
        "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d",
    ),
]

# RFC 7914, section 12: password, salt, N, r, p, 64 bytes. (The fourth one takes a gigabyte.)
SCRYPTS = [
    (
        ("", "", 16, 1, 1),
        "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906",
    ),
    (
        (b"password".hex(), b"NaCl".hex(), 1024, 8, 16),
        "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
        "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640",
    ),
    (
        (b"pleaseletmein".hex(), b"SodiumChloride".hex(), 16384, 8, 1),
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
    ),
]

# The lengths around which the filling of blocks changes.
LENGTHS = (0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 1000)


@pytest.fixture(scope="module")
def messages() -> list[str]:
    """Make messages of telling lengths, the same ones each time."""
    dice = random.Random(180)
    return [dice.randbytes(length).hex() for length in LENGTHS]


@pytest.mark.parametrize(("name", "known"), [("sha256", SHA_256), ("sha512", SHA_512)])
def test_the_examples_of_the_standard_come_out(
    bare: Page, name: str, known: dict[str, str]
) -> None:
    body = f"return given.map((each) => hex({name}(raw(each))))"
    assert called(bare, f"kit/{name}.js", body, list(known)) == list(known.values())


@pytest.mark.parametrize(("name", "subtle"), [("sha256", "SHA-256"), ("sha512", "SHA-512")])
def test_the_browser_hashes_just_the_same(
    bare: Page, messages: list[str], name: str, subtle: str
) -> None:
    ours = f"return given.map((each) => hex({name}(raw(each))))"
    theirs = f"""return Promise.all(given.map(async (each) =>
        hex(new Uint8Array(await crypto.subtle.digest("{subtle}", raw(each))))))"""
    found = called(bare, f"kit/{name}.js", ours, messages)
    assert found == called(bare, f"kit/{name}.js", theirs, messages)
    assert found == [hashlib.new(name, bytes.fromhex(each)).hexdigest() for each in messages]


def test_hmac_gives_the_values_of_rfc_4231(bare: Page) -> None:
    body = "return given.map(([key, data]) => hex(hmac(raw(key), raw(data))))"
    assert called(bare, "kit/hmac.js", body, HMACS) == [known for _, _, known in HMACS]


def test_hmac_is_that_of_the_browser(bare: Page, messages: list[str]) -> None:
    theirs = """const name = {name: "HMAC", hash: "SHA-256"};
    return Promise.all(given.map(async (each) => {
        const key = await crypto.subtle.importKey("raw", raw(each), name, false, ["sign"]);
        return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, raw(each))));
    }))"""
    ours = "return given.map((each) => hex(hmac(raw(each), raw(each))))"
    keys = [each for each in messages if each]  # browsers take no empty key
    found = called(bare, "kit/hmac.js", ours, keys)
    assert found == called(bare, "kit/hmac.js", theirs, keys)


@pytest.mark.parametrize(("given", "known"), PBKDF2S)
def test_pbkdf2_gives_the_values_of_rfc_7914(
    bare: Page, given: tuple[str, str, int], known: str
) -> None:
    body = (
        "const [word, salt, rounds] = given; return hex(pbkdf2(raw(word), raw(salt), rounds, 64))"
    )
    assert called(bare, "kit/hmac.js", body, given) == known


@pytest.mark.parametrize(("given", "known"), SCRYPTS)
def test_scrypt_gives_the_values_of_rfc_7914(
    bare: Page, given: tuple[str, str, int, int, int], known: str
) -> None:
    body = """const [word, salt, cost, blocks, lanes] = given;
    return hex(scrypt(raw(word), raw(salt), { cost, blocks, lanes }, 64))"""
    assert called(bare, "kit/scrypt.js", body, given) == known


def test_scrypt_at_full_cost_is_that_of_openssl_and_tells_how_far_it_is(bare: Page) -> None:
    body = """const parts = [];
    const effort = { cost: 131072, blocks: 8, lanes: 1 };
    const sum = hex(scrypt(raw("6b"), raw("73"), effort, 32, (part) => parts.push(part)));
    return [sum, parts.length > 50 && parts.every((part, at) => part >= (parts[at - 1] ?? 0))]"""
    known = hashlib.scrypt(b"k", salt=b"s", n=131072, r=8, p=1, maxmem=2**28, dklen=32).hex()
    assert called(bare, "kit/scrypt.js", body) == [known, True]
