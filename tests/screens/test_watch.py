"""The second screen: it follows what is played elsewhere, and takes nothing."""

import asyncio
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from shutil import copytree

import pytest
from textual.widgets import Static

from companion.core import KEEPER, PUBLIC
from companion.locale import LANGUAGES
from companion.play.table import begin
from companion.seal import words
from companion.store.public_reader import PublicReader, PublicTable
from companion.store.tables import Tables
from screens import watch_window as watching_window
from screens.kit.letters.block_letters import blocks
from screens.proof.head_page import FIRST
from screens.proof.qr_widget import QrWidget
from screens.table.panels.loud_line import LoudLine
from screens.table.panels.sheet_panel import SectionBox, SheetPanel
from screens.table.watching import walked
from screens.table.watching.watch_page import BESIDE, LAST, WatchPage
from screens.watch_window import WatchWindow
from tests.screens.camera import codes
from tests.screens.doing import done
from tests.screens.every import WAYS
from tests.screens.stage import SIZES, Size, Stage, evening, folder, golden
from tests.shelf import toys as toys
from tests.store.evening import MOVES, NAME, SHARE, resumed

ANSWERED = MOVES[: MOVES.index("answer D2") + 1]
SHOWN = MOVES[: MOVES.index("done", 42) + 1]


@asynccontextmanager
async def watching(home: Path, size: Size = (80, 24), name: str = "") -> AsyncIterator[Stage]:
    """Run the window of a second screen over a folder."""
    window = WatchWindow(PublicReader(home, name))
    async with window.run_test(size=size) as pilot:
        at = Stage(window, pilot)  # type: ignore[arg-type] # it shows no side of a table
        await again(at)
        yield at


async def again(at: Stage) -> None:
    """Look once more, as the window does by itself a few times a second."""
    next(each for each in at.app.screen_stack if isinstance(each, WatchPage)).look()
    await at.settle()


def block(words: str) -> str:
    """Give the first row of drawn letters."""
    return blocks(words, 80)[0]


def copied(home: Path, lines: tuple[str, ...]) -> Path:
    """Copy a table that was played so far."""
    return Path(copytree(folder(lines), home))


@pytest.mark.parametrize("size", SIZES)
def test_it_looks_as_it_did(tmp_path: Path, size: Size) -> None:
    async def look() -> None:
        async with WAYS["WatchPage"].gone(tmp_path, size) as at:
            golden(f"watch-{size[0]}x{size[1]}", at.text)

    asyncio.run(look())


def test_it_shows_what_is_due_and_the_answer_in_large_signs(tmp_path: Path) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", ANSWERED)) as at:
            assert "HENRY MAY GO ON, OR THE TURN ENDS." in at.text
            assert "FLUX CAFE? STEP ON D2 · Cafe + Billboard" in at.text
            assert block("D2") in at.text

    asyncio.run(look())


@pytest.mark.parametrize(("last", "said"), [("answer none", "NO NEW TOKEN"), ("answer no", "NO")])
def test_each_answer_is_drawn_as_large_as_a_location(tmp_path: Path, last: str, said: str) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", evening(last))) as at:
            assert block(said) in at.text

    asyncio.run(look())


@pytest.mark.parametrize("size", SIZES)
def test_who_has_won_stands_there_in_large_letters_with_the_last_receipt(
    tmp_path: Path, size: Size
) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", MOVES), size) as at:
            wins = (
                (block("THE AGENTS"), block("WIN"))
                if size[0] >= BESIDE
                else ("T H E   A G E N T S   W I N",)
            )
            assert all(each in at.text for each in wins)
            assert FIRST not in at.text
            assert not at.app.screen.query_one("#stamp", Static).content  # no hour is left to play
            if size[0] >= BESIDE:
                assert LAST in at.text

    asyncio.run(look())


@pytest.mark.parametrize("last", ["recruits 3", "agent dusty A6", "begin", "done", "answer D2"])
def test_nothing_is_cut_where_nobody_can_scroll(tmp_path: Path, last: str) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", evening(last))) as at:
            await done(at, "work_out")
            assert [row[0] for row in at.text.splitlines() if row[:1].isdigit()] == [*"1234567"]
            sheet = at.app.screen.query_one(SheetPanel)
            assert sheet.max_scroll_y == 0
            agents = ("Meru (", "Henry (", "Bill (", "Dusty (")
            assert sum(each in at.text for each in agents) in (0, len(agents))
            assert "…" not in "".join(row for row in at.text.splitlines() if "─ " in row)

    asyncio.run(look())


