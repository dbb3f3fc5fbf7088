"""What can go wrong under a running app: the disk, the window, and what somebody pastes."""

import asyncio
import shutil
import unicodedata
from collections.abc import Callable
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest
from textual import events
from textual.widgets import Input

from companion.play import table
from companion.store.disk import database
from companion.store.tables import Tables
from screens.home.first_page import FirstPage
from screens.table.dialogs.failed_save_dialog import FailedSaveDialog
from screens.table.kinds.everybody import EVERYBODY
from tests.screens.every import WAYS, Step, Way, asked, at_home, free, line, typed
from tests.screens.kinds import sits
from tests.screens.stage import Stage, evening, move
from tests.store.evening import NAME, PIN

FREE = evening("done", 4)
Mend = Callable[[], object]


def moved(at: Stage) -> Mend:
    """Move the database away; give what brings it back."""
    file = at.app.tables.folder / database.NAME
    aside = file.rename(file.with_name("elsewhere"))
    return lambda: aside.rename(file)


def folder_moved(at: Stage) -> Mend:
    """Move the whole folder away; give what brings it back."""
    home = at.app.tables.folder
    aside = home.rename(home.with_name("elsewhere"))
    return lambda: aside.rename(home)


def read_only(at: Stage) -> Mend:
    """Let nothing be written."""
    at.app.tables._database.execute("PRAGMA query_only = ON")
    return lambda: at.app.tables._database.execute("PRAGMA query_only = OFF")


def full(at: Stage) -> Mend:
    """Fill the disk up, but for a few lines."""
    found = at.app.tables._database
    pages = found.execute("PRAGMA page_count").fetchone()[0]
    found.execute(f"PRAGMA max_page_count = {pages + 1}")
    return lambda: found.execute("PRAGMA max_page_count = 100000")


@pytest.mark.parametrize("ruin", [moved, folder_moved, read_only, full])
def test_play_stops_at_the_last_saved_line_and_goes_on_when_it_can(
    tmp_path: Path, ruin: Callable[[Stage], Mend]
) -> None:
    said: list[str] = []

    async def play() -> None:
        async with Way(free).gone(tmp_path) as at:
            mend = ruin(at)
            while not isinstance(at.app.screen, FailedSaveDialog):
                said.append(f"remark {'so it is ' * 30}{len(said)}")
                at.public.play(move(said[-1]))
                await at.settle()
            saved = (*FREE, *said[:-1])
            assert at.table.moves == saved
            assert "NOT SAVED Remark: so it is" in at.dialog
            await at.press("1", "f2", "enter", "tab")
            assert at.table.moves == saved
            assert "NOT SAVED Remark: so it is" in at.dialog
            mend()
            await at.press("x")
            assert sits(at.app.screen, EVERYBODY)
            assert at.table.moves == (*saved, said[-1])
            await at.press("escape", "y")

    asyncio.run(play())
    home = tmp_path / "home"
    with closing(Tables(home)) as kept, closing(table.resume(kept, kept.find(NAME), PIN)) as found:
        assert found.moves == (*FREE, *said)


async def delete(at: Stage) -> None:
    """Delete the database."""
    (at.app.tables.folder / database.NAME).unlink()


async def delete_the_folder(at: Stage) -> None:
    """Delete the folder and all that is in it."""
    shutil.rmtree(at.app.tables.folder)


def told(ruin: Step) -> dict[str, Way]:
    """Give what somebody may do next to a ruined disk."""
    begun = (typed("Eva Adam"), "enter", typed(PIN), "enter", typed(PIN), "enter")
    share = (typed("abse abso abst absu"), "enter")
    return {
        "begin": at_home(ruin, "n", "ctrl+u", *begun),
        "rename": at_home(ruin, "r", typed("2"), "enter"),
        "export": at_home(ruin, "x", "2", typed(PIN), "enter"),
        "delete": at_home(ruin, "d", "y"),
        "resume": at_home(ruin, "enter", typed(PIN), "enter"),
        "share": at_home("enter", typed(PIN), "enter", "f2", ruin, *share),
        "undo": Way(free, (line("meru rests"), ruin, "ctrl+z", "enter")),
        "curtain": Way(asked, ("f2", ruin, typed(PIN), "enter")),
        "answer": Way(asked, ("f2", typed(PIN), "enter", ruin, "1")),
    }


