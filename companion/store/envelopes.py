"""The user's sealed envelopes: a file for each, its choice encrypted, and none ever overwritten."""

import hashlib
import re
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from companion.core import CompanionError, NotUnderstood
from companion.locale import _
from companion.plaintext import visible
from companion.record.line import SEAT
from companion.seal.envelope import SHARE, Envelope, need_name, need_share, short, written
from companion.store import database, files, schema, vault
from companion.store.errors import Damaged, NotOpened, WrongPin
from companion.store.saying import cannot
from companion.store.tries import Tries

FOLDER, SUFFIX = "envelopes", ".envelope"
KIND = "companion-sealed-envelope/"
BASE64 = "[A-Za-z0-9+/]{4,2000}={0,2}"
KEPT = re.compile(
    rf"(?P<said>{KIND}1\nname: (?P<name>{SEAT})\nshare: (?P<share>{SHARE})\n"
    r"seal: (?P<seal>[0-9a-f]{64})\nmade: (?P<made>[0-9]{1,10})\n"
    rf"key: (?P<key>{BASE64})\nsalt: (?P<salt>{BASE64})\nchoice: (?P<choice>{BASE64})\n)"
    r"sum: (?P<sum>[0-9a-f]{64})\n"
)
PLACE = 1


@dataclass(frozen=True, repr=False)
class Sealed:
    """An envelope as it lies on the disk: what is public of it, and the rest encrypted."""

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
        """Tell it from all others, also of the same person."""
        return f"{self.name} {self.path.stem}"

    @property
    def short(self) -> str:
        """Write its seal for a small QR code."""
        return short(self.seal)


class Envelopes:
    """All sealed envelopes of one folder."""

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        """Look into the user's folder; nothing is made before there is something to keep."""
        self._folder = (folder or database.home()) / FOLDER
        self._clock = clock
        self.notices: list[str] = []

    def keep(self, envelope: Envelope, pin: str) -> Sealed:
        """Put an envelope on the disk under a PIN."""
        vault.need_pin(pin)
        locked, wrapped = vault.new_vault(envelope.seal, pin)
        closed = (
            locked.close(PLACE, "salt", bytes.fromhex(envelope.salt)),
            locked.close(PLACE, "choice", envelope.choice.encode()),
        )
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise NotOpened(cannot(self._folder, error)) from None
        public = (envelope.name, envelope.share, envelope.seal, int(self._clock()))
        found = Sealed(self._free(), *public, wrapped, *closed)
        files.write_new(found.path, _text(found), files.PRIVATE)
        schema.settle(self._folder)
        return found

    def _free(self) -> Path:
        """Give the next number that no file has."""
        taken = [int(path.stem) for path in self._paths()]
        return self._folder / f"{max(taken, default=0) + 1}{SUFFIX}"

    def _paths(self) -> list[Path]:
        """Go through the files in the order in which they were made."""
        try:
            found = [path for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise NotOpened(cannot(self._folder, error)) from None
        numbered = [path for path in found if re.fullmatch("[1-9][0-9]{0,5}", path.stem)]
        return sorted(numbered, key=lambda path: int(path.stem))

    def list(self) -> tuple[Sealed, ...]:
        """List the envelopes; a file that cannot be read is named among the notices."""
        found = []
        for path in self._paths():
            try:
                found.append(_read(path))
            except CompanionError as reason:
                self.notices.append(str(reason))
        return tuple(found)

    def find(self, label: str) -> Sealed:
        """Find an envelope by its name, or by name and number where there are several."""
        known = self.list()
        found = [each for each in known if label in (each.name, each.label)]
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(each.label for each in found)
            raise NotUnderstood(
                _("there are several; say which: {several}").format(several=several)
            )
        raise NotOpened(
            _("no file and no envelope is called {name}; see `companion open`").format(
                name=visible(label)
            )
        )

    def open(self, kept: Sealed, pin: str) -> Envelope:
        """Open an envelope with its PIN; every wrong one slows the next."""
        tries = Tries(kept.path, self._clock)
        tries.count()
        try:
            locked = vault.unlocked(kept.seal, pin, kept.key)
        except WrongPin:
            raise WrongPin(_("this is not the PIN of the envelope")) from None
        except Damaged:
            raise _damaged(kept.path) from None
        tries.forget()
        return _opened(kept, locked)


def _opened(kept: Sealed, locked: vault.Vault) -> Envelope:
    """Take the choice out, and see that it is the one that was sealed."""
    try:
        salt = locked.open(PLACE, "salt", kept.salt).hex()
        choice = locked.open(PLACE, "choice", kept.choice).decode()
        envelope = Envelope(kept.name, kept.share, salt, choice)
    except (CompanionError, UnicodeDecodeError):
        raise _damaged(kept.path) from None
    if envelope.seal != kept.seal:
        raise _damaged(kept.path)
    return envelope


def _text(kept: Sealed) -> str:
    """Write an envelope for the disk."""
    said = (
        f"{KIND}1\nname: {kept.name}\nshare: {written(kept.share)}\n"
        f"seal: {kept.seal}\nmade: {kept.made}\n"
        f"key: {_base64(kept.key)}\nsalt: {_base64(kept.salt)}\nchoice: {_base64(kept.choice)}\n"
    )
    return f"{said}sum: {_sum(said)}\n"


def _read(path: Path) -> Sealed:
    """Read an envelope from the disk; a slip in it shows, and no newer one is judged."""
    text = files.read_text(path)
    found = KEPT.fullmatch(text)
    if found is None and text.startswith(KIND) and not text.startswith(f"{KIND}1\n"):
        raise NotOpened(
            _("{path} was written by another Companion; it is left as it is").format(
                path=visible(path)
            )
        )
    if found is None or found["sum"] != _sum(found["said"]):
        raise _damaged(path)
    share = tuple(map(int, found["share"].split()))
    try:
        need_name(found["name"])
        need_share(share)
        closed = (b64decode(found[each]) for each in ("key", "salt", "choice"))
        return Sealed(path, found["name"], share, found["seal"], int(found["made"]), *closed)
    except (NotUnderstood, ValueError):
        raise _damaged(path) from None


def _damaged(path: Path) -> Damaged:
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
