"""What the first line of a table commits to is what lies on the disk, or is named as damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion import games
from companion.core import KEEPER, NotUnderstood
from companion.play import table
from companion.seal import seals
from companion.seal.checking import verdict
from companion.seal.evidence import of_text
from companion.store.disk import database
from companion.store.disk.errors import Damaged
from companion.store.tables import Tables
from tests.store.evening import MOVES, NAME, OPTIONS, PIN, kept, play, told


@pytest.fixture
def ended(tmp_path: Path) -> Path:
    """Give a folder with a table that was played and opened."""
    with closing(Tables(tmp_path)) as tables, closing(begun(tables)) as found:
        play(found).sealing.end()
    return tmp_path


def begun(tables: Tables) -> table.Table:
    """Begin the evening."""
    return table.begin(tables, NAME, "mind-mgmt", OPTIONS, PIN)


def change(home: Path, what: str, *values: object) -> None:
    """Change one thing in the database, as a failing disk would."""
    with closing(sqlite3.connect(home / database.NAME)) as found, found:
        assert found.execute(what, values).rowcount == 1


def stored_seed(home: Path) -> bytes:
    """Read the seed of an ended table."""
    with closing(sqlite3.connect(home / database.NAME)) as found:
        (seed,) = found.execute("SELECT seed FROM tables").fetchone()
    return bytes(seed)


def bad(seed: bytes, bit: int) -> bytes:
    """Turn one bit over."""
    return (int.from_bytes(seed, "big") ^ 1 << bit).to_bytes(len(seed), "big")


@pytest.mark.parametrize("bit", [0, 77, 255])
def test_one_bad_bit_in_the_seed_of_an_ended_table_accuses_nobody_and_is_put_right(
    bit: int, ended: Path
) -> None:
    seed = stored_seed(ended)
    change(ended, "UPDATE tables SET seed = ?", bad(seed, bit))
    with closing(Tables(ended)) as tables:
        found = table.resume(tables, tables.find(NAME), "")
        assert f"the seed of the table {NAME} was damaged" in tables.notice
        judged = verdict.judged(games.take, of_text(str(found.evidence())), ())
        assert judged.all == ()
        found.close()
    assert stored_seed(ended) == seed


def test_the_evidence_command_names_a_damaged_seed_and_writes_what_is_true(
    ended: Path, tmp_path: Path
) -> None:
    change(ended, "UPDATE tables SET seed = ?", bad(stored_seed(ended), 5))
    code, said = told(ended, "evidence", NAME, tmp_path / "evidence.txt")
    assert (code, said.count("the seed of the table evening was damaged")) == (0, 1)
    code, said = told(ended, "verify", tmp_path / "evidence.txt")
    assert code == verdict.NOTHING_KEPT


def test_a_seed_that_is_nowhere_to_be_found_is_named_and_no_line_is_cut(ended: Path) -> None:
    change(ended, "UPDATE tables SET seed = ?", bad(stored_seed(ended), 5))
    change(ended, "UPDATE lines SET line = line || ' ' WHERE number = 30")
    before = (ended / database.NAME).read_bytes()
    with closing(Tables(ended)) as tables, pytest.raises(Damaged, match="table evening are damag"):
        table.resume(tables, tables.find(NAME), "")
    assert (ended / database.NAME).read_bytes() == before


def test_an_ended_table_that_lost_its_last_lines_gives_no_evidence_that_misleads(
    ended: Path,
) -> None:
    change(ended, "UPDATE lines SET line = line || ' ' WHERE number = 50")
    with closing(Tables(ended)) as tables:
        found = table.resume(tables, tables.find(NAME), "")
        assert found.moves == MOVES[: len(found.moves)]
        with pytest.raises(NotUnderstood, match="the last lines of this table are lost"):
            found.evidence()
        found.close()


def test_a_table_whose_end_was_only_a_damaged_key_keeps_its_lines(tmp_path: Path) -> None:
    kept(tmp_path, 22)
    change(tmp_path, "UPDATE tables SET ended = 1")
    before = (tmp_path / database.NAME).read_bytes()
    with closing(Tables(tmp_path)) as tables, pytest.raises(Damaged, match="keys of the table"):
        table.resume(tables, tables.find(NAME), PIN)
    assert (tmp_path / database.NAME).read_bytes() == before


@pytest.mark.parametrize("wrong", ["key", "id", "seed", "board"])
def test_a_first_line_that_commits_to_other_keys_opens_nothing(wrong: str, tmp_path: Path) -> None:
    def committing(opened: object) -> str:
        commits = seals.committed(opened.table, opened.seed, opened.signing)  # type: ignore[attr-defined]
        other = seals.committed("0" * 16, bytes(32), seals.signing_key())
        said = {**commits, **{key: other[key] for key in (wrong,) if key in other}}
        board = f"board={seals.hash_of('x')} " if wrong == "board" else ""
        words = " ".join(f"{key}={said[key]}" for key in ("id", "key"))
        return (
            f"table companion/1 mind-mgmt {board}edition=zanzibar {words} mode=full"
            f" players=Eva,Adam,Petr seed={said['seed']}"
        )

    with closing(Tables(tmp_path)) as tables:
        tables.create(NAME, "mind-mgmt", OPTIONS, PIN, committing, KEEPER).close()
        with pytest.raises(Damaged, match="keys of the table evening are damaged"):
            tables.open(tables.find(NAME), PIN)
