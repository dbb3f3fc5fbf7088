"""The Merkle tree over the lines of a record, as RFC 9162 has it, with SHA-256.

Written out by hand: a doubter should be able to read it in five minutes.
"""

import hashlib
from collections.abc import Sequence


def leaf(line: bytes) -> bytes:
    """Hash one line: its exact bytes without the line feed."""
    return hashlib.sha256(b"\x00" + line).digest()


def node(left: bytes, right: bytes) -> bytes:
    """Hash two halves into one."""
    return hashlib.sha256(b"\x01" + left + right).digest()


def root(leaves: Sequence[bytes]) -> bytes:
    """Give the root over the hashes of some lines (section 2.1.1)."""
    if not leaves:
        return hashlib.sha256(b"").digest()
    if len(leaves) == 1:
        return leaves[0]
    half = _split(len(leaves))
    return node(root(leaves[:half]), root(leaves[half:]))


def roots(leaves: Sequence[bytes]) -> list[bytes]:
    """Give the root over the first line, over the first two, and so on up to all of them."""
    found = []
    whole: list[tuple[int, bytes]] = []  # the full subtrees from the left, each with its size
    for hashed in leaves:
        size = 1
        while whole and whole[-1][0] == size:
            hashed = node(whole.pop()[1], hashed)
            size *= 2
        whole.append((size, hashed))
        found.append(_joined([each for _size, each in whole]))
    return found


def _joined(subtrees: list[bytes]) -> bytes:
    """Join full subtrees into one root, the smallest two first."""
    right = subtrees[-1]
    for left in reversed(subtrees[:-1]):
        right = node(left, right)
    return right


def inclusion(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """Give the path from a leaf to the root, lowest first (section 2.1.3.1)."""
    if len(leaves) == 1:
        return ()
    half = _split(len(leaves))
    if index < half:
        return (*inclusion(leaves[:half], index), root(leaves[half:]))
    return (*inclusion(leaves[half:], index - half), root(leaves[:half]))


def root_from(hashed: bytes, index: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """Give the root that a leaf and its path lead to, or none where no such path can be.

    This is section 2.1.3.2: `at` and `last` are the places of the leaf's branch and of the tree's
    last one, level by level.
    """
    if not 0 <= index < size:
        return None
    at, last = index, size - 1
    for other in path:
        if last == 0:
            return None
        if at % 2 or at == last:
            hashed = node(other, hashed)
            while at % 2 == 0 and at:
                at, last = at // 2, last // 2
        else:
            hashed = node(hashed, other)
        at, last = at // 2, last // 2
    return hashed if last == 0 else None


def _split(number: int) -> int:
    """Give the largest power of two below a number of leaves."""
    return 1 << (number - 1).bit_length() - 1
