"""A disk that is full, read-only or shared: one clear sentence, and nothing is lost."""

import ctypes
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from companion.core import KEEPER
from companion.play import table
from companion.store.disk import database
from companion.store.disk.errors import NotSaved
from companion.store.tables import Tables
from tests.store.evening import (
    MOVES,
    NAME,
    OPTIONS,
    PIN,
    PLAY_AS,
    acknowledged,
    environment,
    kept,
    play,
    public,
    resumed,
    typed,
)

DROP, OVERRIDE, SEARCH = 24, 1, 2  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH


class Opened:
    """A way to connect that remembers the connection."""

    def __call__(self, folder: Path) -> sqlite3.Connection:
        """Connect as the program does."""
        self.database = database.connect(folder)
        return self.database


def said(home: Path, typed: str = "", **more: Any) -> "subprocess.CompletedProcess[str]":
    """Play in a process of its own; a traceback is never a way to speak to people."""
    env = environment(home, PYTHONIOENCODING="utf-8", **more.pop("env", {}))
    done = subprocess.run(
        [*PLAY_AS, NAME], input=typed, capture_output=True, encoding="utf-8", env=env, **more
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done


def test_the_open_connection_has_the_pragmas_that_keep_a_line_through_a_power_cut(
    tmp_path: Path,
) -> None:
    opened = Opened()
    with closing(Tables(tmp_path, connect=opened)):
        asked = ("journal_mode", "synchronous", "secure_delete", "foreign_keys")
        values = [opened.database.execute(f"PRAGMA {each}").fetchone()[0] for each in asked]
    assert values == ["delete", 3, 1, 1]


def test_a_line_that_finds_no_room_is_not_saved_changes_nothing_and_is_saved_later(
    tmp_path: Path,
) -> None:
    opened = Opened()
    with closing(Tables(tmp_path, connect=opened)) as tables:
        found = table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN)
        pages = opened.database.execute("PRAGMA page_count").fetchone()[0]
        opened.database.execute(f"PRAGMA max_page_count={pages + 1}")
        with pytest.raises(NotSaved, match="full"):
            play(found)
        before = found.record, found.moves, found.text, found.view("keeper")
        with pytest.raises(NotSaved, match="make room"):
            play(found)
        assert (found.record, found.moves, found.text, found.view("keeper")) == before
        assert len(found.moves) > 5
        opened.database.execute("PRAGMA max_page_count=100000")
        play(found).close()
    with resumed(tmp_path) as again:
        assert again.moves == MOVES


def test_an_older_file_put_in_place_of_the_open_one_takes_no_line(tmp_path: Path) -> None:
    opened = Opened()
    with closing(Tables(tmp_path, connect=opened)) as tables:
        found = play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN), 5)
        older = (tmp_path / database.NAME).read_bytes()
        play(found, 9)
        newer = (tmp_path / database.NAME).read_bytes()
        (tmp_path / database.NAME).write_bytes(older)
        before = found.record
        with pytest.raises(NotSaved, match="replaced"):
            play(found, 10)
        assert found.record == before
        (tmp_path / database.NAME).write_bytes(newer)
        play(found).close()
    with resumed(tmp_path) as again:
        assert again.moves == MOVES


def test_a_table_that_finds_no_room_is_not_begun_by_half(tmp_path: Path) -> None:
    opened = Opened()
    with closing(Tables(tmp_path, connect=opened)) as tables:
        opened.database.execute("PRAGMA max_page_count=1")
        board = "\n" * 90_000
        with pytest.raises(NotSaved):
            tables.create(
                NAME, "mind-mgmt", {"board": board}, PIN, lambda _opened: "table x", KEEPER
            )
        assert tables.list() == ()
        assert not list(tmp_path.glob("locks/*.holder"))


def test_a_table_whose_first_line_fails_is_not_there_at_all(tmp_path: Path) -> None:
    def never(_opened: object) -> str:
        raise KeyboardInterrupt

    with closing(Tables(tmp_path)) as tables:
        with pytest.raises(KeyboardInterrupt):
            tables.create(NAME, "mind-mgmt", OPTIONS, PIN, never, KEEPER)
        assert tables.list() == ()


