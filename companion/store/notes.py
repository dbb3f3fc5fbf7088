"""A seat's private notes at a table, stored encrypted; each belongs to a line of the record.

Every stored note has the same length and hides even its line and whether it was struck.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core import NotUnderstood
from companion.locale import _
from companion.store.disk.errors import Damaged
from companion.store.disk.sqlite_errors import transaction
from companion.store.keys.vault import LONGEST, Vault
from companion.text.plaintext import need_plain

FIELD = "note"
OWNERS = "owner = ? AND seat = ?"


@dataclass(frozen=True, repr=False)
class StoredNote:
    """A private note, and the number of the line that it belongs to."""

    number: int
    line: int
    text: str
    struck: bool = False

    @property
    def written(self) -> bytes:
        """Return the note as bytes for encryption."""
        return f"{self.line} {int(self.struck)} {self.text}".encode()


class UnlockedNotes:
    """The unlocked notes of one seat; each is on the disk before a call returns."""

    def __init__(self, database: sqlite3.Connection, vault: Vault) -> None:
        """Read the notes of a seat."""
        self._database = database
        self._vault: Vault | None = vault
        self._owners = (vault.whose.owner, vault.whose.seat)
        self.lost: tuple[int, ...] = ()  # numbers of damaged notes
        self._notes = {note.number: note for note in self._read(vault)}

    @property
    def seat(self) -> str:
        """Return the seat that owns the notes."""
        return self._owners[1]

    @property
    def all(self) -> tuple[StoredNote, ...]:
        """Return the notes in the order in which they were made, struck ones too."""
        self._unlocked()
        return tuple(self._notes.values())

    def add(self, text: str, line: int) -> StoredNote:
        """Save a note that belongs to this line of the record."""
        need_plain(text)
        number = max([*self._notes, *self.lost], default=0) + 1
        note = StoredNote(number, line, text)
        if len(note.written) > LONGEST:
            raise NotUnderstood(_("a note has at most {most} bytes").format(most=LONGEST - 10))
        self._put(note)
        return note

    def strike(self, number: int) -> StoredNote:
        """Strike a note: it no longer counts, but can still be read."""
        if number not in self._notes:
            raise NotUnderstood(_("there is no note {number}").format(number=number))
        note = replace(self._notes[number], struck=True)
        self._put(note)
        return note

    def erase(self) -> None:
        """Erase the notes and their key for good."""
        self._unlocked()
        with transaction(self._database):
            erase(self._database, *self._owners)
        self.lock()

    def lock(self) -> None:
        """Forget the key and all notes."""
        self._vault = None
        self._notes, self.lost = {}, ()

    def _unlocked(self) -> Vault:
        """Return the vault; refuse if the notes were locked again."""
        if self._vault is None:
            raise NotUnderstood(_("these notes are locked; open them with their PIN"))
        return self._vault

    def _put(self, note: StoredNote) -> None:
        """Save a note, in place of the one with its number."""
        closed = self._unlocked().close(note.number, FIELD, note.written)
        with transaction(self._database):
            self._database.execute(
                "REPLACE INTO notes VALUES (?, ?, ?, ?)", (*self._owners, note.number, closed)
            )
            self._database.execute(
                f"UPDATE vaults SET notes = max(notes, ?) WHERE {OWNERS} AND holds = 'notes'",
                (note.number, *self._owners),
            )
        self._notes[note.number] = note

    def _read(self, vault: Vault) -> Iterator[StoredNote]:
        """Decrypt the notes, and remember which of them are damaged or missing."""
        query = f"SELECT number, note FROM notes WHERE {OWNERS} ORDER BY number"
        stored = dict(self._database.execute(query, self._owners).fetchall())
        query = f"SELECT notes FROM vaults WHERE {OWNERS} AND holds = 'notes'"
        (most,) = self._database.execute(query, self._owners).fetchone()
        for number in range(1, max([most, *stored], default=0) + 1):
            try:
                yield _understood(number, vault.open(number, FIELD, stored.get(number)))
            except (Damaged, ValueError):
                self.lost += (number,)


def erase(database: sqlite3.Connection, owner: str, seat: str) -> None:
    """Delete a seat's notes and their key."""
    database.execute(f"DELETE FROM notes WHERE {OWNERS}", (owner, seat))
    database.execute(f"DELETE FROM vaults WHERE {OWNERS} AND holds = 'notes'", (owner, seat))


def _understood(number: int, written: bytes) -> StoredNote:
    """Return the note that was encrypted as these bytes."""
    line, struck, text = written.decode().split(" ", 2)
    return StoredNote(number, int(line), text, struck == "1")
