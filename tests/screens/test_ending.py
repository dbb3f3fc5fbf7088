"""The end of a game: what is opened when, and what everybody can do with it."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from textual.widgets import Static

from companion import games
from companion.evening.sitting import Sitting
from companion.play.watched_table import Watched
from companion.seal.checking.kept_heads import heads_of
from companion.seal.checking.verdict import CLEAN, UNBOUND, judged
from companion.seal.evidence import of_bytes
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from screens.games.mind_mgmt.public_picture import ShownBoard
from screens.kit.bar import Bar
from screens.proof.head_page import HeadPage
from screens.proof.verdict_page import VerdictPage
from screens.table.watching.curve import WORK
from screens.table.watching.ending_page import LAST, EndingPage
from screens.trail.path_page import PathPage
from tests.games.mind_mgmt.random_games import GAME
from tests.screens.doing import done, paste
from tests.screens.stage import SIZES, Size, Stage, golden, played, stage
from tests.store.evening import MOVES, NAME, PIN
from tests.store.version1 import EARLY

# The start, the first four steps, and what the turns brought.
WALKED = [line.split(" ")[1] for line in MOVES if line.startswith(("start ", "step ", "slip "))]
Script = Callable[[Stage], Awaitable[None]]


def at_the_end(home: Path, script: Script, size: Size = (80, 24), *, ended: bool = True) -> None:
    """Play a script at a table whose game is over."""
    with closing(Tables(home)) as tables:
        found = played(tables, MOVES)
        if ended:
            found.sealing.end()
        found.close()

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


@pytest.mark.parametrize("size", SIZES)
def test_the_result_names_its_rule_and_nothing_hidden(tmp_path: Path, size: Size) -> None:
    async def look(found: Stage) -> None:
        golden(f"ending-{size[0]}", found.text)
        assert set(re.findall(r"\b[A-F][1-7]\b", found.text)) == {"B6"}  # where he was caught

    at_the_end(tmp_path, look, size, ended=False)


@pytest.mark.parametrize("key", ["w", "v"])
def test_nothing_is_shown_before_the_keeper_opens_everything(tmp_path: Path, key: str) -> None:
    async def look(found: Stage) -> None:
        await found.press(key)
        assert isinstance(found.app.screen, EndingPage)

    at_the_end(tmp_path, look, ended=False)


def test_only_the_pin_opens_everything(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
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

    at_the_end(tmp_path, look, ended=False)


@pytest.mark.parametrize("size", SIZES)
def test_an_opened_table_offers_path_verdict_and_evidence(tmp_path: Path, size: Size) -> None:
    async def look(found: Stage) -> None:
        golden(f"ending-opened-{size[0]}", found.text)

    at_the_end(tmp_path, look, size)


async def walked(found: Stage, *keys: str) -> PathPage:
    """Show the replay, wait until what was possible is worked out, and press keys."""
    await found.press("w")
    walk = found.app.screen
    assert isinstance(walk, PathPage)
    await found.until(lambda: walk.evening is not None)
    await found.press(*keys)
    return walk


@pytest.mark.parametrize("size", SIZES)
def test_the_path_walks_over_the_board(tmp_path: Path, size: Size) -> None:
    async def look(found: Stage) -> None:
        await walked(found, "end", "left")
        golden(f"path-{size[0]}", found.text)

    at_the_end(tmp_path, look, size)


def test_the_path_stands_at_both_ends_and_plays_from_the_first_hour_again(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("w", "left")
        walk = found.app.screen
        assert isinstance(walk, PathPage)
        assert walk.at == 0
        assert "Next" in found.text.splitlines()[-1]
        await found.press("end", "right")
        assert "Next" not in found.text.splitlines()[-1]
        last = walk.at
        assert last > 0
        await found.press("space")
        assert (walk.at, walk.playing) == (0, True)
        await found.press("space")
        assert not walk.playing
        await found.press("space", "right")
        assert not walk.playing

    at_the_end(tmp_path, look)


def test_the_path_goes_on_by_lines_turns_and_hours_and_where_the_bar_is_tapped(
    tmp_path: Path,
) -> None:
    async def look(found: Stage) -> None:
        walk = await walked(found, "end", "left")
        hour, stages = walk.at, walk._replay.stages
        assert stages[hour].name != stages[hour + 1].name
        await found.press("up")
        assert (stages[walk.at].phase, stages[walk.at + 1].phase) == ("recruiter", "agents")
        await found.press("down")
        assert walk.at == hour
        await found.press("full_stop")
        assert walk.at == hour + 1
        await found.press("comma", "comma")
        assert walk.at == hour - 1
        await found.pilot.click(Bar, offset=(2, 0))
        await found.settle()
        assert walk.at == 0
        last = len(str(found.app.screen.query_one(Bar).content).partition("]")[0])
        await found.pilot.click(Bar, offset=(last, 0))
        await found.settle()
        assert walk.at == walk._last

    at_the_end(tmp_path, look)


def test_each_line_of_the_path_shows_where_the_recruiter_could_be_and_says_how_many(
    tmp_path: Path,
) -> None:
    async def look(found: Stage) -> None:
        walk = await walked(found)
        evening = walk.evening
        assert evening
        for at, shown in enumerate(walk._replay.stages[::9]):
            walk.at = at * 9
            await found.settle()
            here = evening.lines[shown.line].known.here
            assert found.app.screen.query_one(ShownBoard).picture.possible == set(here)
            assert f"{len(here)} possible place" in found.text.splitlines()[1]
            assert found.text.count("░") > 0 or not set(here) - {"B3", "E5"}

    at_the_end(tmp_path, look)


@pytest.mark.parametrize("size", SIZES)
def test_what_decided_is_listed_below_the_curve_and_leads_to_its_line(
    tmp_path: Path, size: Size
) -> None:
    async def look(found: Stage) -> None:
        walk = await walked(found, "m")
        golden(f"decided-{size[0]}", found.text)
        evening = walk.evening
        assert evening
        moments = evening.moments
        assert len(moments) > 2
        await found.press("down", "down", "enter")
        assert found.app.screen is walk
        assert walk._replay.stages[walk.at].line == moments[2].at
        await found.press("m", "escape")
        assert found.app.screen is walk

    at_the_end(tmp_path, look, size)


def test_leaving_the_path_stops_what_is_worked_out_behind_it(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("w")
        [work] = [each for each in found.app.workers if each.name == WORK]
        await found.press("escape")
        assert isinstance(found.app.screen, EndingPage)
        assert work.is_cancelled or work.is_finished

    at_the_end(tmp_path, look)


def test_before_everything_is_revealed_nothing_of_the_path_can_be_worked_out(
    tmp_path: Path,
) -> None:
    with closing(Tables(tmp_path)) as tables:
        found = played(tables, MOVES)
        assert found.outcome
        assert found.disclosed == ()
        seen = Watched(PublicReader(tmp_path, NAME).read())
        assert seen.over
        assert seen.disclosed == ()
        found.sealing.end()
        again = Watched(PublicReader(tmp_path, NAME).read())
        for revealed in (found, again):
            assert list(revealed.disclosed[-1].after.hidden.path) == WALKED
        found.close()


def test_the_path_walks_hour_by_hour_from_the_very_first_location(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("w")
        for hour, place in enumerate(WALKED, 1):
            assert f"{hour:02}:00 · {place} (" in found.text.splitlines()[0]
            await found.press("right")

    at_the_end(tmp_path, look)


def test_the_first_five_hours_tell_what_was_contacted_in_each(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("w")
        gained = []
        for _hour in range(5):
            gained.append(int(found.text.splitlines()[0].split(" · ")[2].split()[0]))
            await found.press("right")
        assert f"recruits {sum(gained)}" in MOVES

    at_the_end(tmp_path, look)


def test_the_first_page_of_the_path_is_no_list_of_what_was_laid_out(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("w")
        assert "The path starts on D2" in found.text
        assert "Placed" not in found.text

    at_the_end(tmp_path, look)


def test_the_path_tells_every_line_of_the_game_from_the_start_on(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("w")
        walk = found.app.screen
        assert isinstance(walk, PathPage)
        told = [GAME.notation.format(stage.moves[-1]) for stage in walk._replay.stages]
        assert tuple(told) == MOVES[MOVES.index("start D2") :]

    at_the_end(tmp_path, look)


def test_the_verdict_at_the_keepers_machine_says_that_it_proves_nothing(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        await found.press("v")
        await done(found, "_judge")
        assert isinstance(found.app.screen, VerdictPage)
        said = " ".join(found.text.replace("│", "").split())
        assert "Not by the program's own check. The receipts that the others kept prove it" in said
        assert "On the device where it was hidden this proves nothing" in said

    at_the_end(tmp_path, look)


def test_the_verdict_on_the_evening_that_has_ended_asks_for_nothing_and_leads_back(
    tmp_path: Path,
) -> None:
    async def look(found: Stage) -> None:
        await found.press("v")
        await done(found, "_judge")
        assert isinstance(found.app.screen, VerdictPage)
        await found.press("escape")
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


def test_once_all_is_revealed_the_path_draws_itself_until_a_key_is_pressed(tmp_path: Path) -> None:
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


def test_nobody_reads_near_misses_before_everything_is_revealed(tmp_path: Path) -> None:
    async def look(found: Stage) -> None:
        assert "Tried to capture" in found.text
        assert "Near misses" not in found.text

    at_the_end(tmp_path, look, (120, 40), ended=False)


def test_the_verdict_on_a_table_of_earlier_rules_is_a_sentence(tmp_path: Path) -> None:
    with closing(Tables(tmp_path)) as tables:
        tables.load(EARLY, NAME)

    async def run() -> None:
        async with stage(tmp_path) as found:
            await found.press("enter", "v")
            assert isinstance(found.app.screen, EndingPage)
            assert "its moves can still be exported" in found.text

    asyncio.run(run())
