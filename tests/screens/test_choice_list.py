"""Keys of a list: digits as long as there are any, then the beginnings of names."""

import asyncio
from pathlib import Path

import pytest

from screens.table.panels.choice_list import Item, Keys, meant, rests
from tests.screens.stage import PATIENCE, evening, seated


def test_keys_of_a_long_list_are_digits_and_then_the_beginnings_of_names() -> None:
    names = ("Antenna", "Bridge", "Car", "Desk", "Eye", "File", "Gate", "House", "Inn", "Jam")
    items = Keys().keyed([*map(Item, names), Item("Outpost"), Item("Oven"), Item("Getaway Car")])
    assert [item.key for item in items] == [*"1234567890", "ou", "ov", "ge"]
    assert meant("ou", items) == (10,)
    assert rests("ou", items[10]) == ("tpost",)
    assert rests("1", items[0]) == ()


def test_behind_a_row_that_is_chosen_its_name_or_key_may_be_typed_out() -> None:
    assert rests("l", Item("London, Madrid", "lm")) == ("ondon, madrid", "m")
    assert rests("lm", Item("London, Madrid", "lm")) == ()
    assert rests("c", Item("Connect a city", "c")) == ()


def test_where_names_are_numbers_these_are_the_keys_and_a_longer_one_can_be_typed() -> None:
    items = Keys().keyed([Item(str(number)) for number in range(121)])
    assert [item.key for item in items] == [item.name for item in items]
    assert meant("15", items) == (15,)
    assert meant("120", items) == (120,)
    assert meant("12", items) == (12, 120)
    assert meant("1", items)[0] == 1
    assert meant("121", items) == ()
    assert rests("15", items[15]) == ()


def test_no_key_begins_as_another_one_that_would_be_taken_first() -> None:
    names = ("Ash", "Box", "Cat", "Dog", "Elk", "Fox", "Gnu", "Hen", "Ibex", "Jay")
    items = Keys().keyed(
        [*map(Item, names), *map(Item, ("42nd Street", "7", "13")), Item("Pa", "p")]
    )
    assert [item.key for item in items] == [*"1234567890", "s", "", "", "p"]
    items = Keys().keyed([*map(Item, names), Item("Lima"), Item("London", "lo"), Item("Oslo")])
    assert [item.key for item in items] == [*"1234567890", "li", "lo", "o"]


def test_a_digit_is_a_key_or_nothing() -> None:
    items = Keys().keyed(
        [Item("Enforcer", "5"), Item("Daredevil +2", "6"), Item("2nd Avenue", "v")]
    )
    assert meant("2", items) == ()
    assert meant("5", items) == (0,)
    assert meant("dare", items) == (1,)


def test_a_key_of_the_game_is_no_digit_of_a_list_in_it() -> None:
    names = [f"{letter}-card" for letter in "abcdefghijkl"]
    items = Keys("0m").keyed([*map(Item, names), Item("End the turn", "0"), Item("Map")])
    assert [item.key for item in items] == [*"123456789", "j", "k", "l", "0", "ma"]


def test_rows_keep_their_keys_while_others_are_picked_and_no_key_changes_hands() -> None:
    rows = [Item(f"{name} House", part="market", same=name) for name in "abcdefghijkl"]
    keys = Keys()
    first = {item.name: item.key for item in keys.keyed(rows)}
    for gone in ("a", "k", "c"):
        rows = [item for item in rows if item.same != gone]
        assert all(first[item.name] == item.key for item in keys.keyed(rows))
    [new] = keys.keyed([Item("z House", part="market", same="z")])
    assert new.key not in first.values()
    assert [item.key for item in keys.keyed([Item("Eva", part="player")])] == ["1"]


@pytest.mark.parametrize("columns", [72, 76, 80, 84])
def test_rows_that_go_on_below_are_broken_once_whether_or_not_a_list_turns_pages(
    tmp_path: Path, columns: int
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as at:
            await at.press("1")
            for rows in range(18, 30):
                await at.pilot.resize_terminal(columns, rows)
                await at.settle()
                assert "uses her ability" in at.text

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
