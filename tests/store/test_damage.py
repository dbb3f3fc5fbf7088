"""A damaged database: named, kept aside, never overwritten, and read as far as it goes."""

import os
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.core import CompanionError
from companion.play import table
from companion.store.disk import database, schema
from companion.store.disk.errors import Damaged, NotOpened, OpenElsewhere
from companion.store.tables import Tables
from tests.store.evening import MOVES, NAME, PIN, kept, play, told

OTHER, SHORT, LONG = "jiný stůl", 12, 40
FLIPS = 400


@pytest.fixture(scope="module", autouse=True)
def _cheap() -> Iterator[None]:
    """Make disks quick where no power fails."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "PRAGMAS", (*schema.PRAGMAS, "synchronous=OFF"))
        patch.setattr(os, "fsync", lambda _number: None)
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Keep two tables, and give the bytes of their database."""
    home = tmp_path_factory.mktemp("home")
    kept(home, LONG)
    kept(home, SHORT, OTHER)
    return (home / database.NAME).read_bytes()


def put(home: Path, data: bytes) -> Path:
    """Lay a database into a fresh folder."""
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    (home / database.NAME).write_bytes(data)
    return home / database.NAME


def asides(home: Path) -> list[bytes]:
    """Give the files that were kept aside."""
    return [path.read_bytes() for path in sorted(home.glob("companion-damaged-*.db"))]


def contents(path: Path) -> list[tuple[object, ...]]:
    """Give everything in a database that a try of a PIN does not change."""
    with closing(sqlite3.connect(path)) as found:
        found.text_factory = bytes
        rows = "SELECT id, name, game, options, summary, ended, seed, signing FROM tables"
        keys = "SELECT owner, seat, holds, version, wrapped FROM vaults"
        return [
            *found.execute(rows),
            *found.execute(keys),
            *found.execute("SELECT * FROM lines"),
        ]


def read(home: Path) -> dict[str, tuple[str, ...]]:
    """Open every table that can be opened, and give its moves."""
    found = {}
    with closing(Tables(home)) as tables:
        for row in tables.list():
            try:
                opened = table.resume(tables, row, PIN)
            except CompanionError:
                continue
            found[row.name] = opened.moves
            opened.close()
    return found


def hold(home: Path, data: bytes) -> dict[str, tuple[str, ...]]:
    """Open a damaged file: what is read is true, and what is not is kept aside or left."""
    path = put(home, data)
    try:
        found = read(home)
    except NotOpened:
        assert path.read_bytes() == data
        assert not asides(home)
        return {}
    moves = list(found.values())
    assert all(each == MOVES[: len(each)] for each in moves)
    if not asides(home):
        assert contents(path) == contents(put(home.with_name("before"), data))
    assert read(home).items() >= found.items()
    return found