def test_a_new_head_asks_to_be_photographed_until_the_game_goes_on(tmp_path: Path) -> None:
    async def look() -> None:
        home = copied(tmp_path / "home", SHOWN)
        async with watching(home) as at:
            with resumed(home) as played:
                short = played.sealing.head().short
                assert codes(at) == [short]
                assert FIRST in at.text
                played.play(PUBLIC, played.read(MOVES[len(SHOWN)]))
                await again(at)
                assert codes(at) == []
                assert FIRST not in at.text
                assert "Meru moves" in at.text
            await at.press("f5")
            assert codes(at) == [short]

    asyncio.run(look())


async def has_a_whole_code(at: Stage) -> None:
    """Check that the code of a new receipt is not cut, or a key shows it alone."""
    if not codes(at):
        assert "A new receipt: F5 shows its code." in at.text
        await at.press("f5")
        assert len(codes(at)) == 1
        await at.press("f5")


@pytest.mark.parametrize("size", [(90, 20), (160, 20), (160, 45)])
def test_a_new_receipt_is_never_cut(tmp_path: Path, size: Size) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", SHOWN), size) as at:
            await has_a_whole_code(at)

    asyncio.run(look())


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_code_and_the_words_of_a_new_receipt_stand_there_until_the_game_goes_on(
    tmp_path: Path, size: Size
) -> None:
    async def look() -> None:
        home = copied(tmp_path / "home", SHOWN)
        async with watching(home, size) as at:
            await has_a_whole_code(at)
            await at.app.workers.wait_for_complete(
                each for each in at.app.workers if each.name == "work_out"
            )
            await at.settle()
            with resumed(home) as played:
                spoken = played.sealing.head().words("en").partition(" · ")[2]
                line = at.app.screen.query_one("#words", LoudLine)
                assert line.text == spoken
                assert line.region.width == size[0]
                if size[1] < 30:  # else they are drawn
                    assert spoken.upper() in " ".join(at.text.split())
                assert "Receipt words of 06:00" in at.text
                played.play(PUBLIC, played.read(MOVES[len(SHOWN)]))
                await again(at)
                assert "Receipt words" not in at.text

    asyncio.run(look())


def test_it_says_in_a_sentence_that_there_is_no_table_and_goes_on_with_the_first(
    tmp_path: Path,
) -> None:
    async def look() -> None:
        async with watching(tmp_path) as at:
            assert "There are no tables here yet; begin one" in " ".join(at.text.split())
            with closing(Tables(tmp_path)) as tables:
                options = {"players": "Eva Adam", "mode": "basic", "edition": "dubnany"}
                begin(tables, "chase", "neighbour-spy", options, None).close()
                await again(at)
                assert "My Neighbour Spy · chase" in at.text
                assert "↻" in at.text
                tables.delete(tables.find("chase"))
                await again(at)
                assert "There are no tables here yet" in at.text

    asyncio.run(look())


@pytest.mark.parametrize("key", ["q", "escape"])
def test_a_key_leaves_and_help_tells_the_keys(tmp_path: Path, key: str) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", ANSWERED)) as at:
            await at.press("f1")
            assert "Keys of this screen" in at.text
            await at.press("escape", key)
            assert not at.app.is_running

    asyncio.run(look())


def test_a_window_without_room_asks_for_more_and_goes_on(tmp_path: Path) -> None:
    async def look() -> None:
        async with watching(copied(tmp_path / "home", ANSWERED)) as at:
            await at.pilot.resize_terminal(20, 8)
            await at.settle()
            assert "more room" in at.text
            await at.pilot.resize_terminal(80, 24)
            await at.settle()
            assert "FLUX CAFE? STEP ON D2 · Cafe + Billboard" in at.text

    asyncio.run(look())


def test_without_colours_it_reads_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        home = copied(tmp_path / "home", ANSWERED)
        async with watching(home) as at:
            coloured = at.text
        monkeypatch.setitem(os.environ, "NO_COLOR", "1")
        async with watching(home) as at:
            assert at.text == coloured

    asyncio.run(look())


