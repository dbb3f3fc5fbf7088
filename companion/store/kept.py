"""One opened table on the disk: its lines, read and appended, its secrets closed and opened."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from companion.core import NotUnderstood, Seat
from companion.locale import _
from companion.plaintext import need_plain, visible
from companion.store import pins, vault
from companion.store.chain import Stored, next_link, sound
from companion.store.errors import Damaged, NotSaved
from companion.store.locks import Lock
from companion.store.notes import Notes
from companion.store.pins import Attempt, Door
from companion.store.rows import written
from companion.store.sqlite_errors import transaction
from companion.store.vault import Vault, Whose, line_damaged

CLEAR = b"clear:"
Written = tuple[str, str]  # a line, and in clear what it hides


@dataclass(frozen=True, repr=False)
class Opened:
    """The secrets of a table, unlocked; after its end there is only the seed.

    A table that hides nothing has none of them at any time.
    """

    table: str
    vault: Vault | None = None
    seed: bytes = b""
    signing: bytes = b""


@dataclass(frozen=True, repr=False)
class Entry:
    """A line of the record, and in clear what it hides."""

    number: int
    line: str
    secret: str


class Kept:
    """A table that is written line by line; a line is on the disk before `append` returns."""

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
        """Hold an open table; `start` begins the chain of its lines."""
        self._database = database
        self._lock = lock
        self._clock = clock
        self._start = self._link = start
        self.opened = opened
        self.ended = ended
        self.entries: list[Entry] = []

    @property
    def sealed(self) -> bool:
        """Say whether the table has secrets, or had some that its end has shown."""
        return self.opened.vault is not None or bool(self.opened.seed)

    def read(self, name: str) -> str:
        """Read all lines; say what was lost where the file is not what was written."""
        query = "SELECT number, line, secret, chain FROM lines WHERE id = ? ORDER BY number"
        stored = [Stored(*found) for found in self._database.execute(query, (self.opened.table,))]
        for line in sound(self._start, stored):
            try:
                secret = self._opened(line.number, line.secret)
            except Damaged:
                break
            self.entries.append(Entry(line.number, line.line, secret))
            self._link = line.chain
        if not self.entries:
            raise Damaged(_("the table {name} is damaged from its first line on").format(name=name))
        if len(self.entries) == len(stored):
            return ""
        return _("the table {name} is damaged from line {number} on").format(
            name=name, number=len(self.entries) + 1
        )

    def cut(self) -> None:
        """Drop what cannot be trusted, once the whole file is kept aside."""
        with transaction(self._database):
            self._database.execute(
                "DELETE FROM lines WHERE id = ? AND number > ?",
                (self.opened.table, len(self.entries)),
            )

    def append(self, lines: Sequence[Written], summary: Mapping[str, Any]) -> None:
        """Write lines, what they hide and the list's summary in one transaction."""
        added: list[Entry] = []
        link = self._link
        with transaction(self._database):
            self._need_same_file(len(self.entries))
            for line, secret in lines:
                entry = Entry(len(self.entries) + len(added) + 1, line, secret)
                link = self._added(entry, link)
                added.append(entry)
            self._noted(summary, len(self.entries) + len(added))
        self._link = link
        self.entries += added

    def _added(self, entry: Entry, link: bytes) -> bytes:
        """Write one line, and give the next link of the chain."""
        closed = self._closed(entry.number, entry.secret) if entry.secret else None
        link = next_link(link, entry.line, closed)
        self._database.execute(
            # A line that was on the disk although its writing failed is this one, or void.
            "REPLACE INTO lines VALUES (?, ?, ?, ?, ?)",
            (self.opened.table, entry.number, entry.line, closed, link),
        )
        return link

    def _need_same_file(self, last: int) -> None:
        """Refuse to write after lines that are not those this window knows."""
        query = "SELECT chain FROM lines WHERE id = ? AND number = ?"
        found = self._database.execute(query, (self.opened.table, last)).fetchone()
        if last and found != (self._link,):
            raise NotSaved(
                _("not saved: the file of the tables was replaced; put it back, then try again")
            )

    def _noted(self, summary: Mapping[str, Any], lines: int) -> None:
        """Note for the list when the table was played last, and where it stands."""
        self._database.execute(
            # The table played last is the last row: the list needs no clock for its order.
            "UPDATE tables SET played = ?, summary = ?,"
            " rowid = CASE rowid WHEN (SELECT max(rowid) FROM tables) THEN rowid"
            " ELSE (SELECT max(rowid) FROM tables) + 1 END WHERE id = ?",
            (int(self._clock()), written(summary, lines), self.opened.table),
        )

    def put_seed(self, seed: bytes) -> None:
        """Put the seed of an ended table in place of a damaged one; a full disk may wait."""
        self.opened = replace(self.opened, seed=seed)
        with suppress(NotSaved), transaction(self._database):
            self._database.execute(
                "UPDATE tables SET seed = ? WHERE id = ?", (seed, self.opened.table)
            )

    def end(self, lines: Sequence[str], summary: Mapping[str, Any]) -> None:
        """Write the last lines: from here on nothing is secret, and the keys are erased.

        What seats noted for themselves is no line of the record: it stays locked.
        """
        table, link = self.opened.table, self._start
        added = [Entry(len(self.entries) + n, line, "") for n, line in enumerate(lines, 1)]
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
        """Encrypt what a line hides."""
        if self.opened.vault is None:
            raise NotUnderstood(_("nothing can be hidden at this table"))
        return self.opened.vault.close(number, "move", secret.encode())

    def _opened(self, number: int, closed: bytes | None) -> str:
        """Decrypt what a line hides; after the end it stands in clear."""
        if closed is None:
            return ""
        if self.opened.vault is None:
            return _shown(number, closed)
        return self.opened.vault.open(number, "move", closed).decode()

    @property
    def noting(self) -> tuple[Seat, ...]:
        """Name the seats that keep notes here."""
        query = "SELECT seat FROM vaults WHERE owner = ? AND holds = ? ORDER BY seat"
        found = self._database.execute(query, (self.opened.table, vault.NOTES))
        return tuple(visible(seat) for (seat,) in found)

    def begin_notes(self, seat: Seat, pin: str) -> Notes:
        """Make a vault for what a seat notes for itself alone, and give it unlocked."""
        need_plain(seat)
        if seat in self.noting:
            raise NotUnderstood(_("{seat} has notes already").format(seat=seat))
        made, wrapped = vault.new_vault(self._notes_of(seat), pin)
        with transaction(self._database):
            pins.put(self._database, made.whose, wrapped)
        return Notes(self._database, made)

    def attempt_notes(self, seat: Seat) -> Attempt:
        """Count a try at a seat's notes; what it unlocks is given to `open_notes`."""
        return self._door(seat).attempt()

    def open_notes(self, seat: Seat, pin: str | Vault) -> Notes:
        """Open a seat's notes with their PIN, or with the vault that an attempt has unlocked."""
        return Notes(self._database, self._door(seat).open(pin))

    def _door(self, seat: Seat) -> Door:
        """Give the vault of a seat's notes behind its PIN."""
        said = _("there are no notes of {seat}, or their key is damaged")
        lost = Damaged(said.format(seat=visible(seat)))
        return Door(self._database, self._notes_of(seat), self._clock, lost)

    def _notes_of(self, seat: Seat) -> Whose:
        """Name the vault of a seat's notes."""
        return Whose(self.opened.table, seat, vault.NOTES)

    def close(self) -> None:
        """Let the table go."""
        self._lock.let_go()


def _shown(number: int, closed: bytes) -> str:
    """Read what stands in clear after the end."""
    if not closed.startswith(CLEAR):
        raise line_damaged(number)
    return closed.removeprefix(CLEAR).decode(errors="replace")
