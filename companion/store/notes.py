"""A seat's private notes at a table: each names the line it rests on, and lies there encrypted.

On the disk all of a note is ciphertext of one length, also the line and whether it was struck.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core import NotUnderstood
from companion.locale import _
from companion.plaintext import need_plain
from companion.store.errors import Damaged
from companion.store.sqlite_errors import transaction
from companion.store.vault import LONGEST, Vault

FIELD = "note"
OWNERS = "owner = ? AND seat = ?"


@dataclass(frozen=True, repr=False)
class Note:
    """What somebody noted, and the line of the record it rests on; only its owner reads it."""

    number: int
    line: int
    text: str
    struck: bool = False

    @property
    def written(self) -> bytes:
        """Write it as it is encrypted."""
        return f"{self.line} {int(self.struck)} {self.text}".encode()


class Notes:
    """The unlocked notes of one seat; each is on the disk before it is told."""

    def __init__(self, database: sqlite3.Connection, vault: Vault) -> None:
        """Read the notes of a seat."""
        self._database = database
        self._vault: Vault | None = vault
        self._owners = (vault.whose.owner, vault.whose.seat)
        self.lost: tuple[int, ...] = ()  # the numbers of those that are damaged
        self._notes = {note.number: note for note in self._read(vault)}

    @property
    def seat(self) -> str:
        """Say whose they are."""
        return self._owners[1]

    @property
    def all(self) -> tuple[Note, ...]:
        """Give the notes in the order in which they were made, struck ones among them."""
        self._unlocked()
        return tuple(self._notes.values())

    def add(self, text: str, line: int) -> Note:
        """Keep a note that rests on a line of the record."""
        need_plain(text)
        number = max([*self._notes, *self.lost], default=0) + 1
        note = Note(number, line, text)
        if len(note.written) > LONGEST:
            raise NotUnderstood(_("a note has at most {most} bytes").format(most=LONGEST - 10))
        self._put(note)
        return note

    def strike(self, number: int) -> Note:
        """Strike a note through: it counts no longer, and its owner can still read it."""
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
        """Forget the key and all that was read."""
        self._vault = None
        self._notes, self.lost = {}, ()

    def _unlocked(self) -> Vault:
        """Give the vault, or refuse where it was locked again."""
        if self._vault is None:
            raise NotUnderstood(_("these notes are locked; open them with their PIN"))
        return self._vault

    def _put(self, note: Note) -> None:
        """Write a note, in place of the one with its number."""
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

    def _read(self, vault: Vault) -> Iterator[Note]:
        """Decrypt the notes, and remember which of them are not what was written."""
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
    """Take a seat's notes and their key out of the database."""
    database.execute(f"DELETE FROM notes WHERE {OWNERS}", (owner, seat))
    database.execute(f"DELETE FROM vaults WHERE {OWNERS} AND holds = 'notes'", (owner, seat))


def _understood(number: int, written: bytes) -> Note:
    """Read what was encrypted."""
    line, struck, text = written.decode().split(" ", 2)
    return Note(number, int(line), text, struck == "1")
