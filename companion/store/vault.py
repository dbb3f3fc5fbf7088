"""Encryption at rest: a random key for each vault, wrapped by a key from the PIN or passphrase.

Every parameter is a constant of a vault's version: no file can ask for a cheap or an endless
derivation.
"""

import hashlib
import os
import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from companion.core import NotUnderstood
from companion.keyboard import by_place, figures
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
BEGUN = 2
FIRST, VERSION = 1, 2
SECRETS, NOTES, ENVELOPE = "secrets", "notes", "envelope"


@dataclass(frozen=True)
class Whose:
    """Whose vault it is: of which table or envelope and of which seat, and what lies in it."""

    owner: str
    seat: str = ""
    holds: str = SECRETS
    version: int = VERSION

    def place(self, *words: object) -> bytes:
        """Name a place in the vault, which is bound to its ciphertext."""
        where = " ".join(map(str, words))
        if self.version == FIRST:  # there was one vault for each owner
            return f"companion/1 {self.owner} {where}".encode()
        return f"companion/2 {self.owner} {where} {self.holds} {self.seat}".encode()


class Vault:
    """An unlocked key; it never leaves the memory and shows nothing of itself."""

    def __init__(self, whose: Whose, key: bytes, pin: str = "") -> None:
        """Hold the key of a vault, and the first two keys of its PIN."""
        self.whose = whose
        self._key = key
        self._begun = by_place(pin)[:BEGUN]

    def __repr__(self) -> str:
        """Show nothing."""
        return "Vault()"

    def need(self, whose: Whose) -> None:
        """Refuse to stand for another vault, whatever the version of either."""
        if replace(self.whose, version=whose.version) != whose:
            raise _wrong_pin(whose)

    def begins(self, typed: str) -> bool:
        """Say whether the PIN begins with these two keys, so that they would give it away."""
        return self._begun == by_place(typed)

    def close(self, number: int, field: str, secret: bytes) -> bytes:
        """Encrypt a secret for its place; all are of one length."""
        if len(secret) > LONGEST:
            raise NotUnderstood(_("a hidden line has at most {most} bytes").format(most=LONGEST))
        padded = len(secret).to_bytes(2, "big") + secret.ljust(PADDED - 2, b"\0")
        return _encrypt(self._key, padded, self.whose.place(number, field))

    def open(self, number: int, field: str, closed: object) -> bytes:
        """Decrypt what stands at a place, or say that it is not what was put there."""
        padded = _decrypt(self._key, closed, self.whose.place(number, field))
        if padded is None or len(padded) != PADDED:
            raise line_damaged(number)
        return padded[2 : 2 + int.from_bytes(padded[:2], "big")]


def line_damaged(number: int) -> Damaged:
    """Name a line that is not what was written."""
    return Damaged(_("line {number} of the table is damaged").format(number=number))


def new_vault(whose: Whose, pin: str) -> tuple[Vault, bytes]:
    """Make a key for a vault and give it unlocked and wrapped.

    Figures are kept as figures, whether or not a keyboard gives them without Shift.
    """
    need_pin(pin)
    key, salt = os.urandom(KEY), os.urandom(SALT)
    wrapped = _encrypt(derive(figures(pin), salt), key, whose.place("key"))
    return Vault(whose, key, pin), salt + wrapped + _check(salt + wrapped)


def unlocked(whose: Whose, pin: str, wrapped: bytes) -> Vault:
    """Unlock a vault with its PIN or passphrase; this takes a while on purpose, in any thread."""
    salt, closed = wrapped[:SALT], wrapped[SALT:-CHECK]
    for meant in dict.fromkeys((figures(pin), pin)):
        key = _decrypt(derive(meant, salt), closed, whose.place("key"))
        if key is not None:
            return Vault(whose, key, pin)
    raise _wrong_pin(whose)


def _wrong_pin(whose: Whose) -> WrongPin:
    """Say that the PIN does not open it."""
    if whose.holds == ENVELOPE:
        return WrongPin(_("this is not the PIN of the envelope"))
    if whose.holds == NOTES:
        return WrongPin(_("this is not the PIN of these notes"))
    return WrongPin(_("this is not the PIN of the table"))


def is_sound(version: object, wrapped: object) -> bool:
    """Tell a damaged key from a wrong PIN; the check says nothing about either."""
    return (
        version in (FIRST, VERSION)
        and isinstance(wrapped, bytes)
        and len(wrapped) == WRAPPED
        and wrapped[-CHECK:] == _check(wrapped[:-CHECK])
    )


def _check(data: bytes) -> bytes:
    """Give a short hash of what lies open anyway."""
    return hashlib.sha256(data).digest()[:CHECK]


def need_pin(pin: str) -> None:
    """Refuse a PIN that keeps nobody off."""
    if len(pin) < SHORTEST_PIN:
        raise WrongPin(_("a PIN needs at least {least} characters").format(least=SHORTEST_PIN))
    _bytes(pin)


def is_short(pin: str) -> bool:
    """Say whether a PIN keeps off a glance only, and not somebody who has the file."""
    return len(pin) < SHORT_PIN


def derive(pin: str, salt: bytes) -> bytes:
    """Derive a key from a PIN, at a cost in memory."""
    return hashlib.scrypt(_bytes(pin), salt=salt, dklen=KEY, **COST)


def _bytes(pin: str) -> bytes:
    """Write a PIN in one way, however it was typed and whatever the locale made of it."""
    try:
        said = pin.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
        return unicodedata.normalize("NFKC", said).encode("utf-8", "surrogateescape")
    except UnicodeError:
        raise WrongPin(
            _("this PIN has a character that cannot be stored; choose another PIN")
        ) from None


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
