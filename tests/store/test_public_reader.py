"""The reader of what lies open: it reads nothing else, writes nothing, and holds nobody up."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.store.disk import database
from companion.store.disk.errors import NotOpened
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from tests.store.evening import MOVES, NAME, PLAY, environment, kept, public, resumed

LOADED = """
import sys
import companion.play.watched_table
from companion import games
for game in games.SHELF: games.take(game)
print(*sorted(sys.modules))
"""
HIDING = (
    "cryptography",
    "companion.store.keys.vault",
    "companion.store.stored_table",
    "companion.store.keys.pins",
)
ELSEWHERE = (
    "SELECT secret FROM lines",
    "SELECT chain FROM lines",
    "SELECT * FROM lines",
    "SELECT seed FROM tables",
    "SELECT signing FROM tables",
    "SELECT wrapped FROM vaults",
    "SELECT count(*) FROM notes",
    "SELECT choice FROM envelopes",
    "DELETE FROM lines",
    "ATTACH 'other.db' AS other",
    "PRAGMA journal_mode=WAL",
)


def test_it_gives_the_table_played_last_with_its_open_lines(tmp_path: Path) -> None:
    kept(tmp_path, 3, "other")
    kept(tmp_path, 5)
    with resumed(tmp_path) as table:
        lines = tuple(map(str, table.record))
    found = PublicReader(tmp_path).read()
    assert (found.name, found.game, found.lines) == (NAME, "mind-mgmt", lines)
    assert PublicReader(tmp_path, "other").read().name == "other"


@pytest.mark.parametrize("query", ELSEWHERE)
def test_the_database_itself_refuses_it_everything_else(tmp_path: Path, query: str) -> None:
    kept(tmp_path, 5)
    refused = pytest.raises(sqlite3.DatabaseError, match=r"prohibited|not authorized")
    with closing(PublicReader(tmp_path)._connected()) as found, refused:
        found.execute(query)


def test_neither_a_cipher_nor_a_vault_is_loaded_to_watch_any_game() -> None:
    command = [sys.executable, "-P", "-c", LOADED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "companion.store.public_reader" in loaded
    assert not loaded & set(HIDING)


def test_it_reads_while_another_window_plays_and_leaves_the_folder_as_it_was(
    tmp_path: Path,
) -> None:
    kept(tmp_path, 5)
    reader = PublicReader(tmp_path)
    with resumed(tmp_path) as table, closing(sqlite3.connect(tmp_path / database.NAME)) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")  # as a window that is about to write
        before = {path: path.read_bytes() for path in (tmp_path / "locks").iterdir()}
        assert len(reader.read().lines) == len(table.record)
        assert {path: path.read_bytes() for path in (tmp_path / "locks").iterdir()} == before
        other.execute("ROLLBACK")


def test_a_folder_without_tables_stays_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(NotOpened, match="no tables here yet"):
        PublicReader(tmp_path / "none").read()
    assert not (tmp_path / "none").exists()
    Tables(tmp_path).close()
    with pytest.raises(NotOpened, match="no tables here yet"):
        PublicReader(tmp_path).read()


def test_a_table_is_followed_under_a_new_name_until_it_is_deleted(tmp_path: Path) -> None:
    kept(tmp_path, 3)
    reader = PublicReader(tmp_path, NAME)
    reader.read()
    with closing(Tables(tmp_path)) as tables:
        tables.rename(tables.find(NAME), "night")
        assert reader.read().name == "night"
        tables.delete(tables.find("night"))
    with pytest.raises(NotOpened, match="was deleted"):
        reader.read()
    with pytest.raises(NotOpened, match="no table is called nowhere"):
        PublicReader(tmp_path, "nowhere").read()


def test_what_another_process_plays_is_seen_while_it_plays_on(tmp_path: Path) -> None:
    kept(tmp_path, 5)
    reader = PublicReader(tmp_path)
    before = reader.read().lines
    with subprocess.Popen(
        (*PLAY[:5], "--table", NAME),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdin.write(f"{MOVES[5]}\n")
        playing.stdin.flush()
        assert any(public(6) in line for line in playing.stdout)
        assert playing.poll() is None
        found = reader.read().lines
        assert found[: len(before)] == before
        assert any(line.endswith(public(6)) for line in found[len(before) :])
        playing.stdin.close()
