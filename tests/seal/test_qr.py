"""A code drawn in a terminal is read by a camera, in every theme and where there is little room."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core import NotUnderstood
from companion.record.head import Head, sign
from companion.seal.qr import ansi, cells, fits, matrix
from tests.seal.camera import DARK_THEME, LIGHT_THEME, Colour, read, screen

HEAD = Head("0123456789abcdef", 9999, bytes(range(32)))
SHORT = HEAD.short("07")
NOTE = HEAD.note(bytes(32), sign(HEAD, bytes(32)))
CAPITALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
THEMES = pytest.mark.parametrize("theme", [DARK_THEME, LIGHT_THEME], ids=["dark", "light"])


@THEMES
@pytest.mark.parametrize(("columns", "rows"), [(40, 20), (80, 24), (37, 19)])
def test_the_short_form_of_a_head_is_read_from_a_small_screen(
    columns: int, rows: int, theme: tuple[Colour, Colour]
) -> None:
    assert fits(SHORT, columns, rows)
    assert read(screen(ansi(SHORT), columns, rows), theme) == [SHORT]


@THEMES
def test_a_signed_note_is_read_from_a_large_screen(theme: tuple[Colour, Colour]) -> None:
    assert not fits(NOTE, 80, 24)
    assert fits(NOTE, 120, 50)
    assert read(screen(ansi(NOTE), 120, 50), theme) == [NOTE]


@settings(max_examples=30)
@given(st.text(CAPITALS, min_size=1, max_size=77))
def test_what_is_not_longer_than_a_short_form_fits_a_small_screen_and_is_read(text: str) -> None:
    assert fits(text, 37, 19)
    assert read(screen(ansi(text), 40, 20), DARK_THEME) == [text]


def test_a_code_has_four_light_modules_around_it_and_dark_corners() -> None:
    rows = matrix(SHORT)
    assert {len(row) for row in rows} == {len(rows)} == {37}
    edge = [*rows[:4], *rows[-4:], *(row[:4] + row[-4:] for row in rows)]
    assert not any(any(row) for row in edge)
    assert all((rows[4][4], rows[4][-5], rows[-5][4]))


def test_a_cell_holds_two_modules_and_the_last_row_is_filled_with_light() -> None:
    rows, drawn = matrix(SHORT), cells(SHORT)
    assert len(drawn) == 19
    assert [[upper for upper, _lower in row] for row in drawn] == [list(row) for row in rows[::2]]
    assert [[lower for _upper, lower in row] for row in drawn[:-1]] == [
        list(row) for row in rows[1::2]
    ]
    assert not any(lower for _upper, lower in drawn[-1])


@pytest.mark.parametrize(("columns", "rows"), [(36, 40), (80, 18), (0, 0)])
def test_a_code_without_room_does_not_fit(columns: int, rows: int) -> None:
    assert not fits(SHORT, columns, rows)


def test_only_two_colours_are_used_and_none_is_left_behind() -> None:
    for line in ansi(SHORT):
        codes = re.findall(r"\x1b\[([0-9;]*)m", line)
        assert codes[0] == codes[-1] == "0"
        assert all(re.fullmatch("38;5;(16|231);48;5;(16|231)", each) for each in codes[1:-1])
        assert len(re.sub(r"\x1b\[[0-9;]*m", "", line)) == 37
        assert line.endswith("\x1b[0m")


def test_a_text_that_no_code_can_hold_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        matrix("x" * 5000)
