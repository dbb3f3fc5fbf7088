"""A disk that is full or gone, two windows, and keys and pastes that nobody meant."""

import asyncio
from pathlib import Path

import pytest
from textual import events

from companion.store.disk.errors import NotSaved
from screens.home.first_page import FirstPage
from screens.table.dialogs.failed_save_dialog import FailedSaveDialog
from screens.table.kinds.everybody import EVERYBODY
from screens.table.kinds.hidden import HIDDEN
from tests.screens.kinds import sits
from tests.screens.stage import Stage, evening, move, seated, stage
from tests.store.evening import NAME, PIN

ASKED = evening("henry asks cafe")
FREE = evening("done", 4)


def full(at: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full."""

    def refuse(*_all_of_it: object) -> None:
        raise NotSaved("the disk is full")

    monkeypatch.setattr(type(at.table._kept), "append", refuse)


def test_play_stops_at_a_line_that_is_not_saved_and_any_key_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with seated(tmp_path, FREE) as at:
            with monkeypatch.context() as broken:
                full(at, broken)
                at.public.play(move("meru rests"))
                await at.settle()
                assert "NOT SAVED Meru passes The disk is full" in at.dialog
                await at.press("a", "f2", "enter")
                assert isinstance(at.app.screen, FailedSaveDialog)
                assert at.table.moves == FREE
            await at.press("x")
            assert sits(at.app.screen, EVERYBODY)
            assert at.table.moves == (*FREE, "meru rests")

    asyncio.run(play())


def test_a_vanished_database_stops_play_and_nothing_saved_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, FREE) as at:
            [file] = tmp_path.glob("*.db")
            aside = file.rename(tmp_path / "elsewhere")
            at.public.play(move("meru rests"))
            await at.settle()
            assert isinstance(at.app.screen, FailedSaveDialog)
            await at.press("x")
            assert at.table.moves == FREE
            aside.rename(file)
            await at.press("x")
            assert at.table.moves == (*FREE, "meru rests")

    asyncio.run(play())


def test_the_public_side_marks_a_line_of_the_keeper_without_telling_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruit garden")) as at:
            await at.press("f2")
            await at.type(PIN, "enter")
            with monkeypatch.context() as broken:
                full(at, broken)
                assert sits(at.app.screen, HIDDEN)
                at.app.screen.play(move("step C5"))
                await at.settle()
                assert "Step to C5" in at.dialog
                await at.press("escape")
                assert "a hidden line" in at.dialog
                assert "C5" not in at.dialog
            await at.press("x")
            assert at.table.moves[-1] == "step C5"
            assert sits(at.app.screen, EVERYBODY)
            assert "step C5" not in at.text

    asyncio.run(play())


def test_whoever_leaves_with_a_line_in_hand_finds_the_table_at_the_last_saved_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with seated(tmp_path, FREE) as at:
            with monkeypatch.context() as broken:
                full(at, broken)
                at.public.play(move("meru rests"))
                await at.settle()
                await at.press("escape")
            assert isinstance(at.app.screen, FirstPage)
            await at.press("enter")
            await at.type(PIN, "enter")
            assert at.table.moves == FREE

    asyncio.run(play())


def test_a_second_window_is_told_who_has_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, FREE), stage(tmp_path) as second:
            assert NAME in second.text
            await second.press("enter")
            await second.type(PIN, "enter")
            assert "Another window has this table open" in second.dialog

    asyncio.run(play())


GARBAGE = ("step D4\n" * 50, "\x1b[2J\x07", "‮abc", "é" * 5000, "\t\t\r\n", "💣" * 300)


@pytest.mark.parametrize("where", ["", "f2", "f3", "f4", "ctrl+z", "f1", "ctrl+p"])
def test_pasted_garbage_plays_nothing_and_breaks_nothing(tmp_path: Path, where: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, FREE) as at:
            if where:
                await at.press(where)
            for text in GARBAGE:
                at.app.post_message(events.Paste(text))
                await at.settle()
            assert at.table.moves == FREE
            assert at.app.is_running
            if where == "ctrl+p":
                await at.press("escape")  # it may still look for commands

    asyncio.run(play())


@pytest.mark.parametrize("where", ["f1", "f2", "f3", "f4", "f5", "f6", "ctrl+z", "ctrl+p"])
def test_another_size_in_the_middle_of_a_dialog_loses_nothing(tmp_path: Path, where: str) -> None:
    async def play() -> None:
        async with seated(tmp_path, FREE) as at:
            await at.press(where)
            top = at.app.screen
            for size in ((20, 8), (40, 20), (200, 60)):
                await at.pilot.resize_terminal(*size)
                await at.settle()
                await at.pilot.resize_terminal(80, 24)
                await at.settle()
                assert at.app.screen is top
                assert at.table.moves == FREE

    asyncio.run(play())


def test_keys_faster_than_the_screen_play_no_line_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, ASKED) as at:
            await at.press("f2")
            await at.type(PIN, "enter")
            for _key in range(5):
                at.app.post_message(events.Key("1", "1"))
            await at.settle()
            assert at.table.moves.count("answer D2") == ASKED.count("answer D2") + 1
            assert at.table.moves[: len(ASKED) + 1] == (*ASKED, "answer D2")

    asyncio.run(play())


def test_a_decision_that_is_not_saved_stays_in_hand_until_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 1)) as at:
            await at.press("f3")
            await at.type("mind-mgmt.table.peek")
            await at.press("enter", "f5")
            await at.type("we go on")
            with monkeypatch.context() as broken:
                full(at, broken)
                await at.press("enter")
                assert "The disk is full" in at.dialog
                assert "At this table:" not in at.dialog
                await at.press("escape", "escape")
                assert "NOT SAVED" in at.text
            await at.press("enter")
            assert at.table.record[-1].text.endswith("we go on (mind-mgmt.table.peek)")

    asyncio.run(play())
