"""Heads: the signed fingerprint of a record up to a line; part 3 of FORMAT.md specifies them."""

import hashlib
import re
from base64 import b32decode, b32encode, b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from operator import contains
from typing import Final

from companion.core import NotUnderstood
from companion.locale import _
from companion.record.line import Line
from companion.record.tree import leaf, root, roots

ED25519 = b"\x01"
DASH = "\u2014"
KEY_ID = 4
PADDING_OF_32 = "===="
BLANKS: Final = " \t\r\n"
SIZE = "(?P<size>[1-9][0-9]{0,3})"
NOTE = re.compile(
    rf"companion-(?P<table>[0-9a-f]{{16}})\n{SIZE}\n(?P<root>[A-Za-z0-9+/]{{43}}=)\n"
    rf"\n{DASH} companion-(?P=table) (?P<signed>[A-Za-z0-9+/]{{91}}=)\n"
)
SHORT = re.compile(
    rf"(?P<hour>[0-9]{{2}}) (?P<table>[0-9A-F]{{16}}) {SIZE} (?P<root>[A-Z2-7]{{52}})"
)
# How long hour, table, number of lines and fingerprint are, where a letter is missing or too much.
PARTS = (range(1, 4), range(15, 18), range(1, 6), range(51, 54))


class Mistyped(NotUnderstood):
    """A short form in which some letter is wrong."""


@dataclass(frozen=True)
class Head:
    """Which table, how many lines, and the root of the tree over them."""

    table: str
    size: int
    root: bytes

    @property
    def origin(self) -> str:
        """Name the log of the table; it is the name of its key as well."""
        return f"companion-{self.table}"

    @property
    def text(self) -> str:
        """Write what is signed, a C2SP checkpoint."""
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode('ascii')}\n"

    def short(self, hour: str) -> str:
        """Write it for a small QR code, with the hour it belongs to and without a signature."""
        written = b32encode(self.root).decode("ascii").rstrip("=")
        return f"{hour} {self.table.upper()} {self.size} {written}"

    def note(self, public: bytes, signature: bytes) -> str:
        """Write it for a file, a C2SP signed note with one signature."""
        signed = b64encode(key_id(self.origin, public) + signature).decode("ascii")
        return self._noted(signed)

    def _noted(self, signed: str) -> str:
        """Write the text, and below it the line of its signature."""
        return f"{self.text}\n{DASH} {self.origin} {signed}\n"


def head_of(table: str, lines: Sequence[Line]) -> Head:
    """Take the head of a record as it stands."""
    return Head(table, len(lines), root([leaf(str(line).encode()) for line in lines]))


class LineHeads:
    """The head behind each line of a record: every line is hashed once."""

    def __init__(self, table: str, lines: Sequence[Line]) -> None:
        """Hash all lines."""
        self._table = table
        self._roots = roots([leaf(str(line).encode()) for line in lines])

    def __len__(self) -> int:
        """Count the lines."""
        return len(self._roots)

    def behind(self, size: int) -> Head:
        """Give the head over so many lines."""
        return Head(self._table, size, self._roots[size - 1])


def sign(head: Head, signing: bytes) -> bytes:
    """Sign a head with a table's key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(signing).sign(head.text.encode())


def key_id(name: str, public: bytes) -> bytes:
    """Give the four bytes by which a note says which key signed it."""
    return hashlib.sha256(name.encode() + b"\n" + ED25519 + public).digest()[:KEY_ID]


def read_note(text: str) -> tuple[Head, bytes, bytes]:
    """Read a signed note: its head, the id of its key, its signature.

    Nothing but its one spelling is taken. Of a pasted one the blanks and empty lines around it may
    differ, and its lines may end as Windows ends them.
    """
    plain = text.replace("\r\n", "\n").strip(BLANKS) + "\n"
    found = NOTE.fullmatch(plain)
    if found is not None:
        head = Head(found["table"], int(found["size"]), b64decode(found["root"]))
        given = b64decode(found["signed"])
        if head._noted(b64encode(given).decode("ascii")) == plain:
            return head, given[:KEY_ID], given[KEY_ID:]
    raise no_receipt()


def read_short(text: str) -> tuple[str, Head]:
    """Read a short form: its hour and its head.

    Nothing but its one spelling is taken. Of a pasted one the blanks around it may differ, and its
    letters may be small.
    """
    plain = text.strip(BLANKS)
    found = SHORT.fullmatch(plain.upper()) if plain.isascii() else None
    if found is not None:
        fingerprint = b32decode(found["root"] + PADDING_OF_32)
        head = Head(found["table"].lower(), int(found["size"]), fingerprint)
        if head.short(found["hour"]) == plain.upper():
            return found["hour"], head
    if _is_nearly_short(plain):
        raise Mistyped(_("this receipt is probably mistyped: compare it letter by letter"))
    raise no_receipt()


def no_receipt() -> NotUnderstood:
    """Say what belongs where something is no receipt."""
    return NotUnderstood(_("this is no receipt; copy its code whole, from beginning to end"))


def _is_nearly_short(text: str) -> bool:
    """Say whether a text has the four parts of a short form, each about as long as it must be."""
    parts = [len(part) for part in text.split()]
    return len(parts) == len(PARTS) and all(map(contains, PARTS, parts))
