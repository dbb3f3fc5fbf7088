"""The end of a game: what is opened when, and what everybody can do with it."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest
from textual.widgets import Static

from companion import games
from companion.evening.sitting import Sitting
from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import CLEAN, UNBOUND, judged
from companion.seal.evidence import of_bytes
from companion.store.tables import Tables
from screens.proof.head_page import HeadPage
from screens.proof.verdict_page import VerdictPage
from screens.table.watching.ending_page import LAST, EndingPage
from screens.trail import path_page
from screens.trail.path_page import PathPage
from tests.screens.doing import done, paste
from tests.screens.stage import SIZES, Size, Stage, folder, golden, opened, played, sizes, stage
from tests.store.evening import MOVES, NAME, PIN
from tests.store.version1 import EARLY

# The start, the first four steps, and what the turns brought.
WALKED = [line.split(" ")[1] for line in MOVES if line.startswith(("start ", "step ", "slip "))]
Script = Callable[[Stage], Awaitable[None]]


def at_the_end(home: Path, script: Script, size: Size = (80, 24), *, ended: bool = True) -> None:
    """Play a script at a table whose game is over."""
    copytree(opened() if ended else folder(MOVES), home, dirs_exist_ok=True)

    async def run() -> None:
        async with stage(home, size) as found:
            await found.press("enter")
            if not ended:
                await found.type(PIN, "enter")
                assert isinstance(found.app.screen, EndingPage)
                first = str(found.app.screen.query_one("#next", Static).content)
                assert first.startswith("First keep the last receipt: Enter shows it.")
                assert "with the key o" in first
                await found.press("enter")
                assert isinstance(found.app.screen, HeadPage)
                await found.press("enter")
            assert isinstance(found.app.screen, EndingPage)
            await script(found)

    asyncio.run(run())


def test_the_result_names_its_rule_and_nothing_hidden(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        async for size in sizes(found):
            golden(f"ending-{size[0]}", found.text)
            assert set(re.findall(r"\b[A-F][1-7]\b", found.text)) == {"B6"}  # where he was caught

    at_the_end(tmp_path, look, SIZES[0], ended=False)


def test_nothing_is_shown_before_the_pin_opens_everything(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        for key in ("w", "v"):
            await found.press(key)
            assert isinstance(found.app.screen, EndingPage), key
        assert "Tried to capture" in found.text
        assert "Near misses" not in found.text
        await found.press("o")
        assert "Reveal everything to everybody, for good?" in found.dialog
        await found.type("0000", "enter")
        await found.press("escape")
        assert "Nothing is secret any more" not in found.text
        await found.press("o")
        await found.type(PIN, "enter")
        await found.press("enter", "escape")
        assert "Nothing is secret any more" in found.text
        assert "Reveal everything" not in found.text

    at_the_end(tmp_path, look, (120, 40), ended=False)


def test_an_opened_table_offers_path_verdict_and_evidence(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        async for size in sizes(found):
            golden(f"ending-opened-{size[0]}", found.text)

    at_the_end(tmp_path, look, SIZES[0])


def test_the_verdict_at_the_keepers_machine_says_that_it_proves_nothing(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("v")
        await done(found, "_judge")
        assert isinstance(found.app.screen, VerdictPage)
        said = " ".join(found.text.replace("│", "").split())
        assert "Not by the program's own check. The receipts that the others kept prove it" in said
        assert "On the device where it was hidden this proves nothing" in said
        await found.press("escape")  # it asks for nothing, and leads back
        assert isinstance(found.app.screen, EndingPage)

    at_the_end(tmp_path, look)


def test_whoever_kept_receipts_adds_them_behind_the_verdict(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        ending = found.app.screen
        assert isinstance(ending, EndingPage)
        head = ending._table.sealing.head().short
        await found.press("v")
        await done(found, "_judge")
        await found.press("r")
        assert "What did you keep?" in found.text
        await paste(found, head, "f5")
        await done(found, "_judge")
        assert "proves nothing" in found.text
        assert "nothing was given" not in found.text

    at_the_end(tmp_path, look, (80, 40))


def test_the_last_head_is_shown_again(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("h")
        await done(found, "work_out")
        assert "Receipt at 09:00, number 2" in found.text
        assert "your words: " in found.text

    at_the_end(tmp_path, look, (120, 40))


def test_the_written_evidence_is_accepted_with_a_head_that_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "evening.evidence.txt"
    with closing(Tables(tmp_path)) as tables:
        evening = played(tables, MOVES)
        head = evening.sealing.head().short
        evening.close()

    async def save() -> None:
        async with stage(tmp_path) as found:
            await found.press("enter")
            await found.type(PIN, "enter")
            await found.press("enter", "enter", "o")
            await found.type(PIN, "enter")
            await found.press("enter", "escape", "s", "ctrl+u")
            await paste(found, str(path), "enter")
            said = str(found.app.screen.query_one("#answer", Static).content)
            assert f"{path}: written" in said
            assert "checks evening.evidence.txt on a device of their own: Check a game" in said

    asyncio.run(save())
    verdict = judged(games.take, of_bytes(path.read_bytes()), heads_of(head))
    assert verdict.all == ()
    assert verdict.code in (CLEAN, UNBOUND)


def test_what_is_written_into_the_folder_at_hand_is_told_with_its_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["/somewhere/companion/__main__.py"])

    async def look(found: Stage) -> None:
        await found.press("s", "ctrl+u")
        await found.type("e.txt", "enter")
        said = str(found.app.screen.query_one("#answer", Static).content)
        assert f"{tmp_path / 'e.txt'}: written" in said
        assert "checks e.txt on a device of their own" in said

    at_the_end(tmp_path / "home", look)


def test_evidence_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    path = tmp_path / "there"
    path.write_text("mine", "utf-8")

    async def look(found: Stage) -> None:
        await found.press("s", "ctrl+u")
        await paste(found, str(path), "enter")
        assert "exists already" in " ".join(found.text.split())

    at_the_end(tmp_path, look)
    assert path.read_text("utf-8") == "mine"


def test_the_players_keep_the_last_head_before_anything_is_opened(tmp_path: Path) -> None:
    async def run() -> None:
        async with stage(tmp_path) as found:
            tables = found.app.tables
            evening = played(tables, MOVES)
            sitting = Sitting(tables, tables.find(NAME), evening)
            sitting.heads -= 1
            found.app.sit_down(sitting)
            await found.settle()
            assert isinstance(found.app.screen, EndingPage)
            assert "CAPTURED! Bill (Petr) caught Eva" in found.text
            await found.press("o")
            assert isinstance(found.app.screen, EndingPage)
            await found.press("enter")
            assert found.app.screen.query_one("#ask", Static).content == LAST
            await found.press("enter")
            assert isinstance(found.app.screen, EndingPage)
            assert not sitting.new_head

    asyncio.run(run())


def test_once_all_is_revealed_the_path_draws_itself_until_a_key_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(path_page, "FAST", 3600.0)  # only the test goes on

    async def look(found: Stage) -> None:
        await found.press("o")
        await found.type(PIN, "enter")
        walk = found.app.screen
        assert isinstance(walk, PathPage)
        assert walk.playing
        await found.press("left")
        assert not walk.playing
        assert walk.at == walk._last
        await found.press("left")
        assert walk.at == walk._replay.hours[-2]
        await found.press("escape")
        assert "Near misses" in found.text

    at_the_end(tmp_path, look, (120, 40), ended=False)


def test_who_wants_no_movement_sees_the_whole_path_at_once(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        found.app.animation_level = "none"
        await found.press("o")
        await found.type(PIN, "enter")
        walk = found.app.screen
        assert isinstance(walk, PathPage)
        assert (walk.playing, walk.at) == (False, walk._last)

    at_the_end(tmp_path, look, ended=False)


def test_the_verdict_on_a_table_of_the_first_version_says_that_it_is_no_proof(
    tmp_path: Path,
) -> None:
    with closing(Tables(tmp_path)) as tables:
        tables.load(EARLY, NAME)

    async def run() -> None:
        async with stage(tmp_path) as found:
            await found.press("enter", "v")
            await done(found, "_judge")
            said = " ".join(found.text.replace("│", " ").split())
            assert "the record has the form of the first version of Companion" in said

    asyncio.run(run())
