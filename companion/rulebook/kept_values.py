"""What is worked out once and kept: values by their names, in bytes that are read piece by piece.

Who may open files gives a keeper; without one, everything is worked out anew in each process.
"""

import marshal
import sys
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Protocol
from zlib import crc32

from companion.untyped import Parsed

KIND = f"companion rules 1 {sys.implementation.cache_tag} {sys.byteorder}\n".encode()
HASH = 32  # bytes
FULL = 2  # values in a group, on average


WorkOut = Callable[[], Mapping[str, object]]


class Keeper(Protocol):
    """Keeps bytes by a name, perhaps in several places."""

    def read(self, name: str) -> Iterable[bytes]:
        """Go through what is kept under a name, place by place."""

    def write(self, name: str, data: bytes) -> None:
        """Keep bytes under a name, where that is possible."""


class KeptValues:
    """Values by their names; each is read when it is asked for."""

    def __init__(self, packed: bytes) -> None:
        """Open what `pack` returned."""
        many = int.from_bytes(packed[:4], "little")
        self._starts = array("I", packed[4 : 4 * (many + 2)])
        self._groups = memoryview(packed)[4 * (many + 2) :]

    def get(self, name: str, default: object = None) -> Parsed:
        """Return the value of a name."""
        group = crc32(name.encode()) % (len(self._starts) - 1)
        start, end = self._starts[group : group + 2]
        return marshal.loads(self._groups[start:end]).get(name, default)


def pack(values: Mapping[str, object]) -> bytes:
    """Write plain values as bytes from which each can be read alone."""
    many = 1 + len(values) // FULL
    groups: dict[int, dict[str, object]] = defaultdict(dict)
    for name, value in values.items():
        groups[crc32(name.encode()) % many][name] = value
    written = [marshal.dumps(groups[group]) for group in range(many)]
    starts = array("I", [0])
    for each in written:
        starts.append(starts[-1] + len(each))
    return b"".join((many.to_bytes(4, "little"), starts.tobytes(), *written))


def sealed(packed: bytes, source: bytes) -> bytes:
    """Return bytes with a head by which damage, and another source, are noticed."""
    return KIND + sha256(source + packed).digest() + packed


def unsealed(data: bytes, source: bytes) -> bytes | None:
    """Return what was sealed; None if it is damaged, or of another source or Python."""
    begin = len(KIND) + HASH
    packed = data[begin:]
    whole = data[:begin] == KIND + sha256(source + packed).digest()
    return packed if whole else None


class _Shelf:
    """The keeper of this process, if there is one."""

    keeper: Keeper | None = None


def keep_with(keeper: Keeper | None) -> None:
    """Have everything kept by this keeper from now on."""
    _Shelf.keeper = keeper


def is_kept() -> bool:
    """Say whether anything is kept beyond this process."""
    return _Shelf.keeper is not None


def kept(name: str, source: bytes, work_out: WorkOut) -> KeptValues:
    """Return the values under a name; what is not kept whole is worked out and kept."""
    if (keeper := _Shelf.keeper) is None:
        return KeptValues(pack(work_out()))
    for data in keeper.read(name):
        if (packed := unsealed(data, source)) is not None:
            return KeptValues(packed)
    packed = pack(work_out())
    keeper.write(name, sealed(packed, source))
    return KeptValues(packed)
