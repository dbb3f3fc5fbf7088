"""A key that is pressed twice by a shaking hand decides nothing that stays."""

import asyncio
from pathlib import Path

import pytest

from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.table.seat.seat_page import SeatPage
from tests.screens.stage import Stage, evening
from tests.screens.test_own_screen import own

DRAWING, TURN = evening("token D6"), evening("step C5")  # the first card, and one at a turn's end
STEPPING = evening("step B4")  # one step of the set-up is left


@pytest.mark.parametrize(
    ("lines", "key", "once"), [(DRAWING, "1", (*DRAWING, "draw umbrella")), (TURN, "8", TURN)]
)
def test_one_key_pressed_twice_takes_one_thing(
    tmp_path: Path, lines: tuple[str, ...], key: str, once: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with own(tmp_path, lines) as at:
            await at.press(key, key)
            assert at.table.moves == once
            assert isinstance(at.app.screen, SeatPage)
            assert f"Nothing has the key {key} here." in at.said

    asyncio.run(play())


async def tell(at: Stage) -> None:
    """Take the last step of the set-up by Enter, and once too often."""
    await at.press("down", "enter", "enter")


def test_what_stays_is_asked_for_where_enter_would_take_two_things(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, STEPPING) as at:
            await tell(at)
            assert at.table.moves == (*STEPPING, "step B5")
            assert isinstance(at.app.screen, ConfirmDialog)
            await at.press("n")
            assert at.table.moves == (*STEPPING, "step B5")
            await at.press(at.face.at_hand.items[0].key)
            assert at.table.moves[-1] == "recruits 3"

    asyncio.run(play())


def test_it_is_played_when_it_was_meant(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path, STEPPING) as at:
            await tell(at)
            await at.press("y")
            assert at.table.moves[-1] == "recruits 3"

    asyncio.run(play())


def test_what_was_taken_is_not_taken_again_by_the_same_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with own(tmp_path) as at:
            await at.press("2", "0", "g", "down", "g", "down", "h", "down")
            assert at.table.moves[2:] == ("mayhem Adam A1-A2", "mayhem Petr C1-C2")

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
        async with own(tmp_path, STEPPING, (40, 20)) as at:
            await tell(at)
            assert "y Yes, that is meant ⏎ n No, go back" in at.dialog

    asyncio.run(play())
