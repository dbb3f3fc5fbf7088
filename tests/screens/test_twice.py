"""A key that is pressed twice by a shaking hand decides nothing that stays."""

import asyncio
from pathlib import Path

import pytest

from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from tests.screens.stage import evening
from tests.screens.test_own_screen import own

DRAWING, TURN = evening("token D6"), evening("step C5")  # the first card, and one at a turn's end


@pytest.mark.parametrize(("lines", "key"), [(DRAWING, "1"), (TURN, "8")])
def test_what_stays_is_asked_for_where_one_key_would_take_two_things(
    tmp_path: Path, lines: tuple[str, ...], key: str
) -> None:
    async def play() -> None:
        async with own(tmp_path, lines) as at:
            await at.press(key)
            before, items = at.table.moves, at.face.at_hand.items
            card = next(item.name for item in items if item.key == key)
            await at.press(key)
            assert at.table.moves == before
            assert isinstance(at.app.screen, ConfirmDialog)
            assert f"Card drawn: {card}" in at.dialog
            await at.press("n")
            assert at.face.at_hand.items == items
            await at.press(next(item.key for item in items if item.key not in ("", key)))
            assert len(at.table.moves) == len(before) + 1

    asyncio.run(play())


def test_it_is_played_when_it_was_meant(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, TURN) as at:
            await at.press("8", "8", "y")
            assert at.table.moves == (*TURN, "draw billboard")

    asyncio.run(play())


def test_what_can_be_taken_back_is_played_by_one_key_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path) as at:
            await at.press("2", "0", "g", "down", "g", "down")
            assert len(at.table.moves) == 4

    asyncio.run(play())


def test_a_name_that_is_typed_out_behind_its_code_takes_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, DRAWING) as at:
            await at.type("bookstore")
            await at.settle()
            assert at.table.moves == (*DRAWING, "draw bookstore")
            await at.type("dogs")
            await at.settle()
            assert at.table.moves[-1] == "draw dogs"

    asyncio.run(play())


def test_behind_a_code_a_location_can_be_named_that_begins_as_the_name_goes_on(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with own(tmp_path, evening("meru moves A3-A4-A5")) as at:
            await at.type("1gra")
            await at.settle()
            assert at.table.moves[-1] == "meru asks graffiti"
            await at.type("f5")
            await at.settle()
            assert at.face.board.marked == "F5"

    asyncio.run(play())


def test_both_answers_are_in_sight_in_the_smallest_window(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, TURN, (40, 20)) as at:
            await at.press("8", "8")
            assert "y Yes, that is meant ⏎ n No, go back" in at.dialog

    asyncio.run(play())
