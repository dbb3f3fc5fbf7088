"""The user's envelopes: kept under a PIN, listed, opened, and none ever overwritten."""

import re
import time
from collections.abc import Callable
from pathlib import Path

from companion.core import CompanionError, NotUnderstood
from companion.locale import _
from companion.plaintext import visible
from companion.seal.envelope import Envelope
from companion.store import database, schema, sealed, vault
from companion.store.errors import Damaged, NotOpened, WrongPin
from companion.store.saying import cannot
from companion.store.sealed import Sealed, damaged
from companion.store.tries import Tries

FOLDER, SUFFIX = "envelopes", ".envelope"
NUMBERED = re.compile("[1-9][0-9]{0,8}")
PLACE = 1


class Envelopes:
    """All envelopes of one folder."""

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
        sealed.write(found)
        schema.settle(self._folder)
        return found

    def _free(self) -> Path:
        """Give the next number that no file has."""
        taken = (int(path.stem) for path in self._paths())
        return self._folder / f"{max(taken, default=0) + 1}{SUFFIX}"

    def _paths(self) -> list[Path]:
        """Go through the files in the order in which they were made."""
        try:
            found = [path for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise NotOpened(cannot(self._folder, error)) from None
        numbered = (path for path in found if NUMBERED.fullmatch(path.stem))
        return sorted(numbered, key=lambda path: int(path.stem))

    def list(self) -> tuple[Sealed, ...]:
        """List the envelopes; a file that cannot be read is named among the notices."""
        found = []
        self.notices = []
        for path in self._paths():
            try:
                found.append(sealed.read(path))
            except CompanionError as reason:
                self.notices.append(str(reason))
        return tuple(found)

    def find(self, name: str) -> Sealed:
        """Find an envelope by its name, or by name and number where there are several."""
        found = [each for each in self.list() if name in (each.name, each.label)]
        if len(found) == 1:
            return found[0]
        if found:
            labels = ", ".join(each.label for each in found)
            raise NotUnderstood(
                _("there are several; say which one: {labels}").format(labels=labels)
            )
        if self.notices:
            raise Damaged(self.notices[0])
        raise NotOpened(
            _("no file and no envelope is called {name}; see `companion open`").format(
                name=visible(name)
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
            raise damaged(kept.path) from None
        tries.forget()
        return _taken_out(kept, locked)


def _taken_out(kept: Sealed, locked: vault.Vault) -> Envelope:
    """Take the choice out, and see that it is the one that was sealed."""
    try:
        salt = locked.open(PLACE, "salt", kept.salt).hex()
        choice = locked.open(PLACE, "choice", kept.choice).decode()
        envelope = Envelope(kept.name, kept.share, salt, choice)
    except (CompanionError, UnicodeDecodeError):
        raise damaged(kept.path) from None
    if envelope.seal != kept.seal:
        raise damaged(kept.path)
    return envelope
