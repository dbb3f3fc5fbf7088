"""A walk is entered by where it ends, also that of an agent whom Dusty leads."""

import asyncio
from pathlib import Path

from tests.screens.stage import Stage, evening, seated

SHAKEN = (*evening("dusty pushes B5-B4"), "ruling mind-mgmt.dusty.self may-not")


async def take(at: Stage, *names: str) -> None:
    """Take options of the list."""
    for name in names:
        options = at.face.steps.tree.options
        at.face.take(next(each for each in options if each.value == name))
        await at.settle()


def test_a_way_of_two_of_the_agent_who_is_led_is_found_by_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, SHAKEN, (120, 40)) as at:
            before = at.table.moves
            await take(at, "dusty", "henry")
            at.face.choose_place("F6")
            await at.settle()
            assert at.table.moves[:-1] == before
            assert at.table.moves[-1] == "dusty leads henry F4-E5-F6"

    asyncio.run(play())
