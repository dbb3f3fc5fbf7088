"""One hidden fact: its salt, the opening that shows it, and the seal that stands in the record."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

from companion.core import Fact

FORMAT = "companion/1"
SEED = 32
NONCE = 16


def salt(seed: bytes, nonce: bytes, label: str) -> str:
    """Derive the salt of a label from the table's seed and the line's nonce."""
    return hmac.digest(seed, nonce + b"\n" + label.encode("ascii"), "sha256").hex()


def chance(seed: bytes, share: str, label: str) -> bytes:
    """Draw 32 bytes that nobody foresees who lacks the seed, or the line of the players' share."""
    return hmac.digest(seed, f"{share}\n{label}".encode(), "sha256")


def opening(seed: bytes, nonce: bytes, fact: Fact) -> str:
    """Write what later shows the fact."""
    label, value = fact
    return f'["{salt(seed, nonce, label)}","{label}",{value}]'


def sealed(shown: str) -> str:
    """Seal an opening: the hash of its exact bytes."""
    return hash_of(shown)


def hash_of(text: str) -> str:
    """Hash a text as it stands in a record."""
    return hashed(text.encode())


def hashed(data: bytes) -> str:
    """Hash bytes, and write that as it stands in a record."""
    return text_of(hashlib.sha256(data).digest())


def text_of(data: bytes) -> str:
    """Write bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Read base64url without padding that is known to be in its one spelling."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def bytes_of(text: str, length: int) -> bytes | None:
    """Read base64url without padding in its one spelling, or give nothing."""
    try:
        data = decoded(text)
    except ValueError:
        return None
    return data if len(data) == length and text_of(data) == text else None


def committed(table: str, seed: bytes, signing: bytes) -> dict[str, str]:
    """Give what the first line commits to: the table, its public key and the hash of its seed."""
    return {
        "id": table,
        "key": text_of(public_key(signing)),
        "seed": hashed(seed),
    }


def public_key(signing: bytes) -> bytes:
    """Give the key that anybody checks heads with."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(signing).public_key().public_bytes_raw()


def signing_key() -> bytes:
    """Make a key for signing heads."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()
