"""A table of a game that hides nothing: no PIN, no key, and kept all the same."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.core import NotUnderstood
from companion.seal import first
from companion.store.disk import database
from companion.store.disk.errors import Damaged, NotSaved, OpenElsewhere
from companion.store.stored_table import Opened, StoredTable
from companion.store.tables import Tables
from tests.shelf import toys as toys

NAME, GAME = "rails on Friday", "rails"
OPTIONS = {"players": "Eva Petr"}
LINES = ("public Eva draws 2", "public Petr lays Berlin-Praha", "public Eva draws 1")
SUMMARY = {"players": ["Eva", "Petr"], "outcome": None}
WON = {"winner": "Eva", "rule": "rails.end"}
FIRST = str(first.written(GAME, OPTIONS))


def begun(home: Path, name: str = NAME) -> None:
    """Begin a table, and play three lines."""
    with closing(Tables(home)) as tables:
        kept = tables.create(name, GAME, OPTIONS, None, lambda _opened: FIRST, "")
        for line in LINES:
            kept.append([(line, "")], SUMMARY)
        kept.close()


def lines(kept: StoredTable) -> tuple[str, ...]:
    """Give the lines of an open table."""
    return tuple(entry.line for entry in kept.entries)


def test_it_is_begun_listed_and_resumed_without_a_pin(tmp_path: Path) -> None:
    begun(tmp_path)
    with closing(Tables(tmp_path)) as tables:
        (row,) = tables.list()
        assert (row.name, row.game, row.over, row.locked) == (NAME, GAME, False, False)
        assert row.summary == SUMMARY
        with closing(tables.open(row)) as kept:
            assert lines(kept) == (FIRST, *LINES)
            assert (kept.ended, kept.sealed) == (False, False)
            kept.append([("public Petr draws 2", "")], SUMMARY)
        tables.check(row, "any PIN")
        with closing(tables.open(row)) as kept:
            assert len(kept.entries) == 5


def test_it_has_no_key_no_seed_and_commits_to_nothing(tmp_path: Path) -> None:
    seen: list[Opened] = []

    def committing(opened: Opened) -> str:
        seen.append(opened)
        return FIRST

    with closing(Tables(tmp_path)) as tables:
        tables.create(NAME, GAME, OPTIONS, None, committing, "").close()
    (opened,) = seen
    assert (opened.vault, opened.seed, opened.signing) == (None, b"", b"")
    assert not [word for word in ("id=", "key=", "seed=") if word in FIRST]
    with closing(sqlite3.connect(tmp_path / database.NAME)) as file:
        assert file.execute("SELECT ended, seed, signing FROM tables").fetchall() == [
            (0, None, None)
        ]
        assert file.execute("SELECT * FROM vaults").fetchall() == []


def test_it_is_ended_and_stays_readable(tmp_path: Path) -> None:
    begun(tmp_path)
    with closing(Tables(tmp_path)) as tables:
        with closing(tables.open(tables.find(NAME))) as kept:
            kept.end(["table end"], {**SUMMARY, "outcome": WON})
            assert kept.ended
        (row,) = tables.list()
        assert (row.over, row.locked, row.summary["outcome"]) == (True, False, WON)
        with closing(tables.open(row)) as kept:
            assert lines(kept) == (FIRST, *LINES, "table end")
            assert kept.ended


def test_it_travels_whole_and_is_deleted_without_a_pin(tmp_path: Path) -> None:
    begun(tmp_path / "one")
    with closing(Tables(tmp_path / "one")) as one, closing(Tables(tmp_path / "two")) as two:
        written = one.dump(one.find(NAME))
        two.load(written, "")
        assert two.dump(two.find(NAME)) == written
        with closing(two.open(two.find(NAME))) as kept:
            assert lines(kept) == (FIRST, *LINES)
        one.delete(one.find(NAME))
        assert one.list() == ()


def test_nothing_can_be_hidden_at_it(tmp_path: Path) -> None:
    begun(tmp_path)
    with closing(Tables(tmp_path)) as tables, closing(tables.open(tables.find(NAME))) as kept:
        with pytest.raises(NotUnderstood, match="nothing can be hidden"):
            kept.append([("keeper act", "step C5")], SUMMARY)
        assert lines(kept) == (FIRST, *LINES)
    assert b"C5" not in (tmp_path / database.NAME).read_bytes()


def test_one_window_at_a_time_writes_at_it(tmp_path: Path) -> None:
    begun(tmp_path)
    with (
        closing(Tables(tmp_path)) as tables,
        closing(tables.open(tables.find(NAME))),
        closing(Tables(tmp_path)) as other,
        pytest.raises(OpenElsewhere),
    ):
        other.open(other.find(NAME))


def test_a_damaged_line_costs_only_what_stands_behind_it(tmp_path: Path) -> None:
    begun(tmp_path)
    with closing(sqlite3.connect(tmp_path / database.NAME)) as file, file:
        file.execute("UPDATE lines SET line = line || ' ' WHERE number = 3")
    with closing(Tables(tmp_path)) as tables:
        with closing(tables.open(tables.find(NAME))) as kept:
            assert lines(kept) == (FIRST, LINES[0])
        assert "damaged from line 3 on" in tables.notice


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("commits", [False, True])
def test_keys_and_first_line_belong_together(commits: bool, tmp_path: Path) -> None:
    said = f"{FIRST} id=0123456789abcdef" if commits else FIRST
    with closing(Tables(tmp_path)) as tables:
        pin = None if commits else "8317"
        tables.create(NAME, GAME, OPTIONS, pin, lambda _opened: said, "").close()
        with pytest.raises(Damaged, match="the keys of the table"):
            tables.open(tables.find(NAME), "8317")


def test_a_table_that_is_not_begun_for_want_of_room_is_not_there(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        tables._database.execute("PRAGMA max_page_count=1")
        with pytest.raises(NotSaved):
            tables.create(NAME, GAME, {"map": "\n" * 90_000}, None, lambda _opened: FIRST, "")
        assert tables.list() == ()
