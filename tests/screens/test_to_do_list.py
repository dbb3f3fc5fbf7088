"""What hands do at the board: all of it is listed, whatever room there is, until it is done."""

import asyncio
from pathlib import Path

import pytest

from companion.core import KEEPER
from companion.store.settings import LEARNING
from screens.table.to_do_list import ToDoList
from tests.screens.stage import Size, Stage, evening, seated
from tests.screens.test_turns import called, kept

TURN = evening("draw bus")  # the Recruiter's turn of a white hour, but for its end
IMMORTALS = evening("immortal D5")


def words(at: Stage) -> str:
    """Read the panels beside the map, or the whole page where they stand alone, in one line."""
    region = at.public.query_one("#beside").content_region
    rows = (strip.crop(region.x, region.right).text for strip in at.strips)
    return " ".join(" ".join(rows).split())


@pytest.mark.parametrize("size", [(40, 20), (60, 22), (80, 24), (120, 40)])
def test_the_time_token_moves_at_a_white_hour_in_any_window(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            await called(at)
            await at.press("0")
            await kept(at)
            assert "Time token to 06:00" in words(at)

    asyncio.run(play())


@pytest.mark.parametrize("size", [(60, 22), (80, 24)])
def test_each_thing_of_a_long_list_is_in_sight_when_it_is_next(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS, size, to_do=LEARNING) as at:
            things = at.public.query_one(ToDoList).left
            assert len(things) == 7
            for thing in things:
                assert thing in words(at)
                await at.press("enter")
            assert at.table.moves[-1] == IMMORTALS[-1]
            await at.press("enter")
            assert at.table.moves[-1].startswith("control ")

    asyncio.run(play())


def test_what_is_ticked_off_stays_so_when_more_is_to_be_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("step B5"), to_do=LEARNING) as at:
            await at.press("enter")
            left = at.public.query_one(ToDoList).left
            assert left == ("The Recruiter's three feature cards behind the screen",)
            at.table.play(KEEPER, at.table.read("recruits 3"))
            at.public.renew()
            await at.settle()
            left = at.public.query_one(ToDoList).left
            assert left == (
                "The Recruiter's three feature cards behind the screen",
                "Lay 3 recruits on 01:00–05:00",
            )

    asyncio.run(play())


def test_the_cards_of_all_agents_are_listed_when_they_are_handed_out_at_once(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS) as at:
            await at.press("enter")
            assert [thing.split(" takes ")[0] for thing in at.public.query_one(ToDoList).left] == [
                *("Adam", "Adam"),
                *("Petr", "Petr"),
            ]

    asyncio.run(play())


def test_the_sign_of_enter_stands_where_enter_acts(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS, (120, 40), to_do=LEARNING) as at:
            for thing in at.public.query_one(ToDoList).left:
                assert "⏎ As proposed" not in words(at)
                assert f"⏎ {thing}" in words(at)
                await at.press("enter")
            assert "⏎ As proposed" in words(at)
            await at.press("enter")
            assert at.table.moves[-1].startswith("control ")

    asyncio.run(play())
