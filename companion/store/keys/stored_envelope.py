"""A stored envelope: its public part, and its encrypted salt and choice."""

import hashlib
import re
from dataclasses import dataclass

from companion.core import NotUnderstood
from companion.locale import _
from companion.seal.envelopes.envelope import SHARE, need_share, short, written
from companion.store.disk.errors import Damaged
from companion.store.keys import vault
from companion.text.plaintext import need_name
from companion.untyped import Cell

SEAL = re.compile("[0-9a-f]{64}")
COLUMNS = "number, id, name, share, made, salt, choice, sum"


@dataclass(frozen=True, repr=False)
class StoredEnvelope:
    """The stored envelope; its number tells it apart from others of the same person."""

    number: int
    seal: str
    name: str
    share: tuple[int, ...]
    made: int
    salt: bytes
    choice: bytes

    @property
    def label(self) -> str:
        """Return the person's name with the envelope's number."""
        return f"{self.name} {self.number}"

    @property
    def short(self) -> str:
        """Return the seal as text for a small QR code."""
        return short(self.seal)

    @property
    def row(self) -> tuple[object, ...]:
        """Return the row for the database, with a checksum."""
        share = written(self.share)
        told = f"{self.seal} {self.name} {share} {self.made}\n".encode()
        found = hashlib.sha256(told + self.salt + self.choice).digest()
        public = (self.number, self.seal, self.name, share, self.made)
        return (*public, self.salt, self.choice, found)


def understood(row: tuple[Cell, ...]) -> StoredEnvelope:
    """Return an envelope from its row in the database, or refuse a damaged one."""
    number, seal, name, share, made, salt, choice, _found = row
    try:
        if not (SEAL.fullmatch(seal) and re.fullmatch(SHARE, share)):
            raise damaged(number)
        need_name(name)
        found = StoredEnvelope(
            number, seal, name, tuple(map(int, share.split())), made, salt, choice
        )
        need_share(found.share)
        closed = all(len(each) == vault.CLOSED for each in (salt, choice))
        if closed and found.row == row:
            return found
    except (NotUnderstood, TypeError, ValueError):
        pass
    raise damaged(number)


def damaged(number: object) -> Damaged:
    """Return the error that names a damaged envelope."""
    return Damaged(_("the envelope {number} is damaged; it is left as it is").format(number=number))
