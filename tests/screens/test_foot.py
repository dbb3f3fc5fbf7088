"""The foot: it names what can be done now; with little room, a mark says that there is more."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.screens.every import WAYS
from tests.screens.stage import Size, Stage, evening, seated

Script = Callable[[Stage], Awaitable[None]]


def foot(at: Stage) -> str:
    """Read the last row."""
    return at.text.splitlines()[-1]


def at_a_table(home: Path, script: Script, size: Size = (80, 24), last: str = "begin") -> None:
    """Play a script on the public side."""

    async def run() -> None:
        async with seated(home, evening(last) if last else (), size) as found:
            await script(found)

    asyncio.run(run())


def test_undo_comes_to_the_front_once_something_can_be_taken_back(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert "Undo" not in foot(at)
        await at.press("1")
        assert "Undo" in foot(at)

    at_a_table(tmp_path, script, last="")


def test_a_choice_that_has_begun_can_be_left_and_the_foot_says_how(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert "Back" not in foot(at)
        await at.press("1")
        assert "Back" in foot(at)
        await at.press("backspace")
        assert "Back" not in foot(at)

    at_a_table(tmp_path, script, last="done")


def test_behind_a_refusal_the_foot_names_the_key_of_its_rule(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert "Why?" not in foot(at)
        await at.press("1")
        await at.type("a7")
        assert "Why?" in foot(at)
        await at.press("left")
        assert "Why?" not in foot(at)

    at_a_table(tmp_path, script, last="done")


def test_no_receipt_is_offered_before_there_is_one(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert "Receipt" not in foot(at)

    at_a_table(tmp_path, script, last="")


def test_a_receipt_can_be_shown_again_once_there_is_one(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert "Receipt" in foot(at)

    at_a_table(tmp_path, script, last="done")


def test_in_little_room_the_foot_names_first_how_to_leave_and_what_else_there_is(
    tmp_path: Path,
) -> None:
    async def script(at: Stage) -> None:
        assert foot(at).split("  ")[:3] == [" esc Leave", "f4 More", "f1 Help"]

    at_a_table(tmp_path, script, (40, 20), last="done")


def test_a_foot_without_room_ends_with_a_mark(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert foot(at).rstrip().endswith("…")
        assert len(foot(at)) <= 40

    at_a_table(tmp_path, script, (40, 20), last="done")


def test_under_a_dialog_the_page_names_no_keys_as_they_would_do_nothing(tmp_path: Path) -> None:
    async def script(at: Stage) -> None:
        assert "Secret" in foot(at)
        await at.press("f4")
        assert "Secret" not in foot(at)
        await at.press("escape")
        assert "Secret" in foot(at)

    at_a_table(tmp_path, script, last="done")


def test_the_space_bar_is_called_as_the_reader_calls_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")

    async def run() -> None:
        async with WAYS["VerdictPage"].gone(tmp_path, (80, 24)) as at:
            assert "mezera Dál" in foot(at)

    asyncio.run(run())
