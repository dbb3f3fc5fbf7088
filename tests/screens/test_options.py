"""The list of choices: the sign of Enter stands where Enter chooses, and large words give way."""

import asyncio
from pathlib import Path

import pytest

from tests.screens.hands import Hands
from tests.screens.stage import Stage, evening, seated

READY = evening("mayhem Adam A5-A6")  # several things lie ready, and only the first is a choice


def signed(stage: Stage) -> list[str]:
    """Read the rows of the list that have the sign of Enter."""
    return [
        row.split("⏎ ")[1].split("  ")[0] for row in stage.text.splitlines()[:-1] if "⏎ " in row
    ]


def test_the_sign_of_enter_goes_where_the_mark_goes(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("immortal D5")) as stage:
            assert signed(stage) == ["As proposed"]
            await stage.press("down")
            assert signed(stage) == ["Meru"]
            await stage.press("up", "up")
            assert signed(stage) == ["Dusty"]
            await stage.press("enter")
            assert Hands(stage).face.steps.tree.point.fields == {"agent": "dusty"}

    asyncio.run(play())


def test_what_is_only_said_is_never_marked(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, READY) as stage:
            await stage.press("down")
            assert signed(stage) == ["the time token on"]
            await stage.press("down")
            assert signed(stage) == ["All of this is ready"]

    asyncio.run(play())


def test_a_tap_makes_room_where_large_words_stand(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("answer D2"), (40, 20)) as stage:
            assert "Any key, or a tap: the board." in stage.text
            await stage.pilot.click(offset=(20, 10))
            await stage.settle()
            assert "S t e p" not in stage.text
            assert "Any key" not in stage.text
            assert stage.table.moves[-1] == "answer D2"

    asyncio.run(play())


@pytest.mark.parametrize("key", ["escape", "enter", "1", "x"])
def test_any_key_brings_the_board_back_and_does_nothing_else(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("answer D2"), (40, 20)) as stage:
            before = stage.app.screen
            await stage.press(key)
            assert stage.app.screen is before
            assert "Any key" not in stage.text
            assert stage.table.moves[-1] == "answer D2"

    asyncio.run(play())
