"""Heads: shown after each turn of the keeper, read by a camera, kept before anything goes on."""

import asyncio
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from textual.widgets import Static

from companion.core import KEEPER
from companion.seal.shown_head import Showing
from companion.store.tables import Tables
from screens.proof.head_page import WAIT, HeadPage
from screens.proof.share_dialog import ShareDialog
from screens.table.kinds.everybody import EVERYBODY
from screens.table.watching.ending_page import EndingPage
from tests.screens.camera import codes
from tests.screens.kinds import sits
from tests.screens.stage import Size, Stage, evening, played, seated, stage
from tests.store.evening import MOVES, PIN

TURN = evening("draw bus")  # only `done` is left of the keeper's turn


async def done(at: Stage) -> None:
    """End the keeper's turn."""
    await at.press("f2")
    await at.type(PIN, "enter", "enter")


async def worked_out(at: Stage) -> None:
    """Wait until the words are worked out."""
    for work in list(at.app.workers):
        if work.name == "work_out":
            await work.wait()
    await at.settle()


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_a_camera_reads_the_head_from_the_screen_in_every_theme(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            await done(at)
            assert isinstance(at.app.screen, HeadPage)
            for theme in ("companion-dark", "companion-light", "companion-contrast"):
                at.app.theme = theme
                await at.settle()
                assert codes(at) == [at.table.sealing.head().short], theme

    asyncio.run(play())


def test_nobody_goes_on_until_the_head_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await done(at)
            lines = len(at.table.record)
            await at.press("f2", "1", "ctrl+z", "f4", "escape", "left")
            assert isinstance(at.app.screen, HeadPage)
            assert len(at.table.record) == lines
            await at.press("enter")
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_a_small_screen_asks_to_photograph_the_code_and_turns_to_the_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (40, 20)) as at:
            await done(at)
            await worked_out(at)
            assert "tab Code/words" in at.text
            assert "Photograph this before anybody moves." in at.text
            await at.press("space")
            said = " ".join(at.text.split())
            assert "Nobody moves or asks until this is kept." in said
            assert "06 · " in said
            assert "your words: " in said

    asyncio.run(play())


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
def test_where_there_is_room_each_thing_of_a_head_stands_in_one_row(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            await done(at)
            await worked_out(at)
            assert WAIT in at.text
            assert "Photograph it, here or on the watch screen" in at.text
            assert at.table.sealing.head().short in at.text
            assert codes(at) == [at.table.sealing.head().short]

    asyncio.run(play())


def test_the_help_of_a_head_begins_with_what_a_head_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (40, 20)) as at:
            await at.press("f5", "f1")
            assert at.dialog.startswith("Receipt: a fingerprint of the game so far")

    asyncio.run(play())


def test_the_last_head_is_shown_once_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            await at.press("f5")
            assert isinstance(at.app.screen, HeadPage)
            assert "Receipt at 05:00" in at.text

    asyncio.run(play())


def test_a_head_that_nobody_may_have_kept_is_shown_first_when_the_table_is_taken_up(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with stage(tmp_path) as at:
            await at.press("enter")
            await at.type(PIN, "enter")
            assert isinstance(at.app.screen, HeadPage)
            assert str(at.app.screen.query_one("#ask", Static).content) == WAIT
            await at.press("enter")
            assert isinstance(at.app.screen, ShareDialog)
            await at.press("escape", "escape", "y", "enter")
            await at.type(PIN, "enter")
            assert isinstance(at.app.screen, ShareDialog), "it was kept, and is not shown again"

    with closing(Tables(tmp_path)) as tables:
        played(tables, evening("done")).close()
    asyncio.run(play())


def test_a_head_behind_which_lines_were_written_is_not_shown_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path) as at:
            await at.press("enter")
            await at.type(PIN, "enter")
            assert isinstance(at.app.screen, ShareDialog)

    with closing(Tables(tmp_path)) as tables:
        played(tables, MOVES[: len(evening("done")) + 1]).close()
    asyncio.run(play())


def test_a_key_that_came_before_anything_was_seen_keeps_no_head(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN) as at:
            shown = HeadPage(at.table.sealing.head(), at.table.words.hour)
            at.app.push_screen(shown)
            shown.action_kept()
            await at.settle()
            assert at.app.screen is shown
            await at.press("enter")
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_the_first_head_comes_before_anybody_places_an_agent(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruits 3")[:-1]) as at:
            at.public.seating.sitting.play(KEEPER, at.table.read("recruits 3"))
            at.public.renew()
            await at.settle()
            assert isinstance(at.app.screen, HeadPage)
            assert "Receipt at 05:00" in at.text
            assert str(at.app.screen.query_one("#ask", Static).content) == WAIT
            await at.press("enter")
            assert sits(at.app.screen, EVERYBODY)

    asyncio.run(play())


def test_the_end_of_the_game_follows_the_last_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("bill captures B6")) as at:
            await at.press("f2")
            await at.type(PIN, "enter", "1")
            assert any(isinstance(each, EndingPage) for each in at.app.screen_stack)
            assert not any(sits(each, EVERYBODY) for each in at.app.screen_stack)

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_no_receipt_is_offered_as_kept_before_its_words_are_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: Size
) -> None:
    gate, work = Event(), Showing.words

    def work_out(shown: Showing, language: str) -> str:
        gate.wait()
        return work(shown, language)

    async def play() -> None:
        async with seated(tmp_path, TURN, size) as at:
            for key in ("f5", "f5"):  # shown once more, and once more again
                gate.clear()
                await at.pilot.press(key, "enter")
                await at.pilot.pause()
                stays, said = isinstance(at.app.screen, HeadPage), at.text
                gate.set()  # whatever was seen, the words can be worked out
                assert stays
                assert "Kept" not in said
                await worked_out(at)
                assert "Kept" in at.text
                await at.press("enter")
                assert sits(at.app.screen, EVERYBODY)

    monkeypatch.setattr(Showing, "words", work_out)
    try:
        asyncio.run(play())
    finally:
        gate.set()


def test_words_stay_as_they_were_said_in_another_language(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("recruiter Eva"), (80, 40)) as at:
            await at.press("f4", "w")
            await at.type("appl rive bott zoo", "enter")
            await at.press("f4", "f")
            assert "your words: apple river bottom zoo" in at.text
            words = str(at.app.screen.query_one("#words", Static).content)
            await at.press("enter", "f9", "down", "down", "enter")
            assert "VŠICHNI" in at.text
            await at.press("f5")
            assert "apple river bottom zoo" in at.text
            assert str(at.app.screen.query_one("#words", Static).content) == words

    asyncio.run(play())
