"""Heads: the signed fingerprint of a record up to a line, as C2SP checkpoint and signed note."""

import hashlib
from base64 import b64encode
from collections.abc import Sequence

from companion.record.line import Line
from companion.record.tree import leaf, root

ED25519 = b"\x01"
DASH = "\u2014"


def origin(table: str) -> str:
    """Name the log of a table; it is the name of its key as well."""
    return f"companion-{table}"


def checkpoint(table: str, record: Sequence[Line]) -> str:
    """Write what is signed: origin, number of lines, root."""
    fingerprint = root([leaf(str(line).encode()) for line in record])
    return f"{origin(table)}\n{len(record)}\n{b64encode(fingerprint).decode('ascii')}\n"


def signed(table: str, record: Sequence[Line], signing: bytes) -> str:
    """Sign a record as it stands, as one note."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    text = checkpoint(table, record)
    key = Ed25519PrivateKey.from_private_bytes(signing)
    name = origin(table)
    signature = key_id(name, key.public_key().public_bytes_raw()) + key.sign(text.encode())
    return f"{text}\n{DASH} {name} {b64encode(signature).decode('ascii')}\n"


def key_id(name: str, public: bytes) -> bytes:
    """Give the four bytes by which a note says which key signed it."""
    return hashlib.sha256(name.encode() + b"\n" + ED25519 + public).digest()[:4]
