"""Other keyboards: what is meant by signs whose keys say something else."""

from hypothesis import given
from hypothesis import strategies as st

from companion.text.keyboard import figures, readings


def test_the_row_without_shift_gives_figures_on_czech_and_slovak_keyboards() -> None:
    assert figures("+ěščřžýáíé") == figures("+ľščťžýáíé") == "1234567890"


def test_a_passphrase_stays_as_it_was_typed() -> None:
    assert figures("žluťoučký kůň") == "žluťoučký kůň"
    assert figures("pět+dva") == "pět+dva"


def test_a_russian_letter_counts_by_its_place_too() -> None:
    assert "d4" in readings("в4")
    assert readings("в4")[0] == "в4"


def test_no_letter_stands_for_y_where_another_keyboard_has_z() -> None:
    assert readings("y") == ("y",)
    assert readings("z") == ("z",)
    assert "y" in readings("н")
    assert "z" in readings("я")


@given(st.text(max_size=8))
def test_what_was_typed_is_always_among_its_readings(typed: str) -> None:
    assert typed in readings(typed)
