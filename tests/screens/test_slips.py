"""Slips of a hand: a key too many, too early or in the wrong place does no harm."""

import asyncio
from pathlib import Path

import pytest

from screens.home.first_page import Home
from screens.table.sealed_page import SealedPage
from tests.screens.hands import Hands
from tests.screens.stage import evening, seated


@pytest.mark.parametrize("keys", ["a5", "click"])
def test_a_walk_of_two_is_named_by_where_it_ends(tmp_path: Path, keys: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1")
            if keys == "click":
                hands = Hands(stage)
                region = hands.face.board.grid.region("A5")
                await stage.pilot.click(hands.face.board, offset=(region.x + 1, region.y))
                await stage.settle()
            else:
                await stage.press(*keys)
            assert stage.table.moves[-1] in {"meru moves A3-A4-A5", "meru moves A3-B4-A5"}

    asyncio.run(play())


def test_agents_keep_their_keys_whoever_has_acted(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruits 1")) as stage:
            keys = {item.name: item.key for item in stage.face.at_hand.items}
            assert (keys["Bill"], keys["Dusty"]) == ("3", "4")

    asyncio.run(play())


def test_enter_takes_no_location_that_was_marked_for_something_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1", "a", "4", "enter")
            moved = stage.table.moves[-1]
            assert moved == "meru moves A3-A4"
            assert not Hands(stage).face.board.marked
            await stage.press("enter")
            assert stage.table.moves[-1] == moved

    asyncio.run(play())


def test_escape_leaves_a_choice_first_and_only_then_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1", "escape")
            assert isinstance(stage.app.screen, SealedPage)
            assert not stage.face.begun
            await stage.press("escape", "enter")
            assert isinstance(stage.app.screen, SealedPage)
            await stage.press("escape", "y")
            assert isinstance(stage.app.screen, Home)

    asyncio.run(play())


def test_a_pin_that_is_typed_too_early_does_nothing_and_is_not_shown(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe")) as stage:
            assert stage.face.at_hand.items
            await stage.press(*"13579")
            assert stage.table.moves[-1] == "henry asks cafe"
            assert "first Enter, then the PIN." in " ".join(stage.text.split())
            assert not stage.face.typed

    asyncio.run(play())


def test_where_an_agent_stands_already_is_no_walk_there_and_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done")) as stage:
            await stage.press("1", "a", "3")
            assert stage.table.moves[-1] == "done"
            await stage.press("a", "4", "enter")
            assert stage.table.moves[-1] == "meru moves A3-A4"

    asyncio.run(play())
