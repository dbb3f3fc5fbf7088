"""An envelope: a choice that is sealed now and shown later (ENVELOPES.md)."""

import hashlib
import os
import re
import unicodedata
from codecs import BOM_UTF8
from dataclasses import dataclass
from functools import cached_property

from companion.core import NotUnderstood
from companion.locale import _
from companion.record.content import INDEX
from companion.record.head import BLANKS
from companion.seal.share import LIST, WORDS
from companion.seal.words import six
from companion.text.plaintext import NAME, need_name, need_plain

FORMAT = "companion-envelope/1"
SALT = 32
LONGEST_CHOICE = 120
MOST_WORDS = 48
SHARE = rf"{INDEX}(?: {INDEX}){{{WORDS - 1},{MOST_WORDS - 1}}}"
TEXT = re.compile(
    rf"{FORMAT}\nname: (?P<name>{NAME})\nshare: (?P<share>{SHARE})\n"
    rf"salt: (?P<salt>[0-9a-f]{{{2 * SALT}}})\nchoice: (?P<choice>[^\n]+)\n"
)


@dataclass(frozen=True, repr=False)
class Envelope:
    """An envelope's content: who chose, the words of the others, the salt and the choice."""

    name: str
    share: tuple[int, ...]
    salt: str
    choice: str

    def __post_init__(self) -> None:
        """Refuse values that could not be read back as the same envelope."""
        need_name(self.name)
        need_share(self.share)
        need_plain(self.choice, LONGEST_CHOICE)
        if not self.choice or self.choice != _tidied(self.choice):
            raise NotUnderstood(_("write a choice on one line, with single spaces between words"))

    @property
    def text(self) -> str:
        """Return the text of the opened envelope; its exact bytes are hashed."""
        share = written(self.share)
        return (
            f"{FORMAT}\nname: {self.name}\nshare: {share}\nsalt: {self.salt}\n"
            f"choice: {self.choice}\n"
        )

    @cached_property
    def seal(self) -> str:
        """Return the seal: the hash of the opened envelope in hexadecimal digits."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def short(self) -> str:
        """Return the seal as text for a small QR code."""
        return short(self.seal)

    @cached_property
    def words(self) -> tuple[int, ...]:
        """Return the six words of the seal; this takes a while on purpose."""
        return spoken(self.seal, self.name, self.share)


def spoken(seal: str, name: str, share: tuple[int, ...]) -> tuple[int, ...]:
    """Return the six words of a seal; the envelope may still be closed."""
    return six(f"{seal}\n", f"companion-envelope\n{name}\n{written(share)}\n")


def sealed(name: str, share: tuple[int, ...], choice: str) -> Envelope:
    """Return an envelope with a choice and a random salt."""
    return Envelope(name, share, os.urandom(SALT).hex(), _tidied(choice))


def of_bytes(data: bytes) -> Envelope:
    """Read an opened envelope from the bytes of a file, which begin with no byte order mark."""
    if data.startswith(BOM_UTF8):
        raise NotUnderstood(_("this begins with a byte order mark; save the file without one"))
    try:
        return read_envelope(data.decode())
    except UnicodeDecodeError:
        raise NotUnderstood(_("this is not UTF-8 text")) from None


def read_envelope(text: str) -> Envelope:
    """Read an opened envelope.

    Only its exact spelling is accepted, but pasted text may have other blanks and empty lines
    around it, and the line ends of Windows.
    """
    plain = text.replace("\r\n", "\n").strip(BLANKS) + "\n"
    found = TEXT.fullmatch(plain)
    if found is None:
        raise NotUnderstood(_("this is no opened envelope; copy it whole, with all its lines"))
    share = tuple(map(int, found["share"].split()))
    return Envelope(found["name"], share, found["salt"], found["choice"])


def short(seal: str) -> str:
    """Return a seal as text for a small QR code."""
    return f"ENVELOPE {seal.upper()}"


def written(share: tuple[int, ...]) -> str:
    """Return the players' words as indexes."""
    return " ".join(map(str, share))


def need_share(share: tuple[int, ...]) -> None:
    """Refuse words that are too few to be unforeseeable."""
    if not WORDS <= len(share) <= MOST_WORDS or max(share) >= LIST:
        raise NotUnderstood(
            _("the others must say at least {least} words, and each of them at least one").format(
                least=WORDS
            )
        )


def _tidied(choice: str) -> str:
    """Return a choice in one spelling, however it was typed."""
    return " ".join(unicodedata.normalize("NFC", choice).split())
