"""When the words of everybody else are asked for, and how the table says so."""

import asyncio
from pathlib import Path
from shutil import copytree

import pytest
from textual.widgets import Static

from companion.evening.sitting import Sitting
from companion.play import table
from companion.seal.words import indexes, read_out
from companion.store.machine_notes import HOLDER, HOLDERS
from screens.proof.share_dialog import ShareDialog
from screens.table.kinds.everybody import EVERYBODY
from tests.screens.kinds import sits
from tests.screens.stage import evening, folder, move, played, seated, stage
from tests.screens.test_share import WORDS, said
from tests.store.evening import MOVES, NAME, PIN


def test_who_comes_back_to_a_table_is_told_why_new_words_are_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path) as found:
            played(found.app.tables, MOVES[:40]).close()
            row = found.app.tables.find(NAME)
            found.app.push_screen(
                ShareDialog(
                    Sitting(found.app.tables, row, table.resume(found.app.tables, row, PIN))
                )
            )
            await found.settle()
            assert "You came back to this table" in found.dialog

    asyncio.run(play())


def test_words_that_somebody_said_before_at_this_table_are_asked_for_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with stage(tmp_path) as found:
            played(found.app.tables, MOVES[:40]).close()
            resumed = table.resume(found.app.tables, found.app.tables.find(NAME), PIN)
            before = read_out(said(resumed), "en").split()
            found.app.push_screen(
                ShareDialog(Sitting(found.app.tables, found.app.tables.find(NAME), resumed))
            )
            await found.settle()
            await found.type(" ".join([*before[:2], *WORDS.split()[2:]]) + " ", "enter")
            for again in (before[:2], before[1::-1]):
                assert f"Said before at this table: Adam: {' '.join(again)}." in found.dialog
                assert "Adam says 2 words" in found.dialog
                assert f"Petr: {' '.join(WORDS.split()[2:])}" in found.dialog
                assert resumed.sealing.share_due
                await found.type(" ".join(before[1::-1]) + " ", "enter")
            await found.type(" ".join(WORDS.split()[:2]) + " ", "enter")
            assert said(resumed) == indexes(WORDS)
            assert not resumed.sealing.share_due

    asyncio.run(play())


def test_the_app_asks_at_once_for_new_words_where_another_player_becomes_the_recruiter(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, MOVES[:1]) as found:
            sitting = found.public.seating.sitting
            sitting.table.undo()
            found.public.play(move("recruiter Adam"))
            await found.settle()
            assert isinstance(found.app.screen, ShareDialog)
            assert "Another player hides something now: the others say new words" in found.dialog
            assert "Eva says" in found.dialog
            await found.press("escape")
            assert sits(found.app.screen, EVERYBODY), "it is asked once, and again at the seal"
            assert sitting.share_due
            found.public.call()
            await found.settle()
            await found.type(WORDS, "enter")
            assert list(sitting.table.sealing.shared) == ["Eva", "Petr"]
            assert not sitting.share_due

    asyncio.run(play())


@pytest.mark.parametrize("holder", HOLDERS)
def test_the_table_says_whose_words_are_due_and_how_many(tmp_path: Path, holder: str) -> None:
    copytree(folder(evening("lay slip")), tmp_path, dirs_exist_ok=True)

    async def play() -> None:
        async with stage(tmp_path) as at:
            row = at.app.tables.find(NAME)
            HOLDER.put(tmp_path, row.id, holder)
            await at.press("enter")
            await at.type(PIN, "enter")
            await at.until(lambda: not isinstance(at.app.screen, ShareDialog), "escape")
            said = "⏎ Your words are due: Adam 2, Petr 2. Enter asks for them."
            assert str(at.app.screen.query_one("#due", Static).content) == said
            await at.press("enter")
            assert isinstance(at.app.screen, ShareDialog)

    asyncio.run(play())
