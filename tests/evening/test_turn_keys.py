"""The keys of one turn: each means one thing, in every list of the turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import games
from companion.conformance.lists import every_list
from companion.conformance.suite import evening_of
from companion.contract.move import CORRECTION, Move
from companion.evening.turn_keys import TurnKeys, TurnNumbers, TurnRow
from companion.text.keyboard import by_place

NAMES = ("Antenna", "Bridge", "Car", "Desk", "Eye", "File", "Gate", "House", "Inn", "Jam")


@dataclass(frozen=True)
class Ends(Move):
    """A kind with a key of its own."""

    key: ClassVar[str] = "0"


@dataclass(frozen=True)
class Throws(Move):
    """A kind whose values have figures as keys."""

    keys: ClassVar[dict[object, str]] = {number: str(number) for number in range(1, 7)}


@dataclass(frozen=True)
class Sets(Move):
    """A correction whose values would like the same keys."""

    group = CORRECTION
    keys: ClassVar[dict[object, str]] = {"spies": "1"}


DIE = [
    TurnRow(str(number), ("die", number), str(number), (number,), True) for number in range(1, 7)
]


def rows(*names: str, of: str = "list") -> list[TurnRow]:
    """Give rows without a key."""
    return [TurnRow(name, (of, name)) for name in names]


def cards(*numbers: int) -> list[TurnRow]:
    """Give cards with numbers as keys."""
    return [
        TurnRow(f"card {number}", ("card", number), str(number), (number,), True)
        for number in numbers
    ]


def test_rows_are_numbered_without_a_hole_and_the_next_list_goes_on() -> None:
    turn = TurnKeys((Ends,))
    assert turn.keyed(rows("Ask", "Pass")) == ("1", "2")
    assert turn.keyed(rows("Ruby", "Olive", "Sienna", of="suspect")) == ("3", "4", "5")
    assert turn.keyed(rows("Ask")) == ("1",)
    assert turn.keyed([*rows("Wait", "Ask"), TurnRow("End", (Ends, ()), "0", (Ends,))]) == (
        *("6", "1"),
        "0",
    )


def test_a_key_that_is_free_again_is_given_to_nothing_else_in_the_turn() -> None:
    turn = TurnKeys()
    first = dict(zip(NAMES, turn.keyed(rows(*NAMES)), strict=True))
    kept = [name for name in NAMES if name not in ("Bridge", "Jam")]
    assert turn.keyed(rows(*kept)) == tuple(first[name] for name in kept)
    assert turn.keyed(rows("Zebra"))[0] not in first.values()


def test_long_lists_go_on_with_the_beginnings_of_names() -> None:
    names = (*NAMES, "Outpost", "Oven", "Getaway Car")
    assert TurnKeys().keyed(rows(*names)) == (*"1234567890", "ou", "ov", "ge")


def test_a_number_whose_figure_means_another_thing_has_the_letter_below_it() -> None:
    turn = TurnKeys((Throws,))
    assert turn.keyed(DIE) == tuple("123456")
    assert turn.keyed(cards(1, 3, 5)) == ("q", "e", "t")
    places = [TurnRow(f"place {n}", ("place", n), str(n), (n,), True) for n in (1, 2, 3)]
    assert turn.keyed(places) == ("p1", "p2", "p3")
    bare = [TurnRow(str(n), ("steps", n), str(n), (n,), True) for n in (7, 1)]
    assert turn.keyed(bare) == ("7", "1")  # what is called 1 is the 1 of before


def test_where_figures_are_numbers_no_other_row_has_one_and_corrections_give_way() -> None:
    turn = TurnKeys((Throws, Sets))
    assert turn.keyed(rows("Ask", "Pass")) == ("a", "p")
    assert turn.keyed([TurnRow("spies", ("what", "spies"), "1", ("spies",))])[0] != "1"


def test_what_is_typed_to_choose_a_thing_chooses_no_other_in_the_turn() -> None:
    turn = TurnKeys((Throws,))
    [ruby, olive] = rows("Ruby", "Rome")
    turn.took("r", ruby)
    assert turn.means_another("r", olive)
    assert not turn.means_another("r", ruby)
    assert turn.means_another("к", olive)  # the same key on a Russian keyboard
    assert "r" not in turn.keyed([olive])


def test_letters_alone_are_given_where_a_pin_could_be_typed() -> None:
    turn = TurnKeys((Ends,))
    assert turn.keyed(DIE[:2], "ghij", figures=False) == ("g", "h")
    assert turn.keyed(DIE[:2]) == ("1", "2")
    assert turn.keyed(rows("High", "Low"), "ghij", figures=False) == ("i", "j")


def test_a_line_keeps_its_number_in_a_turn_and_no_other_gets_it() -> None:
    numbers = TurnNumbers()
    assert numbers.of(("step A1", "step B2"), 1) == (1, 2)
    assert numbers.of(("step B2", "done"), 1) == (2, 3)
    assert numbers.of(("step C3", "done"), 2) == (1, 2)


SHOWN = st.lists(
    st.lists(
        st.tuples(st.sampled_from((*NAMES, "1", "2", "Jana", "Ján")), st.integers(0, 3)),
        max_size=14,
        unique=True,
    ),
    max_size=8,
)


@given(SHOWN)
def test_no_key_of_a_turn_ever_means_two_things(lists: Sequence[Sequence[tuple[str, int]]]) -> None:
    turn, meant = TurnKeys((Ends, Throws)), dict[str, str]()
    for shown in lists:
        asked = [
            TurnRow(f"{name} {number}", (name, number), str(number), (number,), True)
            if number
            else TurnRow(name, (name, number))
            for name, number in shown
        ]
        found = turn.keyed(asked)
        assert len({*map(by_place, found)}) == len(found)
        for row, key in zip(asked, found, strict=True):
            assert key
            assert meant.setdefault(by_place(key), row.name) == row.name


@pytest.mark.parametrize("game", [*games.SHELF])
@pytest.mark.parametrize("seed", range(3))
def test_in_no_game_a_key_of_a_turn_means_two_things(game: str, seed: int) -> None:
    turns: dict[object, tuple[TurnKeys, dict[str, TurnRow]]] = {}
    for asked in every_list(evening_of(games.take(game), seed)):
        turn, meant = turns.setdefault(asked.where, (TurnKeys(asked.kinds), {}))
        found = turn.keyed(asked.rows)
        assert len({*map(by_place, found)}) == len(found)
        for row, key in zip(asked.rows, found, strict=True):
            other = meant.setdefault(by_place(key), row)
            assert row.thing == other.thing or row.name == other.name or row.values == other.values