@pytest.mark.usefixtures("toys")
def test_a_game_without_a_picture_is_shown_in_words(tmp_path: Path) -> None:
    async def look() -> None:
        with closing(Tables(tmp_path)) as tables:
            options = {"players": "Eva Adam", "length": "short"}
            begin(tables, NAME, "rails", options, None).close()
        async with watching(tmp_path) as at:
            assert "· evening" in at.text
            assert "Eva" in at.text
            assert "f5" not in at.text

    asyncio.run(look())


def test_behind_the_reveal_the_path_walks_and_the_words_say_who_has_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walked, "PACE", 3600.0)  # only the test goes on

    async def look() -> None:
        home = copied(tmp_path / "home", MOVES)
        async with watching(home) as at:
            assert "CAPTURED!" in at.text
            assert "*09*" not in at.text
            with resumed(home) as played:
                played.sealing.end()
            await again(at)
            page = at.app.screen
            assert isinstance(page, WatchPage)
            walk = page._walked
            seen = []
            while walk.stamp:
                seen.append(at.text)
                walk._walk_on()
                await at.settle()
            hours = [each for text in seen for each in re.findall(r"\*(\d\d)\*", text)]
            assert sorted({*hours}) == [*dict.fromkeys(hours)]
            assert (hours[0], hours[-1]) == ("01", "09")
            assert "Meru" not in seen[0].partition("Log")[2]  # nothing was asked by then
            assert "*09*" in at.text
            await at.until(lambda: walk.evening is not None)
            assert "What decided" in at.text
            assert "The question that told most" in at.text
            await at.press("w")
            assert "*01*" in at.text
            assert "░░" in at.text
            await at.press("right")
            assert "*02*" in at.text
            await at.press("left")
            assert "*01*" in at.text

    asyncio.run(look())


@pytest.mark.parametrize(
    ("size", "language"), [*zip(cycle([(80, 24), (120, 30), (160, 24)]), LANGUAGES, strict=False)]
)
def test_a_receipt_is_whole_with_its_words_also_where_it_comes_while_one_looks(
    tmp_path: Path, size: Size, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    first = MOVES[: MOVES.index("recruits 3") + 1]

    async def look() -> None:
        home = copied(tmp_path / "home", first[:-1])
        async with watching(home, size) as at:
            with resumed(home) as played:
                played.sealing.share(SHARE)
                played.play(KEEPER, played.read(first[-1]))
                await again(at)
                await done(at, "work_out")
                if size[1] < 30:  # else the words are drawn, and need the room
                    assert codes(at) == [played.sealing.head().short]
                shown = at.app.screen.query_one(QrWidget).region
                assert shown.bottom < size[1], "the foot covers a part of it"
                six = at.app.screen.query_one("#words", LoudLine)
                assert six.text == played.sealing.head().six(words.language())
                assert six.region.height == six.outer_size.height > 0

    asyncio.run(look())


def test_a_receipt_that_the_table_did_not_sign_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = copied(tmp_path / "home", SHOWN)
    read = PublicReader.read

    def changed(reader: PublicReader) -> PublicTable:
        found = read(reader)
        *lines, last = found.lines
        earlier = next(line for line in lines if line.startswith("table head "))
        assert last != earlier
        return replace(found, lines=(*lines, earlier))

    async def look() -> None:
        async with watching(home) as at:
            assert len(codes(at)) == 1
            assert "Keep no receipt" not in at.text
            monkeypatch.setattr(PublicReader, "read", changed)
            await again(at)
            assert codes(at) == []
            assert "Keep no receipt from this screen" in at.text
            await at.press("f5")
            assert codes(at) == []

    asyncio.run(look())


def test_behind_the_reveal_words_tell_what_was_hidden_where_no_picture_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching_window, "picture", lambda _game, _revealed: None)

    async def look() -> None:
        home = copied(tmp_path / "home", MOVES)
        async with watching(home, (120, 60)) as at:
            assert not [each for each in titles(at) if "Recruiter" in each]
            with resumed(home) as played:
                played.sealing.end()
            await again(at)
            hidden = ["The Recruiter's cards", "The Recruiter's path, + for recruits"]
            assert [each.strip() for each in titles(at)[:2]] == hidden

    asyncio.run(look())


def titles(at: Stage) -> list[str]:
    """Read the titles of the sections beside the log."""
    return [str(each.border_title) for each in at.app.screen.query(SectionBox)]
