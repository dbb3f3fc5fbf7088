"""One opened table in the database: its lines and its encrypted secrets."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.store.chain import Stored, next_link, sound
from companion.store.disk.errors import Damaged, NotSaved
from companion.store.disk.locks import Lock
from companion.store.disk.sqlite_errors import transaction
from companion.store.keys import pins, vault
from companion.store.keys.pins import Attempt, LockedVault
from companion.store.keys.vault import Vault, Whose, line_damaged
from companion.store.notes import UnlockedNotes
from companion.store.rows import written
from companion.text.plaintext import need_plain, visible

CLEAR = b"clear:"
Written = tuple[str, str]  # a line, and its secret move in clear


@dataclass(frozen=True, repr=False)
class Opened:
    """The unlocked secrets of a table; after its end only the seed is left.

    A table that hides nothing never has any.
    """

    table: str
    vault: Vault | None = None
    seed: bytes = b""
    signing: bytes = b""


@dataclass(frozen=True, repr=False)
class StoredLine:
    """A line of the record, and its secret move in clear."""

    number: int
    line: str
    secret: str


class StoredTable:
    """An open table in the database; a line is on the disk before `append` returns."""

    def __init__(
        self,
        database: sqlite3.Connection,
        opened: Opened,
        start: bytes,
        lock: Lock,
        clock: Callable[[], float],
        *,
        ended: bool = False,
    ) -> None:
        """Hold an open table; `start` is the first hash of its chain."""
        self._database = database
        self._lock = lock
        self._clock = clock
        self._start = self._link = start
        self.opened = opened
        self.ended = ended
        self.entries: list[StoredLine] = []

    @property
    def sealed(self) -> bool:
        """Say whether the table has secrets, or had some before its end."""
        return self.opened.vault is not None or bool(self.opened.seed)

    def read(self, name: str) -> str:
        """Read all lines; return a message about lost ones."""
        query = "SELECT number, line, secret, chain FROM lines WHERE id = ? ORDER BY number"
        stored = [Stored(*found) for found in self._database.execute(query, (self.opened.table,))]
        for line in sound(self._start, stored):
            try:
                secret = self._opened(line.number, line.secret)
            except Damaged:
                break
            self.entries.append(StoredLine(line.number, line.line, secret))
            self._link = line.chain
        if not self.entries:
            raise Damaged(_("the table {name} is damaged from its first line on").format(name=name))
        if len(self.entries) == len(stored):
            return ""
        return _("the table {name} is damaged from line {number} on").format(
            name=name, number=len(self.entries) + 1
        )

    def cut(self) -> None:
        """Delete the lines that cannot be trusted; the whole file was copied before."""
        with transaction(self._database):
            self._database.execute(
                "DELETE FROM lines WHERE id = ? AND number > ?",
                (self.opened.table, len(self.entries)),
            )

    def append(self, lines: Sequence[Written], summary: Mapping[str, object]) -> None:
        """Save lines, their secrets and the summary for the list in one transaction."""
        added: list[StoredLine] = []
        link = self._link
        with transaction(self._database):
            self._need_same_file(len(self.entries))
            for line, secret in lines:
                entry = StoredLine(len(self.entries) + len(added) + 1, line, secret)
                link = self._added(entry, link)
                added.append(entry)
            self._noted(summary, len(self.entries) + len(added))
        self._link = link
        self.entries += added

    def _added(self, entry: StoredLine, link: bytes) -> bytes:
        """Save one line, and return the next hash of the chain."""
        closed = self._closed(entry.number, entry.secret) if entry.secret else None
        link = next_link(link, entry.line, closed)
        self._database.execute(
            # If a failed write reached the disk, its line is replaced here.
            "REPLACE INTO lines VALUES (?, ?, ?, ?, ?)",
            (self.opened.table, entry.number, entry.line, closed, link),
        )
        return link

    def _need_same_file(self, last: int) -> None:
        """Refuse to write if the last stored line is not the one that this window wrote."""
        query = "SELECT chain FROM lines WHERE id = ? AND number = ?"
        found = self._database.execute(query, (self.opened.table, last)).fetchone()
        if last and found != (self._link,):
            raise NotSaved(
                _("not saved: the file of the tables was replaced; put it back, then try again")
            )

    def _noted(self, summary: Mapping[str, object], lines: int) -> None:
        """Update the summary for the list and when the table was last played."""
        self._database.execute(
            # The table played last is the last row, so the order of the list needs no clock.
            "UPDATE tables SET played = ?, summary = ?,"
            " rowid = CASE rowid WHEN (SELECT max(rowid) FROM tables) THEN rowid"
            " ELSE (SELECT max(rowid) FROM tables) + 1 END WHERE id = ?",
            (int(self._clock()), written(summary, lines), self.opened.table),
        )

    def put_seed(self, seed: bytes) -> None:
        """Replace a damaged seed of an ended table; if the disk is full, at another time."""
        self.opened = replace(self.opened, seed=seed)
        with suppress(NotSaved), transaction(self._database):
            self._database.execute(
                "UPDATE tables SET seed = ? WHERE id = ?", (seed, self.opened.table)
            )

    def end(self, lines: Sequence[str], summary: Mapping[str, object]) -> None:
        """Save the last lines and erase the keys: nothing is secret any more.

        The private notes of seats are not part of the record and stay encrypted.
        """
        table, link = self.opened.table, self._start
        added = [StoredLine(len(self.entries) + n, line, "") for n, line in enumerate(lines, 1)]
        with transaction(self._database):
            for entry in [*self.entries, *added]:
                shown = CLEAR + entry.secret.encode() if entry.secret else None
                link = next_link(link, entry.line, shown)
                self._database.execute(
                    "INSERT OR REPLACE INTO lines VALUES (?, ?, ?, ?, ?)",
                    (table, entry.number, entry.line, shown, link),
                )
            self._database.execute(
                "UPDATE tables SET ended = 1, signing = NULL, seed = ? WHERE id = ?",
                (self.opened.seed or None, table),
            )
            self._database.execute(
                "DELETE FROM vaults WHERE owner = ? AND holds = ?", (table, vault.SECRETS)
            )
            self._noted(summary, len(self.entries) + len(added))
        self._link, self.ended = link, True
        self.opened = Opened(table, seed=self.opened.seed)
        self.entries += added

    def _closed(self, number: int, secret: str) -> bytes:
        """Encrypt the secret move of a line."""
        if self.opened.vault is None:
            raise NotUnderstood(_("nothing can be hidden at this table"))
        return self.opened.vault.close(number, "move", secret.encode())

    def _opened(self, number: int, closed: bytes | None) -> str:
        """Decrypt the secret move of a line; after the end it is stored in clear."""
        if closed is None:
            return ""
        if self.opened.vault is None:
            return _shown(number, closed)
        return self.opened.vault.open(number, "move", closed).decode()

    @property
    def noting(self) -> tuple[Seat, ...]:
        """Return the seats that have notes here."""
        query = "SELECT seat FROM vaults WHERE owner = ? AND holds = ? ORDER BY seat"
        found = self._database.execute(query, (self.opened.table, vault.NOTES))
        return tuple(visible(seat) for (seat,) in found)

    def begin_notes(self, seat: Seat, pin: str) -> UnlockedNotes:
        """Make a vault for the private notes of a seat, and return the unlocked notes."""
        need_plain(seat)
        if seat in self.noting:
            raise NotUnderstood(_("{seat} has notes already").format(seat=seat))
        made, wrapped = vault.new_vault(self._notes_of(seat), pin)
        with transaction(self._database):
            pins.put(self._database, made.whose, wrapped)
        return UnlockedNotes(self._database, made)

    def attempt_notes(self, seat: Seat) -> Attempt:
        """Count a try at the PIN of a seat's notes; its vault is then passed to `open_notes`."""
        return self._door(seat).attempt()

    def open_notes(self, seat: Seat, pin: str | Vault) -> UnlockedNotes:
        """Open a seat's notes with their PIN, or with the vault that an attempt unlocked."""
        return UnlockedNotes(self._database, self._door(seat).open(pin))

    def _door(self, seat: Seat) -> LockedVault:
        """Return the locked vault of a seat's notes."""
        said = _("there are no notes of {seat}, or their key is damaged")
        lost = Damaged(said.format(seat=visible(seat)))
        return LockedVault(self._database, self._notes_of(seat), self._clock, lost)

    def _notes_of(self, seat: Seat) -> Whose:
        """Return the name of the vault of a seat's notes."""
        return Whose(self.opened.table, seat, vault.NOTES)

    def close(self) -> None:
        """Close the table and release its lock."""
        self._lock.let_go()


def _shown(number: int, closed: bytes) -> str:
    """Return a secret move that is stored in clear after the end."""
    if not closed.startswith(CLEAR):
        raise line_damaged(number)
    return closed.removeprefix(CLEAR).decode(errors="replace")
