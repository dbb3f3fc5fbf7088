"""A sealed envelope as it lies on the disk: what is public of it, its salt and choice encrypted."""

import hashlib
import re
from dataclasses import dataclass
from typing import Any

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import need_name
from companion.seal.envelope import SHARE, need_share, short, written
from companion.store import vault
from companion.store.errors import Damaged

SEAL = re.compile("[0-9a-f]{64}")
COLUMNS = "number, id, name, share, made, salt, choice, sum"


@dataclass(frozen=True, repr=False)
class Sealed:
    """What can be told of an envelope; the number tells it from others of the same person."""

    number: int
    seal: str
    name: str
    share: tuple[int, ...]
    made: int
    salt: bytes
    choice: bytes

    @property
    def label(self) -> str:
        """Name it by its person and its number."""
        return f"{self.name} {self.number}"

    @property
    def short(self) -> str:
        """Write its seal for a small QR code."""
        return short(self.seal)

    @property
    def row(self) -> tuple[Any, ...]:
        """Give it as the database holds it, with a sum by which a slip shows."""
        share = written(self.share)
        told = f"{self.seal} {self.name} {share} {self.made}\n".encode()
        found = hashlib.sha256(told + self.salt + self.choice).digest()
        public = (self.number, self.seal, self.name, share, self.made)
        return (*public, self.salt, self.choice, found)


def understood(row: tuple[Any, ...]) -> Sealed:
    """Read what the database holds, or say that it is not what was written."""
    number, seal, name, share, made, salt, choice, _found = row
    try:
        if not (SEAL.fullmatch(seal) and re.fullmatch(SHARE, share)):
            raise damaged(number)
        need_name(name)
        found = Sealed(number, seal, name, tuple(map(int, share.split())), made, salt, choice)
        need_share(found.share)
        closed = all(len(each) == vault.CLOSED for each in (salt, choice))
        if closed and found.row == row:
            return found
    except (NotUnderstood, TypeError, ValueError):
        pass
    raise damaged(number)


def damaged(number: object) -> Damaged:
    """Name an envelope that is not what was written."""
    return Damaged(_("the envelope {number} is damaged; it is left as it is").format(number=number))
