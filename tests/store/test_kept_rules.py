"""The index of the rules is kept in a file: built once, whole, and never in anybody's way."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from companion import rulebook
from companion.bootstrap import ROOT
from companion.rulebook import book, kept_values
from companion.rulebook.questions.index import index
from companion.store import kept_rules
from companion.store.disk import places
from companion.store.kept_rules import KeptRules, lay_open

ASKED, GAME = "who throws the die first", "agents"
CACHES = (index, book.book, book.speech, book._words_kept)


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep beside the program, as if in another folder."""
    folder = tmp_path / "beside"
    monkeypatch.setattr(kept_rules, "BESIDE", folder)
    monkeypatch.setattr(kept_values._Shelf, "keeper", kept_values._Shelf.keeper)
    monkeypatch.setenv(places.HOME, str(tmp_path / "home"))
    forget()
    yield folder
    forget()


def answered() -> rulebook.SearchResult:
    """Answer a question as a new process does."""
    forget()
    lay_open()
    return rulebook.find(ASKED, GAME, typing=False)


def test_a_second_start_works_nothing_out(beside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = answered()
    files = {path.name: path.stat().st_mtime_ns for path in beside.iterdir()}
    assert len(files) == 2
    monkeypatch.setattr(kept_values, "pack", lambda _values: pytest.fail("worked out once more"))
    assert answered() == first
    assert {path.name: path.stat().st_mtime_ns for path in beside.iterdir()} == files


@pytest.mark.usefixtures("beside")
def test_a_kept_answer_is_the_one_that_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    answered()
    read = answered()
    forget()
    monkeypatch.setattr(kept_values._Shelf, "keeper", None)
    assert rulebook.find(ASKED, GAME, typing=False) == read
    assert rulebook.title(read.hits[0].entry, "ru")


def test_a_damaged_file_is_built_anew(beside: Path) -> None:
    first = answered()
    whole = {path: path.read_bytes() for path in beside.iterdir()}
    for path, data in whole.items():
        path.write_bytes(data[:-1])
    assert answered() == first
    assert {path: path.read_bytes() for path in beside.iterdir()} == whole


def test_where_nothing_can_be_written_beside_the_program_the_cache_serves(beside: Path) -> None:
    beside.write_text("a file where the folder should be", "utf-8")
    first = answered()
    assert len([*places.cache().iterdir()]) == 2
    assert answered() == first


def test_where_nothing_can_be_written_at_all_the_rules_are_answered(
    beside: Path, tmp_path: Path
) -> None:
    for path in (beside, tmp_path / "home"):
        path.write_text("a file where the folder should be", "utf-8")
    assert answered().hits


def test_a_folder_in_the_place_of_the_file_is_in_nobodys_way(beside: Path) -> None:
    first = answered()
    for path in [*beside.iterdir()]:
        path.unlink()
        path.mkdir()
    assert answered() == first


def test_many_starts_at_once_leave_one_whole_file_and_nothing_else(tmp_path: Path) -> None:
    keeper, data = KeptRules(tmp_path), [bytes([each]) * 1_000_000 for each in range(8)]
    with ThreadPoolExecutor(8) as starts:
        for _done in starts.map(lambda each: keeper.write("rules", each), data):
            assert next(iter(keeper.read("rules"))) in data
    assert [path.name for path in tmp_path.iterdir()] == ["rules"]


def test_all_code_that_works_out_what_is_kept_belongs_to_the_name_of_its_file() -> None:
    room = ROOT / "companion" / "rulebook"
    assert {path.parent for path in room.rglob("*.py")} == {room, room / book.QUESTIONS}
