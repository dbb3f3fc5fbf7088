"""What a damaged database has lost, and what can still be kept."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from companion.locale import _
from companion.store import rows
from companion.store.chain import Stored, first_link, sound
from companion.store.disk.errors import Damaged
from companion.store.keys import stored_envelope, vault
from companion.store.repair.readable import IDS, NAMES, TABLES, ReadableRows, Row
from companion.text.plaintext import visible

ID, NAME, GAME, OPTIONS, SUMMARY, ENDED, SEED = 0, 1, 2, 3, 6, 7, 8


@dataclass(frozen=True, repr=False)
class ReadableTable:
    """A table that can be listed, and its lines up to the first damage."""

    row: Row
    lines: Sequence[Stored]

    @property
    def id(self) -> str:
        """Return the table's id."""
        return str(self.row[ID])

    @property
    def name(self) -> str:
        """Return the table's name, made safe to show."""
        return visible(self.row[NAME])


def sound_tables(found: ReadableRows) -> Iterator[ReadableTable]:
    """Go through the tables that can be listed, each with its lines up to the first damage."""
    for number in sorted(found.tables):
        row = found.tables[number]
        if _makes_sense(row):
            lines = found.lines.get(row[ID], {})
            start = first_link(row[ID], row[GAME], row[OPTIONS])
            yield ReadableTable(row, tuple(sound(start, (lines[each] for each in sorted(lines)))))


def _makes_sense(row: Row) -> bool:
    """Say whether a row can be shown in the list of tables."""
    try:
        rows.row((*row[: ENDED + 1], row[SEED] is not None))
    except Damaged:
        return False
    return None not in row[: ENDED + 1]


def sound_vaults(found: ReadableRows, owners: set[str]) -> Iterator[Row]:
    """Go through the vaults of these owners whose keys are undamaged."""
    for row in found.vaults.values():
        owner, _seat, _holds, version, wrapped, *_numbers = row
        if None not in row and owner in owners and vault.is_sound(version, wrapped):
            yield row


def sound_notes(found: ReadableRows, vaults: Sequence[Row]) -> Iterator[Row]:
    """Go through the notes that belong to these vaults."""
    keepers = {row[:2] for row in vaults if row[2] == vault.NOTES}
    for row in found.notes.values():
        if None not in row and row[:2] in keepers and len(row[3]) == vault.CLOSED:
            yield row


def sound_envelopes(found: ReadableRows) -> Iterator[Row]:
    """Go through the undamaged envelopes."""
    for row in found.envelopes.values():
        with suppress(Damaged):
            yield stored_envelope.understood(row).row


@dataclass(frozen=True, repr=False)
class Sound:
    """The rows that could be saved in a new database."""

    tables: Sequence[ReadableTable]
    envelopes: Sequence[Row]
    vaults: Sequence[Row]
    notes: Sequence[Row]


def losses(found: ReadableRows, put: Sound) -> str:
    """Say which tables, lines, keys, notes and envelopes were lost."""
    said = [
        *(_of_table(found, table) for table in put.tables),
        *_keys(put),
        *_notes(found, put),
        *_whole(found, {table.id for table in put.tables}),
        *_envelopes(found, put),
    ]
    if _torn(found):
        said.append(_("perhaps other tables, whose names cannot be read"))
    if {"vaults", "notes"} <= found.torn:
        said.append(_("perhaps private notes"))
    lost = "; ".join(filter(None, said))
    return _("Lost: {lost}.").format(lost=lost) if lost else _("Nothing is missing.")


def _of_table(found: ReadableRows, table: ReadableTable) -> str:
    """Say which lines of a table were lost; empty if none was."""
    known, name, told = found.lines.get(table.id, {}), table.name, table.row[SUMMARY]
    first, last = len(table.lines) + 1, max([*known, rows.lines_of(told)], default=0)
    if not table.lines:
        return _("{name}: all its lines").format(name=name)
    if first < last:
        return _("{name}: lines {first} to {last}").format(name=name, first=first, last=last)
    if first == last:
        return _("{name}: line {number}").format(name=name, number=first)
    if table.id in found.torn and not rows.lines_of(told):
        return _("{name}: perhaps lines behind line {number}").format(name=name, number=last)
    return ""


def _keys(put: Sound) -> Iterator[str]:
    """Name the tables whose secrets can never be opened again."""
    open_to_somebody = {row[0] for row in put.vaults if row[2] == vault.SECRETS}
    for table in put.tables:
        hides = table.row[SEED] is not None and not table.row[ENDED]
        if hides and table.id not in open_to_somebody:
            yield _("{name}: its keys").format(name=table.name)


def _envelopes(found: ReadableRows, put: Sound) -> Iterator[str]:
    """Name the envelopes that are lost or can never be opened again."""
    keys = {row[0] for row in put.vaults}
    here = {row[0] for row in put.envelopes if row[1] in keys}
    for _number, row in sorted(found.envelopes.items()):
        if row[0] not in here:
            yield _("the envelope {name}").format(name=visible(f"{row[2]} {row[0]}"))
    if "envelopes" in found.torn:
        yield _("perhaps envelopes")


def _notes(found: ReadableRows, put: Sound) -> Iterator[str]:
    """Say how many notes are lost, by table and seat."""
    names = {table.id: table.name for table in put.tables}
    most = {row[:2]: row[5] for row in put.vaults if row[2] == vault.NOTES}
    gone = {row[:2] for row in found.notes.values()} - set(most)
    kept = Counter(row[:2] for row in put.notes)
    few = {seat for seat, number in most.items() if number > kept[seat]}
    for owner, seat in sorted(gone | few, key=str):
        if owner in names:
            yield _("{name}: notes of {seat}").format(name=names[owner], seat=visible(seat))


def _whole(found: ReadableRows, here: set[str]) -> Iterator[str]:
    """Name the tables that are lost altogether."""
    nameless = set(found.lines) - here
    for number in sorted({*found.tables, *found.names, *found.ids}):
        table: Row = found.tables.get(number, ("", ""))
        nameless -= {found.ids.get(number), table[ID]}
        if table[ID] not in here:
            yield _named(found.names.get(number) or table[NAME])
    for each in sorted(nameless):
        yield _("a table whose name cannot be read, with {number} lines").format(
            number=len(found.lines[each])
        )


def _named(name: object) -> str:
    """Return the message that a whole table is lost, with its name if that can be read."""
    if not name:
        return _("a table whose name cannot be read")
    return _("{name}: the whole table").format(name=visible(name))


def _torn(found: ReadableRows) -> bool:
    """Say whether there may have been tables of which nothing is left."""
    return {TABLES, NAMES, IDS} <= found.torn