class Faltering:
    """A connection that says once that it failed, after it did what it should."""

    def __init__(self, real: sqlite3.Connection) -> None:
        """Stand before a connection."""
        self._real = real
        self.falters = False

    def __getattr__(self, name: str) -> Any:
        """Be the connection in everything else."""
        return getattr(self._real, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Do it, and perhaps deny it."""
        done = self._real.execute(statement, *values)
        if self.falters and statement == "COMMIT":
            self.falters = False
            raise sqlite3.OperationalError("disk I/O error")
        return done


def test_a_line_that_was_written_although_the_disk_denied_it_can_be_played_again(
    tmp_path: Path,
) -> None:
    made = []

    def connect(folder: Path) -> sqlite3.Connection:
        made.append(Faltering(database.connect(folder)))
        return cast(sqlite3.Connection, made[-1])

    with closing(Tables(tmp_path, connect=connect)) as tables:
        found = play(table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN), 3)
        made[-1].falters = True
        with pytest.raises(NotSaved):
            play(found, 4)
        assert found.moves == MOVES[:3]
        play(found, 5).close()
    with resumed(tmp_path) as again:
        assert again.moves == MOVES[:5]


def test_a_real_disk_that_takes_no_more_loses_no_acknowledged_line(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    kept(tmp_path, 10)
    most = (tmp_path / database.NAME).stat().st_size + 100

    def narrow() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    done = said(tmp_path, typed(10), preexec_fn=narrow)
    assert "not saved" in done.stdout + done.stderr
    told = acknowledged(done.stdout)
    assert [text for _number, text in told] == [public(move) for move in range(11, 11 + len(told))]
    with resumed(tmp_path) as again:
        assert again.moves == MOVES[: 10 + len(told)]
        assert [again.record[number - 1].text for number, _text in told] == [
            text for _number, text in told
        ]
        play(again)
    with resumed(tmp_path) as again:
        assert again.moves == MOVES


def powerless(home: Path) -> "subprocess.CompletedProcess[str]":
    """Play as a user whom the rights of files and folders bind, also where that is root."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        if not sys.platform.startswith("linux"):
            pytest.skip("here nothing binds root")
        return said(home, preexec_fn=bound)
    return said(home)


def bound() -> None:
    """Give up root's right to read and write what its own rights forbid."""
    kernel = ctypes.CDLL(None)
    for right in (OVERRIDE, SEARCH):
        kernel.prctl(DROP, right, 0, 0, 0)


@pytest.mark.parametrize("what", ["an empty folder", "a folder with tables", "a database"])
def test_what_is_read_only_is_named_in_one_sentence(what: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    if what != "an empty folder":
        kept(home, 3)
        (home / database.NAME).chmod(0o444)
        (home / "locks" / "gate.lock").chmod(0o444)
        (home / "locks").chmod(0o555)
    home.chmod(0o777 if what == "a database" else 0o555)
    if what == "a database":
        (home / "locks").chmod(0o777)
        (home / "locks" / "gate.lock").chmod(0o666)
    before = {path: path.read_bytes() for path in home.glob("*.db")}
    done = powerless(home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "read" in done.stderr or str(home) in done.stderr
    assert {path: path.read_bytes() for path in home.glob("*.db*")} == before
    home.chmod(0o755)
    (home / "locks").chmod(0o755) if (home / "locks").exists() else None


def test_a_folder_that_cannot_be_made_is_named_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    done = said(tmp_path / "file" / "home")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "COMPANION_HOME" in done.stderr


def test_a_second_window_is_told_which_process_has_the_table(tmp_path: Path) -> None:
    kept(tmp_path, 3)
    with resumed(tmp_path) as found:
        done = said(tmp_path)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert f"(process {os.getpid()}, since " in done.stderr
        play(found, 5)
    assert said(tmp_path).returncode == 0


def test_two_tables_of_one_folder_are_played_in_two_windows_at_once(tmp_path: Path) -> None:
    kept(tmp_path, 2)
    kept(tmp_path, 2, "other")
    with resumed(tmp_path) as one, resumed(tmp_path, "other") as two:
        for lines in range(3, 8):
            play(one, lines)
            play(two, lines)
    with resumed(tmp_path) as one, resumed(tmp_path, "other") as two:
        assert one.moves == two.moves == MOVES[:7]


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C.UTF-8"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
)
def test_blanks_and_czech_letters_in_the_folder_and_any_locale_are_no_matter(
    env: dict[str, str], tmp_path: Path
) -> None:
    home = tmp_path / "můj šuplík  žluťoučký"
    done = said(home, f"{MOVES[0]}\n", env=env)
    assert (done.returncode, done.stderr) == (0, "")
    assert (home / database.NAME).exists()
    with resumed(home) as found:
        play(found, 3)
    done = said(home, env=env)
    assert "resumed at line 5." in done.stdout  # three moves, and the share
    (home / database.NAME).write_bytes(b"")
    assert "kept aside as companion-damaged-1.db" in "".join(_streams(said(home, env=env)))


def _streams(done: "subprocess.CompletedProcess[str]") -> tuple[str, str]:
    """Give all that a program said."""
    return done.stdout, done.stderr


@pytest.mark.skipif(os.name != "posix", reason="this system has no file modes")
def test_nobody_else_may_read_the_database_nor_what_is_kept_aside(tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept(home, 3)
    (home / database.NAME).write_bytes(b"")
    Tables(home).close()
    modes = {path.name: path.stat().st_mode & 0o777 for path in home.glob("*.db")}
    assert modes == {"companion.db": 0o600, "companion-damaged-1.db": 0o600}
    assert home.stat().st_mode & 0o777 == 0o700
