"""Encryption at rest: a random key for each table, wrapped by a key from the PIN or passphrase.

Every parameter is a constant of the format: no file can ask for a cheap or an endless derivation.
"""

import hashlib
import os
import unicodedata
from typing import Final

from companion.core import NotUnderstood
from companion.locale import _
from companion.store.errors import Damaged, WrongPin

KEY, SALT, NONCE = 32, 16, 12
COST: Final = {"n": 2**16, "r": 8, "p": 1, "maxmem": 256 * 2**20}
PADDED = 512
LONGEST = PADDED - 2
CHECK = 8
CLOSED = NONCE + PADDED + 16
WRAPPED = SALT + NONCE + KEY + 16 + CHECK
SHORTEST_PIN = 4
SHORT_PIN = 8


class Vault:
    """A table's unlocked key; it never leaves the memory and shows nothing of itself."""

    def __init__(self, table: str, key: bytes) -> None:
        """Hold the key of a table."""
        self._table = table
        self._key = key

    def __repr__(self) -> str:
        """Show nothing."""
        return "Vault()"

    def close(self, number: int, field: str, secret: bytes) -> bytes:
        """Encrypt a secret for its place; all are of one length."""
        if len(secret) > LONGEST:
            raise NotUnderstood(_("a hidden line has at most {most} bytes").format(most=LONGEST))
        padded = len(secret).to_bytes(2, "big") + secret.ljust(PADDED - 2, b"\0")
        return _encrypt(self._key, padded, self._place(number, field))

    def open(self, number: int, field: str, closed: object) -> bytes:
        """Decrypt what stands at a place, or say that it is not what was put there."""
        padded = _decrypt(self._key, closed, self._place(number, field))
        if padded is None or len(padded) != PADDED:
            raise line_damaged(number)
        return padded[2 : 2 + int.from_bytes(padded[:2], "big")]

    def _place(self, number: int, field: str) -> bytes:
        """Name the place of a secret, which is bound to its ciphertext."""
        return f"companion/1 {self._table} {number} {field}".encode()


def line_damaged(number: int) -> Damaged:
    """Name a line that is not what was written."""
    return Damaged(_("line {number} of the table is damaged").format(number=number))


def new_vault(table: str, pin: str) -> tuple[Vault, bytes]:
    """Make a key for a table and give it unlocked and wrapped."""
    key, salt = os.urandom(KEY), os.urandom(SALT)
    wrapped = _encrypt(_from_pin(pin, salt), key, _wrapping(table))
    return Vault(table, key), salt + wrapped + _check(salt + wrapped)


def unlocked(table: str, pin: str, wrapped: bytes) -> Vault:
    """Unlock a table with its PIN or passphrase."""
    need_sound(wrapped)
    salt, closed = wrapped[:SALT], wrapped[SALT:-CHECK]
    key = _decrypt(_from_pin(pin, salt), closed, _wrapping(table))
    if key is None:
        raise WrongPin(_("this is not the PIN of the table"))
    return Vault(table, key)


def need_sound(wrapped: object) -> None:
    """Tell a damaged key from a wrong PIN; the check says nothing about either."""
    if (
        not isinstance(wrapped, bytes)
        or len(wrapped) != WRAPPED
        or wrapped[-CHECK:] != _check(wrapped[:-CHECK])
    ):
        raise Damaged(_("the key is damaged"))


def _check(data: bytes) -> bytes:
    """Give a short hash of what lies open anyway."""
    return hashlib.sha256(data).digest()[:CHECK]


def need_pin(pin: str) -> None:
    """Refuse a PIN that keeps nobody off."""
    if len(pin) < SHORTEST_PIN:
        raise WrongPin(_("a PIN has at least {least} signs").format(least=SHORTEST_PIN))
    _bytes(pin)


def is_short(pin: str) -> bool:
    """Say whether a PIN keeps off a glance only, and not somebody who has the file."""
    return len(pin) < SHORT_PIN


def _wrapping(table: str) -> bytes:
    """Bind a wrapped key to its table."""
    return f"companion/1 {table} key".encode()


def _from_pin(pin: str, salt: bytes) -> bytes:
    """Derive a key from a PIN, at a cost in memory."""
    return hashlib.scrypt(_bytes(pin), salt=salt, dklen=KEY, **COST)


def _bytes(pin: str) -> bytes:
    """Write a PIN in one way, however it was typed and whatever the locale made of it."""
    try:
        said = pin.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
        return unicodedata.normalize("NFKC", said).encode("utf-8", "surrogateescape")
    except UnicodeError:
        raise WrongPin(_("this PIN holds a sign that cannot be written; choose another")) from None


def _encrypt(key: bytes, plain: bytes, place: bytes) -> bytes:
    """Encrypt under a fresh nonce."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    nonce = os.urandom(NONCE)
    return nonce + AESGCM(key).encrypt(nonce, plain, place)


def _decrypt(key: bytes, closed: object, place: bytes) -> bytes | None:
    """Decrypt, or give nothing where the bytes are not genuine."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if not isinstance(closed, bytes) or len(closed) < NONCE + 16:
        return None
    try:
        return AESGCM(key).decrypt(closed[:NONCE], closed[NONCE:], place)
    except InvalidTag:
        return None
