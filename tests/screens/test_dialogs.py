"""The dialogs of a table as they look at every size."""

import asyncio
from pathlib import Path

import pytest
from rich.cells import cell_len

from screens.kit.dialogs.pick_dialog import Ways
from tests.screens.stage import SIZES, Size, Stage, evening, golden, move, seated, sizes
from tests.store.evening import PIN

WALKED = evening("bill shoves C5-B5")
DIALOGS = {
    "curtain": ("f2",),
    "help": ("f1",),
    "more": ("f4",),
    "undo": ("ctrl+z",),
}


def box(at: Stage, widget: str = "#asked") -> str:
    """Read the dialog with its frame, or another widget."""
    region = at.app.screen.query_one(widget).region
    rows = at.strips[region.y : region.bottom]
    return "\n".join(row.crop(region.x, region.right).text.rstrip() for row in rows)


@pytest.mark.parametrize("name", [each for each in DIALOGS if each != "help"])
def test_each_dialog_looks_as_it_did_whatever_size_its_window_takes(
    tmp_path: Path, name: str
) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED, SIZES[0]) as at:
            await at.press(*DIALOGS[name])
            async for size in sizes(at):
                golden(f"{name}-{size[0]}x{size[1]}", box(at))

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_a_decision_and_a_mistake_look_as_they_did(tmp_path: Path, size: Size) -> None:
    where = f"{size[0]}x{size[1]}"

    async def play() -> None:
        async with seated(tmp_path, evening("dusty pushes B5-B4"), size) as at:
            at.public.play(move("meru moves A5-C5"))
            await at.settle()
            await at.press("f3")
            golden(f"rule-{where}", box(at))
            await at.press("escape")
            at.public.play(move("dusty leads dusty B5-A5"))
            await at.settle()
            golden(f"deciding-{where}", box(at))
            await at.press("escape", "f2")
            await at.type(PIN, "enter", "f4", "m")
            golden(f"mistake-hour-{where}", box(at))
            await at.press("7")
            await at.type("a number too high", "enter")
            golden(f"mistake-cost-{where}", box(at))

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_aloud_and_the_help_look_as_they_did(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path / "aloud", evening("answer D2"), size) as at:
            golden(f"aloud-{size[0]}x{size[1]}", box(at, "Announced"))
        async with seated(tmp_path / "help", WALKED, size) as at:
            await at.press(*DIALOGS["help"])
            golden(f"help-{size[0]}x{size[1]}", box(at))

    asyncio.run(play())


def test_rows_of_a_dialog_go_on_below_under_their_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED, (40, 20)) as at:
            await at.press("f4")
            ways = at.app.screen.query_one(Ways)
            rows = [str(option.prompt).split("\n") for option in ways.options]
            assert any(len(each) > 1 for each in rows)
            assert all(below.startswith("   ") for each in rows for below in each[1:])
            assert max(map(cell_len, (line for row in rows for line in row))) <= ways.breadth

    asyncio.run(play())


def test_in_a_narrow_window_nothing_of_the_board_stands_beside_a_dialog(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, WALKED, (40, 20)) as at:
            for keys in (*DIALOGS.values(), ("escape",)):
                await at.press(*keys)
                region = at.app.screen.query_one("#asked").region
                assert (region.x, region.width) == (0, 40), keys
                await at.press("n" if keys == ("escape",) else "escape")
                assert at.app.screen is at.public, keys

    asyncio.run(play())
