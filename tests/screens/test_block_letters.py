"""Capitals drawn of blocks: as wide as there is room, and nothing that has no drawing."""

import string

import pytest

from screens.kit.letters.block_letters import blocks
from screens.kit.letters.block_signs import DRAWN


@pytest.mark.parametrize("width", [20, 43, 80, 120])
def test_words_are_broken_into_lines_that_fit(width: int) -> None:
    rows = blocks("FLUX CAFE? NO NEW TOKEN", width)
    assert rows
    assert max(map(len, rows)) <= width
    assert all(not row for row in rows[3::4])  # a row between two lines


def test_every_capital_and_figure_is_drawn_differently() -> None:
    signs = string.ascii_uppercase + string.digits + "?!:,()+-"
    drawn = {tuple(blocks(sign, 10)) for sign in signs}
    assert set(signs) <= DRAWN.keys()
    assert len(drawn) == len(signs)


RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
CZECH, SLOVAK = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ", "ÄĹĽÔŔ"


@pytest.mark.parametrize("letters", [RUSSIAN, CZECH, SLOVAK])
@pytest.mark.parametrize("close", [False, True])
def test_every_letter_of_the_four_languages_is_drawn_differently(letters: str, close: bool) -> None:
    drawn = {tuple(blocks(letter, 10, close=close)) for letter in letters}
    assert len(drawn) == len(letters)
    assert () not in drawn


def test_close_lines_need_three_rows_each_and_accents_fit_into_them() -> None:
    assert len(blocks("ŽÁDNÝ NOVÝ ŽETON", 43, close=True)) == 6
    assert len(blocks("ŽÁDNÝ NOVÝ ŽETON", 43)) == 8
    assert len(blocks("NO NEW TOKEN", 43)) == 7


@pytest.mark.parametrize("words", ["日本", "NO → YES", "SUPERCALIFRAGILISTIC"])
def test_what_cannot_be_drawn_is_not(words: str) -> None:
    assert blocks(words, 43) == []
