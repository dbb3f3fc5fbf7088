"""Another size on every screen; without room, one sentence, and no key gets through."""

import asyncio
from pathlib import Path

import pytest

from screens.kit.small_window import SmallWindow
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from tests.screens.every import WAYS, grow_small
from tests.screens.kinds import sits
from tests.screens.seats.shown import SHOWN
from tests.screens.stage import Stage, evening, seated

SENTENCE = "Companion needs more room: 38×18. Nothing is lost."
KEYS = ("1", "enter", "escape", "f1", "f2", "ctrl+p", "ctrl+z", "y", "tab")
SLIVER = (2, 20)  # what is left of a window dragged to its edge


async def grow(at: Stage) -> None:
    """Make room again."""
    await at.pilot.resize_terminal(80, 24)
    await at.settle()


@pytest.mark.parametrize("name", SHOWN)
def test_a_table_of_any_game_outlives_a_window_of_a_few_columns(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        async with SHOWN[name].gone(tmp_path) as at:
            before = at.text
            for size in (SLIVER, (1, 1), (3, 40), (80, 24)):
                await at.pilot.resize_terminal(*size)
                await at.settle()
            assert at.text == before

    asyncio.run(play())


def test_the_keepers_side_is_closed_by_a_small_window_and_stays_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with WAYS["HIDDEN"].gone(tmp_path) as at:
            assert sits(at.app.screen, HIDDEN)
            await grow_small(at)
            assert " ".join(at.text.split()) == SENTENCE
            await grow(at)
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_what_comes_while_there_is_no_room_is_seen_when_there_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 4)) as at:
            await grow_small(at)
            at.app.action_help()
            await at.settle()
            assert isinstance(at.app.screen, SmallWindow)
            await grow(at)
            assert "Keys of this screen" in at.text
            await at.press("escape")
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_a_line_that_was_not_saved_waits_for_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with WAYS["HIDDEN"].gone(tmp_path) as at:
            [file] = at.app.tables.folder.glob("*.db")
            file.rename(file.with_name("elsewhere"))
            await at.press("1")
            assert "NOT SAVED" in at.text
            await grow_small(at)
            await grow(at)
            await at.until(lambda: not isinstance(at.app.screen, SmallWindow))
            assert "a hidden line" in at.dialog

    asyncio.run(play())
