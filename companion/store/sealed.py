"""A sealed envelope as a file: what is public of it in clear, its salt and its choice encrypted."""

import hashlib
import re
from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import NAME, need_name, visible
from companion.seal.envelope import SHARE, need_share, short, written
from companion.store import files
from companion.store.errors import Damaged, NotOpened

KIND = "companion-sealed-envelope/"
BASE64 = "[A-Za-z0-9+/]{4,2000}={0,2}"
FORM = re.compile(
    rf"(?P<said>{KIND}1\nname: (?P<name>{NAME})\nshare: (?P<share>{SHARE})\n"
    r"seal: (?P<seal>[0-9a-f]{64})\nmade: (?P<made>[0-9]{1,10})\n"
    rf"key: (?P<key>{BASE64})\nsalt: (?P<salt>{BASE64})\nchoice: (?P<choice>{BASE64})\n)"
    r"sum: (?P<sum>[0-9a-f]{64})\n"
)


@dataclass(frozen=True, repr=False)
class Sealed:
    """What lies on the disk of an envelope; the path tells it from others of the same person."""

    path: Path
    name: str
    share: tuple[int, ...]
    seal: str
    made: int
    key: bytes
    salt: bytes
    choice: bytes

    @property
    def label(self) -> str:
        """Name it by its person and its number."""
        return f"{self.name} {self.path.stem}"

    @property
    def short(self) -> str:
        """Write its seal for a small QR code."""
        return short(self.seal)


def write(kept: Sealed) -> None:
    """Write an envelope to a file that does not exist yet."""
    said = (
        f"{KIND}1\nname: {kept.name}\nshare: {written(kept.share)}\n"
        f"seal: {kept.seal}\nmade: {kept.made}\n"
        f"key: {_base64(kept.key)}\nsalt: {_base64(kept.salt)}\nchoice: {_base64(kept.choice)}\n"
    )
    files.write_new(kept.path, f"{said}sum: {_sum(said)}\n", files.PRIVATE)


def read(path: Path) -> Sealed:
    """Read an envelope; a slip in its file shows, and a file of another version is not judged."""
    text = files.read_text(path)
    if text.startswith(KIND) and not text.startswith(f"{KIND}1\n"):
        raise NotOpened(
            _("{path} was written by another Companion; it is left as it is").format(
                path=visible(path)
            )
        )
    found = FORM.fullmatch(text)
    if found is None or found["sum"] != _sum(found["said"]):
        raise damaged(path)
    share = tuple(map(int, found["share"].split()))
    try:
        need_name(found["name"])
        need_share(share)
        closed = (b64decode(found[each]) for each in ("key", "salt", "choice"))
        return Sealed(path, found["name"], share, found["seal"], int(found["made"]), *closed)
    except (NotUnderstood, ValueError):
        raise damaged(path) from None


def damaged(path: Path) -> Damaged:
    """Name an envelope that is not what was written."""
    return Damaged(
        _("the envelope {path} is damaged; it is left as it is").format(path=visible(path))
    )


def _sum(text: str) -> str:
    """Give the hash by which a slip in a file shows."""
    return hashlib.sha256(text.encode()).hexdigest()


def _base64(data: bytes) -> str:
    """Write bytes as text."""
    return b64encode(data).decode("ascii")
