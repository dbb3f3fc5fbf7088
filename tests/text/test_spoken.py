"""A line for a screen reader: nothing is left in it over which one stumbles."""

import pytest

from companion.text.gametext import example
from companion.text.spoken import spoken
from tests.cli.test_replay import PAGE


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("  - Meru → C5 (Dogs + Monks)", "Meru, C5 (Dogs and Monks)"),
        ("✓ A step", "done: A step"),
        ("· A step", "A step"),
        ("C4 · Pool + Idol | D4", "C4, Pool and Idol; D4"),
        ("(Enter: `begin`)", "Enter: “begin”"),
        ("17  step", "17, step"),
        ("Due.  Type: `look`", "Due. Type: “look”"),
        ("┌── Asked ──┐", "Asked"),
        ("▄▄█ ⠿ 9 of 12", "9 of 12"),
        ("↗ E3 free", "up to the right E3 free"),
        ("! dead end", "dead end"),
        ("2  Madrid ✓, Paris ✓: 2 points", "2, Madrid (done), Paris (done): 2 points"),
        ("… and 3 more", "and 3 more"),
        ("(rulebook: Step (Krok))", "(rulebook: Step (Krok)"),
        ("", ""),
    ],
)
def test_signs_become_words_and_pauses(shown: str, said: str) -> None:
    assert spoken(shown) == said
    assert spoken(said) == said


def test_a_line_of_a_game_stays_as_it_is_typed() -> None:
    for line in example(PAGE).splitlines():
        assert spoken(line) == line
