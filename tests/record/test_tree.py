"""The tree is what RFC 9162 says, and its short ways lead where the long ones do."""

import hashlib
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.record.tree import Roots, inclusion, leaf, node, root, root_from

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
HASHED = [leaf(bytes.fromhex(data)) for data in LEAVES]
MANY = [leaf(bytes([number])) for number in range(70)]


@pytest.mark.parametrize("number", range(1, 9))
def test_the_tree_has_the_published_roots(number: int) -> None:
    assert root(HASHED[:number]).hex() == ROOTS[number - 1]


def test_the_tree_over_nothing_is_the_hash_of_nothing() -> None:
    assert root([]) == hashlib.sha256(b"").digest()
    assert len(Roots([])) == 0


@given(st.lists(st.binary(max_size=4), min_size=2, max_size=40))
def test_the_tree_splits_at_the_largest_power_of_two_below_its_size(lines: list[bytes]) -> None:
    leaves = [leaf(line) for line in lines]
    half = max(2**n for n in range(7) if 2**n < len(leaves))
    assert root(leaves) == node(root(leaves[:half]), root(leaves[half:]))


def test_the_roots_of_all_beginnings_are_those_of_each() -> None:
    published, many = Roots(HASHED), Roots(MANY)
    assert [published.over(number).hex() for number in range(1, 9)] == ROOTS
    for number in range(1, len(many) + 1):
        assert many.over(number) == root(MANY[:number])


def test_the_paths_in_the_tree_of_seven_are_those_that_the_standard_draws() -> None:
    a, b, c, d, e, f, j = HASHED[:7]
    g, h, i = node(a, b), node(c, d), node(e, f)
    k, ell = node(g, h), node(i, j)
    assert inclusion(HASHED[:7], 0) == (b, h, ell)
    assert inclusion(HASHED[:7], 3) == (c, g, ell)
    assert inclusion(HASHED[:7], 4) == (f, j, k)
    assert inclusion(HASHED[:7], 6) == (i, k)


@pytest.mark.parametrize("size", range(1, len(MANY) + 1))
def test_the_path_of_every_leaf_leads_to_the_root(size: int) -> None:
    leaves = MANY[:size]
    for index, each in enumerate(leaves):
        assert root_from(each, index, size, inclusion(leaves, index)) == root(leaves)


def elsewhere(leaves: Sequence[bytes], index: int) -> list[bytes | None]:
    """Follow the path of a leaf from every other place."""
    path = inclusion(leaves, index)
    return [
        root_from(leaves[index], other, len(leaves), path)
        for other in range(-1, len(leaves) + 1)
        if other != index
    ]


@pytest.mark.parametrize("size", range(1, 34))
def test_a_path_leads_to_the_root_from_no_other_place(size: int) -> None:
    for index in range(size):
        assert root(MANY[:size]) not in elsewhere(MANY[:size], index)


@pytest.mark.parametrize("size", range(1, 34))
def test_a_path_of_another_length_leads_nowhere(size: int) -> None:
    for index in range(size):
        path = inclusion(MANY[:size], index)
        longer = [(*path, MANY[-1]), (MANY[-1], *path), (*path, *path, *path, MANY[0])]
        for other in [path[:-1], *longer] if path else longer:
            assert root_from(MANY[index], index, size, other) is None


@pytest.mark.parametrize(("index", "size"), [(0, 0), (-1, 3), (3, 3), (9, 3)])
def test_a_leaf_outside_the_tree_leads_nowhere(index: int, size: int) -> None:
    assert root_from(MANY[0], index, size, MANY[:2]) is None
