"""The user's envelopes: kept under a PIN, listed and opened, never overwritten."""

from collections.abc import Callable
from pathlib import Path

from companion.core import CompanionError, NotUnderstood
from companion.locale import _
from companion.seal.envelopes.envelope import Envelope
from companion.store import envelope_files
from companion.store.disk.errors import Damaged, NotOpened
from companion.store.disk.folder import Folder
from companion.store.disk.sqlite_errors import speaking, transaction
from companion.store.keys import pins, stored_envelope, vault
from companion.store.keys.pins import Attempt, LockedVault
from companion.store.keys.stored_envelope import COLUMNS, StoredEnvelope, damaged
from companion.store.keys.vault import ENVELOPE, Vault, Whose
from companion.text.plaintext import visible

PLACE = 1


class Envelopes:
    """All envelopes of one folder, in the database of its tables."""

    def __init__(self, folder: Folder, path: Path, clock: Callable[[], float]) -> None:
        """Use the open database of this folder."""
        self._folder = folder
        self._path = path
        self._clock = clock
        self.notices: list[str] = []

    def keep(self, envelope: Envelope, pin: str) -> StoredEnvelope:
        """Save an envelope under a PIN."""
        self._take_over()
        made, wrapped = vault.new_vault(Whose(envelope.seal, "", ENVELOPE), pin)
        salt = made.close(PLACE, "salt", bytes.fromhex(envelope.salt))
        choice = made.close(PLACE, "choice", envelope.choice.encode())
        with transaction(self._folder.sound) as database:
            number, now = self._free(), int(self._clock())
            public = (envelope.seal, envelope.name, envelope.share, now)
            found = StoredEnvelope(number, *public, salt, choice)
            database.execute("INSERT INTO envelopes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", found.row)
            pins.put(database, made.whose, wrapped)
        return found

    def _free(self) -> int:
        """Return the next number that no envelope has, nor any file that was not taken over."""
        files = (int(path.stem) for path in envelope_files.paths(self._path.parent))
        return max([envelope_files.next_number(self._folder.database), *(n + 1 for n in files)])

    def _take_over(self) -> list[str]:
        """Take over envelopes from an older Companion; return messages about unreadable ones."""
        if not envelope_files.paths(self._path.parent):
            return []
        return envelope_files.taken_over(self._folder.sound, self._path.parent)

    def list(self) -> tuple[StoredEnvelope, ...]:
        """List the envelopes; unreadable ones are named in `notices`."""
        self.notices = self._take_over()
        found = []
        with speaking(self._path):
            query = f"SELECT {COLUMNS} FROM envelopes ORDER BY number"
            rows = self._folder.sound.execute(query).fetchall()
        for row in rows:
            try:
                found.append(stored_envelope.understood(row))
            except Damaged as reason:
                self.notices.append(str(reason))
        return tuple(found)

    def find(self, name: str) -> StoredEnvelope:
        """Find an envelope by its name, or by name and number where several have that name."""
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

    def attempt(self, kept: StoredEnvelope) -> Attempt:
        """Count a try at an envelope's PIN; its vault is then passed to `open`."""
        return self._door(kept).attempt()

    def open(self, kept: StoredEnvelope, pin: str | Vault) -> Envelope:
        """Open an envelope with its PIN, or with the vault that an attempt unlocked."""
        return _taken_out(kept, self._door(kept).open(pin))

    def _door(self, kept: StoredEnvelope) -> LockedVault:
        """Return the locked vault of an envelope."""
        whose = Whose(kept.seal, "", ENVELOPE)
        return LockedVault(self._folder.sound, whose, self._clock, damaged(kept.number))


def _taken_out(kept: StoredEnvelope, unlocked: Vault) -> Envelope:
    """Decrypt the choice, and check that it is the one that was stored_envelope."""
    try:
        salt = unlocked.open(PLACE, "salt", kept.salt).hex()
        choice = unlocked.open(PLACE, "choice", kept.choice).decode()
        envelope = Envelope(kept.name, kept.share, salt, choice)
    except (CompanionError, UnicodeDecodeError):
        raise damaged(kept.number) from None
    if envelope.seal != kept.seal:
        raise damaged(kept.number)
    return envelope
