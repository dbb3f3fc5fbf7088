"""Heads: signed fingerprints of a record up to a line (FORMAT.md, part 3)."""

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
from companion.record.tree import Roots, leaf, root_of

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
# Lengths of hour, table, number of lines and fingerprint, with a letter missing or too many.
PARTS = (range(1, 4), range(15, 18), range(1, 6), range(51, 54))


class Mistyped(NotUnderstood):
    """The error of a short form with a wrong letter."""


@dataclass(frozen=True)
class Head:
    """A table's id, a number of lines, and the root of the tree over them."""

    table: str
    size: int
    root: bytes

    @property
    def origin(self) -> str:
        """Return the name of the table's log, which is also the name of its key."""
        return f"companion-{self.table}"

    @property
    def text(self) -> str:
        """Return the text to sign, a C2SP checkpoint."""
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode('ascii')}\n"

    def short(self, hour: str) -> str:
        """Return the text for a small QR code, with the hour and without the signature."""
        written = b32encode(self.root).decode("ascii").rstrip("=")
        return f"{hour} {self.table.upper()} {self.size} {written}"

    def note(self, public: bytes, signature: bytes) -> str:
        """Return the text for a file, a C2SP signed note."""
        signed = b64encode(key_id(self.origin, public) + signature).decode("ascii")
        return self._noted(signed)

    def _noted(self, signed: str) -> str:
        """Return the text with the line of its signature."""
        return f"{self.text}\n{DASH} {self.origin} {signed}\n"


def head_of(table: str, lines: Sequence[Line]) -> Head:
    """Return the head over all these lines."""
    return Head(table, len(lines), root_of([str(line).encode() for line in lines]))


class LineHeads:
    """The heads after each line of a record; every line is hashed only once."""

    def __init__(self, table: str, lines: Sequence[Line]) -> None:
        """Hash all lines."""
        self._table = table
        self._roots = Roots(leaf(str(line).encode()) for line in lines)

    def __len__(self) -> int:
        """Return the number of lines."""
        return len(self._roots)

    def behind(self, size: int) -> Head:
        """Return the head over so many lines."""
        return Head(self._table, size, self._roots.over(size))


def sign(head: Head, signing: bytes) -> bytes:
    """Return the signature of a head by a table's key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(signing).sign(head.text.encode())


def key_id(name: str, public: bytes) -> bytes:
    """Return the four bytes by which a note names its key."""
    return hashlib.sha256(name.encode() + b"\n" + ED25519 + public).digest()[:KEY_ID]


def read_note(text: str) -> tuple[Head, bytes, bytes]:
    """Read a signed note: its head, the id of its key, its signature.

    Only its exact spelling is accepted, but pasted text may have other blanks and empty lines
    around it, and the line ends of Windows.
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

    Only its exact spelling is accepted, but pasted text may have other blanks around it and small
    letters.
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
    """Return the error that a text is no receipt."""
    return NotUnderstood(_("this is no receipt; copy its code whole, from beginning to end"))


def _is_nearly_short(text: str) -> bool:
    """Say whether a text has the four parts of a short form in nearly the right lengths."""
    parts = [len(part) for part in text.split()]
    return len(parts) == len(PARTS) and all(map(contains, PARTS, parts))
