"""Encryption at rest: a random key for each vault, encrypted by a key from the PIN or passphrase.

Every parameter is a constant of a vault's version, so no file can ask for a cheap or an endless
derivation.
"""

import hashlib
import os
import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from companion.core import NotUnderstood
from companion.locale import _
from companion.store.disk.errors import Damaged, WrongPin
from companion.text.keyboard import by_place, figures

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
FIRST, VERSION, OPEN = 1, 2, 3  # in the last one the key lies open: the program's own seat
SECRETS, NOTES, ENVELOPE = "secrets", "notes", "envelope"


@dataclass(frozen=True)
class Whose:
    """The name of a vault: its table or envelope, its seat, and what it holds."""

    owner: str
    seat: str = ""
    holds: str = SECRETS
    version: int = VERSION

    def place(self, *words: object) -> bytes:
        """Return the name of a place in the vault; a ciphertext belongs to its place."""
        where = " ".join(map(str, words))
        if self.version == FIRST:  # each owner had only one vault
            return f"companion/1 {self.owner} {where}".encode()
        return f"companion/2 {self.owner} {where} {self.holds} {self.seat}".encode()


class Vault:
    """An unlocked vault, which encrypts and decrypts; its key stays in memory."""

    def __init__(self, whose: Whose, key: bytes, pin: str = "") -> None:
        """Hold the key of a vault, and the first two keys of its PIN."""
        self.whose = whose
        self._key = key
        self._begun = by_place(pin)[:BEGUN]

    def __repr__(self) -> str:
        """Show nothing of the key."""
        return "Vault()"

    def need(self, whose: Whose) -> None:
        """Refuse to be used as another vault."""
        if replace(self.whose, version=whose.version) != whose:
            raise _wrong_pin(whose)

    def begins(self, typed: str) -> bool:
        """Say whether the PIN begins with these two keys, which would then give it away."""
        return self._begun == by_place(typed)

    def close(self, number: int, field: str, secret: bytes) -> bytes:
        """Return a secret encrypted for its place; all results have the same length."""
        if len(secret) > LONGEST:
            raise NotUnderstood(_("a hidden line has at most {most} bytes").format(most=LONGEST))
        padded = len(secret).to_bytes(2, "big") + secret.ljust(PADDED - 2, b"\0")
        return _encrypt(self._key, padded, self.whose.place(number, field))

    def open(self, number: int, field: str, closed: object) -> bytes:
        """Return the secret that was encrypted for a place, or refuse a damaged one."""
        padded = _decrypt(self._key, closed, self.whose.place(number, field))
        if padded is None or len(padded) != PADDED:
            raise line_damaged(number)
        return padded[2 : 2 + int.from_bytes(padded[:2], "big")]


def line_damaged(number: int) -> Damaged:
    """Return the error that names a damaged line."""
    return Damaged(_("line {number} of the table is damaged").format(number=number))


def new_vault(whose: Whose, pin: str) -> tuple[Vault, bytes]:
    """Make a vault with a new key, and return it unlocked, with the wrapped key.

    Figures in the PIN count as figures, even where a keyboard gives them only with Shift.
    """
    need_pin(pin)
    key, salt = os.urandom(KEY), os.urandom(SALT)
    wrapped = _encrypt(derive(figures(pin), salt), key, whose.place("key"))
    return Vault(whose, key, pin), salt + wrapped + _check(salt + wrapped)


def open_vault(whose: Whose) -> tuple[Vault, bytes]:
    """Make a vault whose key is stored as it is, for a seat that nobody at the table plays.

    Whoever reads the file can read what it holds; no PIN is asked for.
    """
    key = os.urandom(KEY)
    return Vault(replace(whose, version=OPEN), key), key + _check(key)


def unlocked(whose: Whose, pin: str, wrapped: bytes) -> Vault:
    """Unlock a vault with its PIN or passphrase; this takes a while on purpose."""
    if whose.version == OPEN:
        return Vault(whose, wrapped[:KEY])
    salt, closed = wrapped[:SALT], wrapped[SALT:-CHECK]
    for meant in dict.fromkeys((figures(pin), pin)):
        key = _decrypt(derive(meant, salt), closed, whose.place("key"))
        if key is not None:
            return Vault(whose, key, pin)
    raise _wrong_pin(whose)


def _wrong_pin(whose: Whose) -> WrongPin:
    """Return the error that the PIN is wrong, and what can be done if it is forgotten."""
    if whose.holds == ENVELOPE:
        said = _("this is not the PIN of the envelope")
        lost = _("A forgotten one nobody can find out: the envelope stays closed; seal a new one")
    elif whose.holds == NOTES:
        said = _("this is not the PIN of these notes")
        lost = _("A forgotten one nobody can find out: note on paper, and play on")
    else:
        said = _("this is not the PIN of the table")
        lost = _(
            "A forgotten one nobody can find out: delete the table on the first page, and begin a"
            " new one"
        )
    return WrongPin(f"{said}. {lost}")


def is_sound(version: object, wrapped: object) -> bool:
    """Say whether a wrapped key is undamaged; this tells nothing about the key or the PIN."""
    length = KEY + CHECK if version == OPEN else WRAPPED
    return (
        version in (FIRST, VERSION, OPEN)
        and isinstance(wrapped, bytes)
        and len(wrapped) == length
        and wrapped[-CHECK:] == _check(wrapped[:-CHECK])
    )


def _check(data: bytes) -> bytes:
    """Return a short hash of the wrapped key."""
    return hashlib.sha256(data).digest()[:CHECK]


def need_pin(pin: str) -> None:
    """Refuse a PIN that is too short."""
    if len(pin) < SHORTEST_PIN:
        raise WrongPin(_("a PIN needs at least {least} characters").format(least=SHORTEST_PIN))
    _bytes(pin)


def is_short(pin: str) -> bool:
    """Say whether a PIN is too short to stop somebody who has a copy of the file."""
    return len(pin) < SHORT_PIN


def derive(pin: str, salt: bytes) -> bytes:
    """Derive a key from a PIN, which costs time and memory."""
    return hashlib.scrypt(_bytes(pin), salt=salt, dklen=KEY, **COST)


def _bytes(pin: str) -> bytes:
    """Return a PIN as bytes in one spelling, whatever the keyboard and locale."""
    try:
        said = pin.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
        return unicodedata.normalize("NFKC", said).encode("utf-8", "surrogateescape")
    except UnicodeError:
        raise WrongPin(
            _("this PIN has a character that cannot be stored; choose another PIN")
        ) from None


def _encrypt(key: bytes, plain: bytes, place: bytes) -> bytes:
    """Encrypt with a new nonce."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    nonce = os.urandom(NONCE)
    return nonce + AESGCM(key).encrypt(nonce, plain, place)


def _decrypt(key: bytes, closed: object, place: bytes) -> bytes | None:
    """Decrypt; return None if the bytes are not genuine."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if not isinstance(closed, bytes) or len(closed) < NONCE + 16:
        return None
    try:
        return AESGCM(key).decrypt(closed[:NONCE], closed[NONCE:], place)
    except InvalidTag:
        return None