@pytest.mark.parametrize(
    ("what", "ruin"), [*zip(told(delete), cycle([delete, delete_the_folder]), strict=False)]
)
def test_whatever_is_done_next_to_a_lost_database_says_so_and_nothing_stops(
    tmp_path: Path, what: str, ruin: Callable[[Stage], None]
) -> None:
    async def play() -> None:
        async with told(ruin)[what].gone(tmp_path) as at:  # type: ignore[arg-type]
            said = " ".join(at.text.replace("│", " ").replace("┃", " ").split())
            assert any(each in said for each in ("Not saved", "cannot be locked")), at.text
            assert at.app.is_running

    asyncio.run(play())


def test_who_leaves_a_line_unsaved_is_told_and_finds_the_table_at_the_last_saved_one(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with Way(free).gone(tmp_path) as at:
            mend = moved(at)
            at.public.play(move("meru rests"))
            await at.settle()
            await at.press("escape")
            assert isinstance(at.app.screen, FirstPage)
            assert "The last line was NOT saved." in at.text
            mend()
            await at.press("enter")
            await at.type(PIN, "enter")
            assert at.table.moves == FREE

    asyncio.run(play())


GARBAGE = (
    "x" * 100_000,
    "\x1b[2J\x07\x00\x9b31m\x1b]0;title\x07",
    "\u202eabc\u2066\u200f\ufeff",
    "[bold]x[/] [@click=app.quit]q[/] {0} %s $x",
    "\t\t\r\n \u2028 💣",
)
FIELDS = (
    "LineDialog",
    "NewTable",
    "Curtain",
    "OpenedPage",
    "RuleSearch",
    "FileDialog",
    "SealForm",
    "VerifyPage",
)


@pytest.mark.parametrize("name", [*FIELDS, "ImportForm", "ResumeDialog", "ShareDialog"])
def test_garbage_in_a_field_is_taken_or_refused_and_steers_nothing(
    tmp_path: Path, name: str
) -> None:
    async def play() -> None:
        async with WAYS[name].gone(tmp_path) as at:
            rows = at.app.tables.list()
            for field in tuple(at.app.screen.query(Input)):
                for garbage in GARBAGE:
                    field.focus()
                    field.clear()
                    at.app.post_message(events.Paste(garbage))
                    await at.settle()
                    assert not [sign for sign in at.text if steers(sign)]
            await at.press("escape")
            assert at.app.tables.list() == rows
            assert at.app.is_running

    asyncio.run(play())


def steers(sign: str) -> bool:
    """Say whether a sign would do something to a terminal."""
    return sign != "\n" and unicodedata.category(sign) in {"Cc", "Cf", "Zl", "Zp"}


def test_a_paste_without_end_is_refused_aloud_and_what_stands_there_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with WAYS["LineDialog"].gone(tmp_path) as at:
            at.app.post_message(events.Paste(GARBAGE[0]))
            await at.settle()
            assert "Nothing was pasted" in at.text
            assert "evening 2" in at.dialog

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a" * 5000, "~nobody-at-all/x", "no/such/folder/x", "/"])
def test_a_file_that_cannot_be_written_is_told_and_asked_for_again(
    tmp_path: Path, name: str
) -> None:
    async def play() -> None:
        async with WAYS["FileDialog"].gone(tmp_path) as at:
            before = at.dialog
            at.app.screen.query_one(Input).clear()
            at.app.post_message(events.Paste(name))
            await at.settle()
            await at.press("enter")
            assert at.app.screen.query_one("#answer").visual.plain not in before  # type: ignore[attr-defined]
            assert at.app.is_running

    asyncio.run(play())
