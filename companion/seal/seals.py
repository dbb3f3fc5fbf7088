"""The seal of one hidden fact: its salt, its opening and its hash."""

import hashlib
import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable

from companion.core import Fact, Faulty
from companion.locale import _

FORMAT = "companion/1"
SEED = 32
NONCE = 16
LABEL = "[A-Za-z0-9/-]{1,40}"
A_LABEL = re.compile(LABEL)
LARGEST = 2**31 - 1  # of the values that can be sealed


def chance(seed: bytes, share: str, label: str) -> bytes:
    """Return 32 bytes for a deal, which nobody can foresee without both the seed and the words."""
    return hmac.digest(seed, f"{share}\n{label}".encode(), "sha256")


def salt(seed: bytes, nonce: bytes, label: str) -> str:
    """Return the salt of a label, from the table's seed and the line's nonce."""
    return hmac.digest(seed, b"%b\n%b" % (nonce, label.encode("ascii")), "sha256").hex()


def openings(seed: bytes, nonce: bytes, facts: Iterable[Fact]) -> tuple[str, ...]:
    """Return the openings that show the facts of a line later."""
    found = []
    for label, value in facts:
        if not (A_LABEL.fullmatch(label) and type(value) is int and 0 <= value <= LARGEST):
            raise unsealable()
        found.append(f'["{salt(seed, nonce, label)}","{label}",{value}]')
    return tuple(found)


def sealed_facts(seed: bytes, nonce: str, facts: Iterable[Fact]) -> tuple[str, ...]:
    """Return the seals of the facts of a line, whose nonce stands in it."""
    return tuple(map(sealed, openings(seed, bytes.fromhex(nonce), facts)))


def is_label(text: str) -> bool:
    """Say whether a fact can be sealed under this label."""
    return A_LABEL.fullmatch(text) is not None


def unsealable() -> Faulty:
    """Return the refusal of a fact that a game names or counts as no seal can hold it."""
    return Faulty(
        _(
            "the program is wrong here, and nobody at the table: it cannot seal what is hidden, so"
            " nothing is written"
        )
    )


def sealed(shown: str) -> str:
    """Return the seal of an opening: the hash of its exact bytes."""
    return hash_of(shown)


def hash_of(text: str) -> str:
    """Return the hash of a text as it stands in a record."""
    return hashed(text.encode())


def hashed(data: bytes) -> str:
    """Return the hash of bytes as it stands in a record."""
    return text_of(hashlib.sha256(data).digest())


def text_of(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Return the bytes of base64url text that was already checked."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def bytes_of(text: str, length: int) -> bytes | None:
    """Return the bytes of base64url text in its exact spelling, or None."""
    try:
        data = decoded(text)
    except ValueError:
        return None
    return data if len(data) == length and text_of(data) == text else None


def committed(table: str, seed: bytes, signing: bytes) -> dict[str, str]:
    """Return what the first line commits to: the table's id, its public key, its seed's hash."""
    return {
        "id": table,
        "key": text_of(public_key(signing)),
        "seed": hashed(seed),
    }


def public_key(signing: bytes) -> bytes:
    """Return the public key with which anybody can check heads."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(signing).public_key().public_bytes_raw()


def signing_key() -> bytes:
    """Return a new key for signing heads."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()
