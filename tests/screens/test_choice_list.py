"""Keys of a list as they are typed: a key, the beginning of a name, or what is neither."""

import asyncio
from pathlib import Path

import pytest

from companion.evening.turn_keys import TurnKeys
from screens.table.panels.choice_list import Item, meant, rests
from tests.screens.stage import PATIENCE, evening, seated


def keyed(*names: str) -> list[Item]:
    """Give rows with their keys."""
    items = [Item(name) for name in names]
    keys = TurnKeys().keyed([item.row for item in items])
    return [Item(name, key) for name, key in zip(names, keys, strict=True)]


def test_a_row_is_taken_by_its_key_or_by_the_beginning_of_its_name() -> None:
    items = keyed("Antenna", "Bridge", "Outpost")
    assert meant("2", items) == (1,)
    assert meant("out", items) == (2,)
    assert rests("out", items[2]) == ("post",)
    assert rests("1", items[0]) == ()


def test_behind_a_row_that_is_chosen_its_name_or_key_may_be_typed_out() -> None:
    assert rests("l", Item("London, Madrid", "lm")) == ("ondon, madrid", "m")
    assert rests("lm", Item("London, Madrid", "lm")) == ()
    assert rests("c", Item("Connect a city", "c")) == ()


def test_where_a_longer_number_is_a_key_a_shorter_one_waits_for_it() -> None:
    items = [Item(str(number), str(number)) for number in range(121)]
    assert meant("15", items) == (15,)
    assert meant("120", items) == (120,)
    assert meant("12", items) == (12, 120)
    assert meant("1", items)[0] == 1
    assert meant("121", items) == ()
    assert rests("15", items[15]) == ()


def test_a_digit_is_a_key_or_nothing() -> None:
    items = [Item("Enforcer", "5"), Item("Daredevil +2", "6"), Item("2nd Avenue", "v")]
    assert meant("2", items) == ()
    assert meant("5", items) == (0,)
    assert meant("dare", items) == (1,)


def test_the_letter_before_a_number_waits_for_its_figure() -> None:
    items = [Item("hideout 1", "h1"), Item("hideout 2", "h2"), Item("2", ".2")]
    assert meant("h", items) == (0, 1)
    assert meant("h2", items) == (1,)
    assert meant(".", items) == (2,)
    assert meant("2", items) == ()


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
