"""What a damaged database has lost is named by table and line, and a full disk keeps it whole."""

import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.core import CompanionError
from companion.play import table
from companion.store.disk import database, schema
from companion.store.disk.errors import NotOpened, NotSaved
from companion.store.stored_table import StoredTable
from companion.store.tables import Tables
from tests.store.evening import PIN, environment, kept
from tests.store.test_damage import flipped, put

OTHER = "jiný stůl"
NAMELESS = re.compile("a table whose name cannot be read|perhaps other tables")
LIST = (sys.executable, "-m", "companion", "tables")


@dataclass(frozen=True)
class Seen:
    """How many lines each table has, and all that was said."""

    lines: dict[str, int]
    said: str


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
    kept(home, 60)
    kept(home, 25, OTHER)
    return (home / database.NAME).read_bytes()


def seen(home: Path) -> Seen:
    """Open every table; give how many lines each has, and all that was said."""
    lines: dict[str, int] = {}
    said: list[str] = []
    with closing(Tables(home)) as tables:
        tables.check_whole()  # as whoever shows the list does behind it
        said.append(tables.notice)
        for row in tables.list():
            try:
                with closing(table.resume(tables, row, PIN)) as found:
                    lines[row.name] = len(found.record)
            except CompanionError as reason:
                said.append(str(reason))
            said.append(tables.notice)
    return Seen(lines, "\n".join(dict.fromkeys(said)))


def named(name: str, lines: int, said: str) -> bool:
    """Say whether the loss of a table's lines behind so many was told."""
    behind = [
        rf"{re.escape(name)}: lines? {lines + 1}\b",
        rf"table {re.escape(name)} is damaged from line {lines + 1}\b",
        rf"{re.escape(name)}: perhaps lines behind line {lines}\b",
    ]
    altogether = [
        rf"{re.escape(name)}: (the whole table|all its lines)",
        rf"(table|tables?) {re.escape(name)} (is|are) damaged",
    ]
    if any(re.search(each, said) for each in (behind if lines else altogether)):
        return True
    return not lines and NAMELESS.search(said) is not None


def unnamed(home: Path, data: bytes, before: dict[str, int]) -> list[str]:
    """Damage a database; give the losses that nobody was told of."""
    put(home, data)
    try:
        after = seen(home)
    except NotOpened:
        return []
    return [
        f"{name} {after.lines.get(name, 0)} of {number}: {after.said}"
        for name, number in before.items()
        if after.lines.get(name, 0) < number
        and not named(name, after.lines.get(name, 0), after.said)
    ]


@pytest.fixture(scope="module")
def before(whole: bytes, tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """Give how many lines each table has."""
    home = tmp_path_factory.mktemp("sound")
    put(home, whole)
    found = seen(home)
    assert found.said == ""
    return found.lines


def test_every_page_that_is_lost_is_told_by_table_and_line(
    whole: bytes, before: dict[str, int], tmp_path: Path
) -> None:
    pages = len(whole) // schema.PAGE
    for page in range(pages):
        for rubbish in (bytes(schema.PAGE), random.Random(page).randbytes(schema.PAGE)):
            data = bytearray(whole)
            data[page * schema.PAGE : (page + 1) * schema.PAGE] = rubbish
            assert unnamed(tmp_path / "home", bytes(data), before) == [], page


def test_every_bit_that_costs_a_line_is_told_by_table_and_line(
    whole: bytes, before: dict[str, int], tmp_path: Path
) -> None:
    dice = random.Random(5)
    for _time in range(150):
        bit = dice.randrange(8 * len(whole))
        assert unnamed(tmp_path / "home", flipped(whole, bit), before) == [], bit


def test_every_cut_is_told_by_table_and_line(
    whole: bytes, before: dict[str, int], tmp_path: Path
) -> None:
    for length in range(0, len(whole), 2048):
        assert unnamed(tmp_path / "home", whole[:length], before) == [], length


def listed(home: Path, most: int = 0) -> "subprocess.CompletedProcess[str]":
    """List the tables in a process whose files may not grow beyond so many bytes."""
    resource = pytest.importorskip("resource")

    def narrow() -> None:
        if most:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    done = subprocess.run(
        LIST, capture_output=True, encoding="utf-8", env=environment(home), preexec_fn=narrow
    )
    assert "Traceback" not in done.stderr
    return done


def contents(home: Path) -> dict[str, bytes]:
    """Give every file of a folder but the locks."""
    return {path.name: path.read_bytes() for path in home.iterdir() if path.is_file()}


@pytest.mark.parametrize("share", [0.02, 0.3, 0.95])  # of the room that a copy needs
def test_with_too_little_room_no_start_leaves_anything_behind(
    share: float, whole: bytes, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    damaged = put(home, whole[: -schema.PAGE])
    most = int(damaged.stat().st_size * share)
    before = contents(home)
    for _start in range(3):
        done = listed(home, most)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "nothing was changed" in done.stderr
        assert contents(home) == before
    assert "kept aside as companion-damaged-1.db" in listed(home).stderr
    assert sorted(contents(home)) == ["companion-damaged-1.db", damaged.name]


def test_a_disk_that_cannot_hold_the_copies_is_told_before_anything_is_written(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "home", whole[: -schema.PAGE])
    before = contents(tmp_path / "home")
    narrow = shutil.disk_usage(tmp_path)._replace(free=len(whole))
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: narrow)
    monkeypatch.setattr(shutil, "copy2", lambda *_paths: pytest.fail("something was copied"))
    with pytest.raises(NotOpened, match="kilobytes"):
        Tables(tmp_path / "home")
    assert contents(tmp_path / "home") == before


def test_a_line_that_cannot_be_cut_for_want_of_room_leaves_no_copy(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path / "home", whole)
    with closing(sqlite3.connect(path)) as found, found:
        found.execute("UPDATE lines SET line = line || ' ' WHERE number = 15")

    def full(_kept: StoredTable) -> None:
        raise NotSaved("not saved (disk full); make room")

    with monkeypatch.context() as patch, closing(Tables(path.parent)) as tables:
        patch.setattr(StoredTable, "cut", full)
        for _time in range(2):
            with pytest.raises(NotSaved):
                table.resume(tables, tables.find(OTHER), PIN)
    assert list(contents(path.parent)) == [path.name]
    assert "damaged from line 15 on" in seen(path.parent).said


@pytest.mark.parametrize("later", [0.0, 0.01, 0.05, 0.1])
def test_a_kill_while_a_damaged_file_is_kept_aside_leaves_no_torn_copy(
    later: float, tmp_path: Path
) -> None:
    data = random.Random(7).randbytes(20_000_000)
    path = put(tmp_path / "home", data)
    with subprocess.Popen(
        LIST, env=environment(path.parent), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as program:
        while not list(path.parent.glob("*-*.db")) and program.poll() is None:
            pass  # the first of the copies tells that it has begun
        try:
            program.wait(later)
        except subprocess.TimeoutExpired:
            program.kill()
    Tables(path.parent).close()
    asides = [path.read_bytes() == data for path in path.parent.glob("companion-damaged-*")]
    assert asides
    assert all(asides)
    assert not list(path.parent.glob("salvage*"))
