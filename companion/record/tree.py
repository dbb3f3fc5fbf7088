"""The Merkle tree over the lines of a record, by RFC 9162 with SHA-256.

It is written by hand so that a doubter can read it in five minutes.
"""

import hashlib
from collections.abc import Iterable, Sequence


def leaf(line: bytes) -> bytes:
    """Return the hash of a line's exact bytes without the line feed."""
    return hashlib.sha256(b"\x00" + line).digest()


def node(left: bytes, right: bytes) -> bytes:
    """Return the hash of two subtrees joined."""
    return hashlib.sha256(b"\x01" + left + right).digest()


def root_of(lines: Iterable[bytes]) -> bytes:
    """Return the root over lines."""
    return root(map(leaf, lines))


class Roots:
    """The roots over the first line, over the first two, and so on, joined when asked for.

    It keeps the full subtrees of each beginning, from the left.
    """

    def __init__(self, leaves: Iterable[bytes]) -> None:
        """Join subtrees of equal size, leaf by leaf."""
        whole: list[tuple[int, bytes]] = []
        self._wholes: list[tuple[tuple[int, bytes], ...]] = []
        for hashed in leaves:
            size, grown = 1, hashed
            while whole and whole[-1][0] == size:
                grown = node(whole.pop()[1], grown)
                size *= 2
            whole.append((size, grown))
            self._wholes.append(tuple(whole))

    def __len__(self) -> int:
        """Return the number of lines."""
        return len(self._wholes)

    def over(self, number: int) -> bytes:
        """Return the root over so many lines (section 2.1.1): the smallest subtrees join first."""
        *others, (_size, right) = self._wholes[number - 1]
        for _size, left in reversed(others):
            right = node(left, right)
        return right


def root(leaves: Iterable[bytes]) -> bytes:
    """Return the root over the hashes of lines: pairs are joined, level by level."""
    level = list(leaves)
    if not level:
        return hashlib.sha256(b"").digest()
    while len(level) > 1:
        lone = level[len(level) & ~1 :]  # without a neighbour it goes up as it is
        level = [*map(node, level[::2], level[1::2]), *lone]
    return level[0]


def inclusion(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """Return the path from a leaf to the root, lowest first (section 2.1.3.1)."""
    if len(leaves) == 1:
        return ()
    half = _split(len(leaves))
    if index < half:
        return (*inclusion(leaves[:half], index), root(leaves[half:]))
    return (*inclusion(leaves[half:], index - half), root(leaves[:half]))


def root_from(hashed: bytes, index: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """Return the root that a leaf and its path lead to; None for an impossible path.

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
    """Return the largest power of two below a number of leaves."""
    return 1 << (number - 1).bit_length() - 1
