"""What a damaged database has lost, table by table and line by line, and what of it is sound."""

from collections.abc import Iterator, Sequence

from companion.locale import _
from companion.plaintext import visible
from companion.store import rows, summary
from companion.store.errors import Damaged
from companion.store.readable import IDS, NAMES, TABLES, Found, Row
from companion.store.rows import Stored

Sound = tuple[Row, Sequence[Stored]]
ID, NAME, GAME, OPTIONS, SUMMARY, WRAPPED = 0, 1, 2, 3, 6, 7


def sound_tables(found: Found) -> Iterator[Sound]:
    """Give each table that can be listed, with the lines that follow from one another."""
    for number in sorted(found.tables):
        table = found.tables[number]
        if _makes_sense(table):
            lines = found.lines.get(table[ID], {})
            start = rows.first_link(table[ID], table[GAME], table[OPTIONS])
            yield table, tuple(rows.sound(start, (lines[each] for each in sorted(lines))))


def _makes_sense(table: Row) -> bool:
    """Say whether a table could be shown in the list."""
    try:
        rows.row((*table[: SUMMARY + 1], table[WRAPPED] is None))
    except Damaged:
        return False
    return True


def losses(found: Found, sound: Sequence[Sound]) -> str:
    """Name what is lost, of a file in which so much is sound."""
    said = [
        *(_of_table(found, *each) for each in sound),
        *_whole(found, {table[ID] for table, _lines in sound}),
    ]
    if _torn(found):
        said.append(_("perhaps other tables, whose names cannot be read"))
    lost = "; ".join(filter(None, said))
    return _("Lost: {lost}.").format(lost=lost) if lost else _("Nothing is missing.")


def _of_table(found: Found, table: Row, sound: Sequence[Stored]) -> str:
    """Name the lines that a table has lost; nothing, where it has all of them."""
    known = found.lines.get(table[ID], {})
    first, last = len(sound) + 1, max([*known, summary.lines(table[SUMMARY])], default=0)
    name = visible(table[NAME])
    if not sound:
        return _("{name}: all its lines").format(name=name)
    if first < last:
        return _("{name}: lines {first} to {last}").format(name=name, first=first, last=last)
    if first == last:
        return _("{name}: line {number}").format(name=name, number=first)
    if table[ID] in found.torn and not summary.lines(table[SUMMARY]):
        return _("{name}: perhaps lines behind line {number}").format(name=name, number=last)
    return ""


def _whole(found: Found, here: set[str]) -> Iterator[str]:
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
    """Name a table that is lost, where its name can still be read."""
    if not name:
        return _("a table whose name cannot be read")
    return _("{name}: the whole table").format(name=visible(name))


def _torn(found: Found) -> bool:
    """Say whether there may have been tables of which nothing is left."""
    return {TABLES, NAMES, IDS} <= {query.removesuffix(" DESC") for query in found.torn}
