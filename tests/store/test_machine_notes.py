"""What this machine notes of its tables: kept beside them, and nothing where it is damaged."""

import re
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.seal.wordlists import LANGUAGES
from companion.store.machine_notes import (
    HOLDER,
    OWN,
    RECEIPTS,
    SHARED,
    SPOKEN,
    TO_DO,
    Ticks,
    spoken,
    spoken_from,
    ticked,
)
from companion.store.tables import Tables
from tests.store.test_open_tables import begun

NOTES = ((HOLDER, OWN), (RECEIPTS, "3"), (TO_DO, "12 0 3"), (SPOKEN, "4 cs 90 en"))


def test_what_was_noted_is_read_again_table_by_table(tmp_path: Path) -> None:
    HOLDER.put(tmp_path, "one", OWN)
    HOLDER.put(tmp_path, "other", SHARED)
    TO_DO.put(tmp_path, "one", Ticks(12, frozenset({0, 3})).written)
    TO_DO.put(tmp_path, "other", Ticks(7).written)
    assert [HOLDER.read(tmp_path, each) for each in ("one", "other")] == [OWN, SHARED]
    assert ticked(TO_DO.read(tmp_path, "one")) == Ticks(12, frozenset({0, 3}))
    assert ticked(TO_DO.read(tmp_path, "other")) == Ticks(7)


def test_of_a_table_without_a_note_the_usual_holds(tmp_path: Path) -> None:
    assert HOLDER.read(tmp_path, "third") == SHARED
    assert RECEIPTS.read(tmp_path, "third") == "0"
    assert ticked(TO_DO.read(tmp_path, "third")) == Ticks()


@pytest.mark.parametrize("text", ["one = 3", 'one = "x"', 'one = "1  2"', "[", 'one = ""', "\0"])
def test_a_damaged_file_says_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / TO_DO.name).write_text(text, "utf-8")
    assert ticked(TO_DO.read(tmp_path, "one")) == Ticks()


def test_a_table_that_is_deleted_takes_its_notes_along(tmp_path: Path) -> None:
    for name in ("one", "other"):
        begun(tmp_path, name)
    with closing(Tables(tmp_path)) as tables:
        one, other = tables.find("one"), tables.find("other")
        for row, (notes, text) in product((one, other), NOTES):
            notes.put(tmp_path, row.id, text)
        tables.delete(one)
    for notes, text in NOTES:
        assert (tmp_path / notes.name).read_text("utf-8") == f'{other.id} = "{text}"\n'


def test_a_list_before_the_newest_is_done_and_one_behind_it_is_not() -> None:
    found = Ticks().with_more(12, {1})
    assert found.of(12, 3) == {1}
    assert found.of(9, 3) == {0, 1, 2}
    assert found.of(14, 3) == set()
    assert found.with_more(14, {0}).of(14, 2) == {0}


@given(st.lists(st.tuples(st.integers(0, 50), st.sampled_from(LANGUAGES)), max_size=6))
def test_each_receipt_has_the_language_of_the_words_before_it(said: list[tuple[int, str]]) -> None:
    written, told = "", dict(sorted(said))
    for size, language in told.items():
        written = spoken_from(written, size, language)
        assert re.fullmatch(SPOKEN.written, written)
    for size in range(52):
        before = [language for at, language in told.items() if at <= size]
        assert spoken(written, size) == (before[-1] if before else "")
