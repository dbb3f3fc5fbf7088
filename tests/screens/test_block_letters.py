"""Capitals drawn of blocks: as wide as there is room, and nothing that has no drawing."""

import string

import pytest

from screens.kit.block_letters import DRAWN, blocks


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


@pytest.mark.parametrize("words", ["ŽLUTÝ", "ВОПРОС", "SUPERCALIFRAGILISTIC"])
def test_what_cannot_be_drawn_is_not(words: str) -> None:
    assert blocks(words, 43) == []
