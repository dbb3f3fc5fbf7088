"""The replay of an ended game: its path line by line, what was possible then, and what decided."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import sleep

import pytest

from companion.play.watched_table import Watched
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from screens.games.mind_mgmt.public_picture import ShownBoard
from screens.kit.bar import Bar
from screens.table.watching import curve
from screens.table.watching.ending_page import EndingPage
from screens.trail.path_page import PathPage
from tests.games.mind_mgmt.random_games import GAME
from tests.screens.stage import SIZES, Size, Stage, golden, played
from tests.screens.test_ending import WALKED, at_the_end
from tests.store.evening import MOVES, NAME


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


def test_leaving_the_path_stops_what_is_worked_out_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = []

    def endless(_game: object, _played: object, going: Callable[[float], bool]) -> None:
        while going(0.4):
            sleep(0.01)
        stopped.append(True)

    monkeypatch.setattr(curve, "worked_out", endless)

    async def look(found: Stage) -> None:
        await found.pilot.press("w")
        walk = found.app.screen
        assert isinstance(walk, PathPage)
        while "40 %" not in found.text:
            await asyncio.sleep(0.01)
        assert not walk.check_action("decided", ())
        await found.press("escape")
        assert isinstance(found.app.screen, EndingPage)
        await found.until(lambda: bool(stopped))

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