def flipped(data: bytes, bit: int) -> bytes:
    """Turn one bit of a file over."""
    found = bytearray(data)
    found[bit // 8] ^= 1 << bit % 8
    return bytes(found)


@pytest.mark.parametrize("shard", range(4))
def test_one_flipped_bit_costs_no_line_that_is_not_kept_aside(
    shard: int, whole: bytes, tmp_path: Path
) -> None:
    dice = random.Random(8317)
    bits = [8 * byte + dice.randrange(8) for byte in range(100)]  # the head of the file
    bits += [dice.randrange(8 * len(whole)) for _time in range(FLIPS - len(bits))]
    both = 0
    for bit in bits[shard::4]:
        found = hold(tmp_path / "home", flipped(whole, bit))
        both += found == {NAME: MOVES[:LONG], OTHER: MOVES[:SHORT]}
        if not found and not asides(tmp_path / "home"):
            assert 60 <= bit // 8 < 64, bit  # the version: a newer file is left alone
    assert both > FLIPS // 8


@pytest.mark.parametrize("length", [0, 1, 99, 100, 512, 4095, 4096, 4097, 8192, 20000, -4096, -1])
def test_a_truncated_file_is_kept_aside_and_read_as_far_as_it_goes(
    length: int, whole: bytes, tmp_path: Path
) -> None:
    data = whole[:length]
    found = hold(tmp_path / "home", data)
    if length == -1:  # one byte of a line, or of nothing at all
        assert found[OTHER] == MOVES[:SHORT] or found[NAME] == MOVES[:LONG]
    else:
        assert asides(tmp_path / "home") == [data]


def test_a_file_that_is_no_database_is_named_and_kept_aside(tmp_path: Path) -> None:
    path = put(tmp_path / "home", b"an evening in Zanzibar\n" * 900)
    data = path.read_bytes()
    with closing(Tables(path.parent)) as tables:
        assert str(path) in tables.notice
        assert "companion-damaged-1.db" in tables.notice
        assert tables.list() == ()
    assert asides(path.parent) == [data]


def test_the_database_of_a_newer_version_is_named_and_left_as_it_is(
    whole: bytes, tmp_path: Path
) -> None:
    path = put(tmp_path / "home", whole)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version=3")
    data = path.read_bytes()
    with pytest.raises(NotOpened, match=r"companion\.db was written by a newer Companion"):
        Tables(path.parent)
    assert path.read_bytes() == data
    assert not asides(path.parent)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("PRAGMA user_version=3", "newer Companion"),
        ("UPDATE lines SET line = 'x' WHERE number = 1", "damaged from its first line on"),
        ("UPDATE vaults SET wrapped = zeroblob(84)", "the keys of the table evening are damaged"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence_of_the_command_and_its_exit_code_is_2(
    statement: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / database.NAME
    kept(tmp_path, 3)
    with closing(sqlite3.connect(path)) as found, found:
        found.execute(statement)
    before = contents(path)
    code, heard = told(path.parent, "play", "mind-mgmt", "--table", NAME)
    assert (code, heard.count("\n")) == (2, 1)
    assert said in heard
    assert contents(path) == before


def change(home: Path, whole: bytes, statement: str, *values: object) -> None:
    """Lay down a database in which one thing is not what was written."""
    with closing(sqlite3.connect(put(home, whole), isolation_level=None)) as found:
        assert found.execute(statement, values).rowcount == 1


@pytest.mark.parametrize(
    "what",
    [
        "line = line || ' '",
        "line = CAST(x'ff' AS TEXT)",
        "secret = zeroblob(540)",
        "chain = zeroblob(32)",
        "number = 99",
    ],
)
def test_the_sound_beginning_of_a_table_goes_on_and_the_rest_is_kept_aside(
    what: str, whole: bytes, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    changed = (
        f"UPDATE lines SET {what} WHERE number = 15 AND id = (SELECT id FROM tables WHERE name = ?)"
    )
    change(home, whole, changed, NAME)
    before = contents(home / database.NAME)
    with closing(Tables(home)) as tables:
        assert tables.notice == ""
        opened = table.resume(tables, tables.find(NAME), PIN)
        assert "damaged from line 15 on" in tables.notice
        assert opened.moves == MOVES[:12]  # behind the first line, and the share
        play(opened, 13).close()
    assert contents(home / "companion-damaged-1.db") == before
    assert read(home) == {NAME: MOVES[:13], OTHER: MOVES[:SHORT]}


@pytest.mark.parametrize(
    "what",
    [
        "options = '{'",
        "options = '[' || options || ']'",
        "options = '{\"mode\": 5}'",
        "options = CAST(x'ff' AS TEXT)",
        "id = '../../x'",
    ],
)
def test_a_table_that_cannot_be_listed_hides_no_other_and_is_kept_aside(
    what: str, whole: bytes, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    change(home, whole, f"UPDATE tables SET {what} WHERE name = ?", NAME)
    before = (home / database.NAME).read_bytes()
    with closing(Tables(home)) as tables:
        assert "kept aside as companion-damaged-1.db" in tables.notice
        assert [row.name for row in tables.list()] == [OTHER]
    assert asides(home) == [before]


@pytest.mark.parametrize(
    "what",
    [
        "summary = '{'",
        "summary = '[]'",
        'summary = \'{"mode": 1, "players": 2, "turn": "x", "outcome": []}\'',
        "summary = CAST(x'ff' AS TEXT)",
        "played = 9223372036854775807, started = -9223372036854775807",
    ],
)
def test_what_only_the_list_shows_may_be_damaged_and_the_table_goes_on(
    what: str, whole: bytes, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    change(home, whole, f"UPDATE tables SET {what} WHERE name = ?", NAME)
    assert read(home) == {NAME: MOVES[:LONG], OTHER: MOVES[:SHORT]}
    with closing(Tables(home)) as tables:
        row = tables.find(NAME)
        assert all(0 <= moment <= 2**33 for moment in (row.started, row.played))


KEYS = "WHERE owner = (SELECT id FROM tables WHERE name = ?)"


def test_a_damaged_count_of_tries_locks_nobody_out(whole: bytes, tmp_path: Path) -> None:
    home = tmp_path / "home"
    odd = "UPDATE vaults SET tries = -5, tried = 9223372036854775807"
    change(home, whole, f"{odd} {KEYS}", NAME)
    assert read(home) == {NAME: MOVES[:LONG], OTHER: MOVES[:SHORT]}


@pytest.mark.parametrize(
    "what",
    [
        f"UPDATE vaults SET wrapped = zeroblob(84) {KEYS}",
        f"UPDATE vaults SET version = 9 {KEYS}",
        f"DELETE FROM vaults {KEYS}",
        "UPDATE tables SET seed = NULL WHERE name = ?",
        "UPDATE tables SET signing = x'00' WHERE name = ?",
        "UPDATE tables SET ended = 1 WHERE name = ?",
    ],
)
def test_a_damaged_key_is_told_from_a_wrong_pin(what: str, whole: bytes, tmp_path: Path) -> None:
    home = tmp_path / "home"
    change(home, whole, what, NAME)
    with closing(Tables(home)) as tables, pytest.raises(Damaged, match="damaged"):
        tables.open(tables.find(NAME), PIN)


def test_a_damaged_file_is_not_replaced_while_another_window_has_it_open(
    whole: bytes, tmp_path: Path
) -> None:
    path = put(tmp_path / "home", whole)
    with closing(Tables(path.parent)) as tables:
        opened = table.resume(tables, tables.find(NAME), PIN)
        damage = "UPDATE tables SET options = '{' WHERE name = ?"
        with closing(sqlite3.connect(path, isolation_level=None)) as beside:
            beside.execute(damage, (OTHER,))
        with pytest.raises(OpenElsewhere, match="close it first"):
            Tables(path.parent)
        play(opened, LONG + 1).close()
    assert not asides(path.parent)
    assert read(path.parent) == {NAME: MOVES[: LONG + 1]}


def test_the_journal_of_a_file_that_is_gone_is_not_played_into_a_new_one(
    whole: bytes, tmp_path: Path
) -> None:
    path = put(tmp_path / "home", whole)
    path.rename(schema.journal_of(path))
    with closing(Tables(path.parent)) as tables:
        assert tables.list() == ()
    assert (path.parent / "companion.db-journal-lost").read_bytes() == whole
