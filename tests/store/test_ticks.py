"""What was ticked off at the board: kept beside the tables, and nothing where it is damaged."""

from pathlib import Path

import pytest

from companion.store import ticks
from companion.store.ticks import Ticks


def test_what_was_ticked_off_is_read_again_table_by_table(tmp_path: Path) -> None:
    ticks.put(tmp_path, "one", Ticks(12, frozenset({0, 3})))
    ticks.put(tmp_path, "other", Ticks(7, frozenset()))
    assert ticks.read(tmp_path, "one") == Ticks(12, frozenset({0, 3}))
    assert ticks.read(tmp_path, "other") == Ticks(7)
    assert ticks.read(tmp_path, "third") == Ticks()


@pytest.mark.parametrize("text", ["one = 3", 'one = "x"', 'one = "1  2"', "[", 'one = ""', "\0"])
def test_a_damaged_file_says_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / ticks.NOTES.name).write_text(text, "utf-8")
    assert ticks.read(tmp_path, "one") == Ticks()


def test_a_list_before_the_newest_is_done_and_one_behind_it_is_not() -> None:
    found = Ticks().with_more(12, {1})
    assert found.of(12, 3) == {1}
    assert found.of(9, 3) == {0, 1, 2}
    assert found.of(14, 3) == set()
    assert found.with_more(14, {0}).of(14, 2) == {0}
