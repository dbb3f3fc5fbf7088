"""Every screen: how it looks at 40×20, 80×24 and 120×40, what it outlives, and the way out."""

import asyncio
from pathlib import Path

import pytest
from textual.screen import ModalScreen

from tests.screens.every import WAYS, classes, grow_small
from tests.screens.stage import GOLDENS, SIZES, Size, Stage, golden, sizes
from tests.screens.test_contrast import FIRST, measured
from tests.screens.test_dialogs import box
from tests.screens.test_small import KEYS, SENTENCE, SLIVER
from tests.screens.test_ways_out import leave_by_a_tap

HERE = (
    "LineDialog",
    "PickDialog",
    "ConfirmDialog",
    "ListPage",
    "ExamplePage",
    "HeadPage",
    "ImportForm",
    "LargeRule",
    "NOTED",
    "NOTES",
    "NowDialog",
    "OpenedPage",
    "ALONE",
    "TextPage",
    "BreakPage",
    "ResumeDialog",
    "RuleSearch",
    "FileDialog",
    "SealPage",
    "OPEN",
    "PROGRAM",
    "SmallWindow",
    "TypedDialog",
    "FailedSaveDialog",
)
GONE_AT_ANOTHER_SIZE = {"NOTES", "SmallWindow"}
WAITING = sorted({*WAYS} - GONE_AT_ANOTHER_SIZE - {"CodeChosen", "HIDDEN"})
ELSEWHERE = {  # by the tests of the screen itself, which look more closely
    "NewTable": "begin",
    "CodeAsked": "two-keys-asked",
    "CodeChosen": "two-keys-chosen",
    "Curtain": "curtain",
    "DealDialog": "dealing-cards",
    "RulingDialog": "deciding",
    "EndingPage": "ending",
    "HelpPage": "help",
    "FirstPage": "home",
    "VerdictPage": "verdict",
    "HIDDEN": "keeper",
    "DecidedPage": "decided",
    "PathPage": "path",
    "EVERYBODY": "public",
    "RulePage": "rule",
    "SealForm": "seal",
    "SettingsPage": "settings",
    "ShareDialog": "share",
    "UndoDialog": "undo",
    "VerifyPage": "verify",
    "WatchPage": "watch",
    "KnownPage": "known",
    "WorryPage": "worry",
}


def compare(at: Stage, name: str, size: Size) -> None:
    """Compare what is shown in a window of this size with what is kept."""
    dialog = isinstance(at.app.screen, ModalScreen) and at.app.screen.query("#asked")
    golden(f"{name.lower()}-{size[0]}x{size[1]}", box(at) if dialog else at.text)


async def looks_as_it_did(at: Stage, name: str) -> None:
    """Compare a screen in every size, where no other test does."""
    async for size in sizes(at):
        if name in HERE:
            compare(at, name, size)


async def stands_there_again(at: Stage) -> None:
    """Take away nearly all room, and give it back in several sizes."""
    await at.pilot.resize_terminal(80, 24)
    await at.settle()
    top, before, focused = at.app.screen, at.text, at.app.focused
    await grow_small(at)
    assert " ".join(at.text.split()) == SENTENCE
    await at.press(*KEYS)
    assert " ".join(at.text.split()) == SENTENCE
    await at.pilot.resize_terminal(*SLIVER)
    for size in ((40, 20), (200, 60), (80, 24)):
        await at.pilot.resize_terminal(*size)
        await at.settle()
        assert at.app.screen is top, size
        assert at.app.focused is focused, size
    assert at.text == before


@pytest.mark.parametrize("name", WAITING)
def test_each_screen_looks_as_it_did_outlives_any_window_can_be_read_and_is_left_by_a_tap(
    tmp_path: Path, name: str
) -> None:
    async def play() -> None:
        async with WAYS[name].gone(tmp_path, SIZES[0]) as at:
            await looks_as_it_did(at, name)
            await stands_there_again(at)
            if name not in FIRST:
                assert await measured(at) == {}
            await leave_by_a_tap(at, name)

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", sorted(GONE_AT_ANOTHER_SIZE))
def test_what_does_not_stay_looks_as_it_did(tmp_path: Path, name: str, size: Size) -> None:
    async def look() -> None:
        async with WAYS[name].gone(tmp_path, size) as at:
            compare(at, name, size)

    asyncio.run(look())


def test_every_screen_of_the_app_has_a_way_and_is_looked_at_in_every_size() -> None:
    assert classes() == set(WAYS) == {*HERE, *ELSEWHERE}
    for begun in ELSEWHERE.values():
        for columns, rows in SIZES:
            kept = {f"{begun}-{columns}x{rows}.txt", f"{begun}-{columns}.txt"}
            assert any((GOLDENS / each).exists() for each in kept), begun
