"""Every screen of the app as it looks at 40×20, 80×24 and 120×40."""

import asyncio
from pathlib import Path

import pytest
from textual.screen import ModalScreen

from tests.screens.every import WAYS, classes
from tests.screens.stage import GOLDENS, SIZES, Size, Stage, golden
from tests.screens.test_dialogs import box

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


@pytest.mark.parametrize("name", sorted({*HERE} - GONE_AT_ANOTHER_SIZE))
def test_each_screen_looks_as_it_did_whatever_size_its_window_takes(
    tmp_path: Path, name: str
) -> None:
    async def look() -> None:
        async with WAYS[name].gone(tmp_path, SIZES[0]) as at:
            for size in SIZES:
                await at.pilot.resize_terminal(*size)
                await at.settle()
                compare(at, name, size)

    asyncio.run(look())


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
