"""Dice that fall the same way every time, so that every file of a vector can be made again."""

import hashlib
from dataclasses import dataclass, field

from companion.seal import seals


@dataclass
class Dice:
    """Bytes that follow from a name alone."""

    name: str
    thrown: int = 0

    def bytes(self, number: int) -> bytes:
        """Throw so many bytes, at most 32."""
        self.thrown += 1
        return hashlib.sha256(f"{self.name} {self.thrown}".encode()).digest()[:number]

    def below(self, most: int) -> int:
        """Throw a number below another one."""
        return int.from_bytes(self.bytes(8), "big") % most


KNOWN: dict[str, "Secrets"] = {}  # by the id of the table, for whoever says what was made of them


@dataclass
class Secrets:
    """What a keeper holds and no player sees, until he shows the seed; nonces come one by one."""

    name: str
    table: str = field(init=False)
    seed: bytes = field(init=False)
    signing: bytes = field(init=False)
    repeated: bytes = b""  # the nonce that a cheat draws once more

    def __post_init__(self) -> None:
        """Throw everything that the table is known by."""
        self.table = Dice(f"{self.name} table").bytes(8).hex()
        self.seed = Dice(f"{self.name} seed").bytes(seals.SEED)
        self.signing = Dice(f"{self.name} signing").bytes(32)
        self._nonces = Dice(f"{self.name} nonces")
        KNOWN[self.table] = self

    def nonce(self) -> bytes:
        """Draw the nonce of a line."""
        fresh = self._nonces.bytes(seals.NONCE)
        repeated, self.repeated = self.repeated, b""
        return repeated or fresh
