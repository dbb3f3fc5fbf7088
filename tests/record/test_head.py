"""The tree and the heads are what RFC 9162 and the C2SP texts say."""

import hashlib
from base64 import b64decode

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from companion.record.head import checkpoint, signed
from companion.record.line import Line
from companion.record.tree import leaf, node, root

TABLE = "0123456789abcdef0123456789abcdef"
SIGNING = bytes(range(32))
RECORD = [Line("public", f"lay board {number}") for number in range(7)]
# The eight leaves and the roots over the first of them that certificate transparency publishes.
LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657"]
LEAVES.append("606162636465666768696a6b6c6d6e6f")
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]


@pytest.mark.parametrize("number", range(1, 9))
def test_the_tree_has_the_published_roots(number: int) -> None:
    leaves = [leaf(bytes.fromhex(data)) for data in LEAVES[:number]]
    assert root(leaves).hex() == ROOTS[number - 1]


def test_the_tree_over_nothing_is_the_hash_of_nothing() -> None:
    assert root([]) == hashlib.sha256(b"").digest()


@given(st.lists(st.binary(max_size=4), min_size=2, max_size=40))
def test_the_tree_splits_at_the_largest_power_of_two_below_its_size(lines: list[bytes]) -> None:
    leaves = [leaf(line) for line in lines]
    half = max(2**n for n in range(7) if 2**n < len(leaves))
    assert root(leaves) == node(root(leaves[:half]), root(leaves[half:]))


def test_a_head_names_the_table_the_number_of_lines_and_the_root() -> None:
    name, size, fingerprint = checkpoint(TABLE, RECORD).splitlines()
    assert (name, size) == (f"companion-{TABLE}", "7")
    assert len(b64decode(fingerprint, validate=True)) == 32


def test_a_head_is_signed_by_the_key_of_the_table_over_its_very_bytes() -> None:
    text, _blank, line = signed(TABLE, RECORD, SIGNING).partition("\n\n")
    dash, name, encoded = line.rstrip("\n").split(" ")
    public = Ed25519PrivateKey.from_private_bytes(SIGNING).public_key()
    raw = b64decode(encoded, validate=True)
    named = hashlib.sha256(name.encode() + b"\n\x01" + public.public_bytes_raw()).digest()
    assert (dash, name, raw[:4]) == ("\u2014", f"companion-{TABLE}", named[:4])
    public.verify(raw[4:], f"{text}\n".encode())
    with pytest.raises(InvalidSignature):
        public.verify(raw[4:], text.encode())


def test_any_changed_dropped_or_swapped_line_gives_another_head() -> None:
    others = [
        [*RECORD[:3], Line("public", "lay board 9"), *RECORD[4:]],
        RECORD[:-1],
        RECORD[1:],
        [RECORD[1], RECORD[0], *RECORD[2:]],
    ]
    heads = {checkpoint(TABLE, record) for record in [RECORD, *others]}
    assert len(heads) == 5
