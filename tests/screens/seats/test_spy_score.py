"""The score of Spy Connection on the screen: one large number, who is still to play, who won."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion import games
from companion.core import PUBLIC
from companion.evening.sitting import Sitting
from companion.play.table import Table, begin
from companion.store.public_reader import PublicReader
from screens.table.panels.choice_list import ChoiceList
from screens.table.watching.watch_page import WatchPage
from screens.watch_window import WatchWindow
from tests.screens.stage import SIZES, Size, Stage, golden, sizes, stage
from tests.store.evening import NAME

BEGUN = (
    "Anka starts london-madrid=5 in london",
    "Boris starts berlin-rome=4 in berlin",
    "Cyril starts oslo-rome=4 in oslo",
)
LAST_ROUND = (
    *(*BEGUN, "connect paris 3", "set Anka completed 7 points 23", "done"),
    *("take 3 berlin-paris=2+", "set Boris map 10", "set Boris completed 6 points 24"),
)


@asynccontextmanager
async def scored(
    home: Path, size: Size, lines: tuple[str, ...], detail: str = "all"
) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit down at a table that was played so far."""
    async with stage(home, size) as at:
        options = {"players": "Anka Boris Cyril", "detail": detail}
        complete = games.take("spy-connection").rules.complete(options)
        table = begin(at.app.tables, NAME, "spy-connection", complete, None)
        for line in lines:
            table.play(PUBLIC, table.read(line))
        at.app.sit_down(Sitting(at.app.tables, at.app.tables.find(NAME), table))
        await at.settle()
        yield at, table


@pytest.mark.parametrize("panel", ["list", "table"])
def test_free_agents_stand_large_over_the_choices_and_the_score_over_all(
    tmp_path: Path, panel: str
) -> None:
    async def play() -> None:
        async with scored(tmp_path, SIZES[0], LAST_ROUND) as (at, _table):
            await at.press(*["tab"] * (panel == "table"))
            async for size in sizes(at):
                golden(f"score-{panel}-{size[0]}x{size[1]}", at.text)

    asyncio.run(play())


def test_the_last_round_says_who_brought_it_and_who_is_still_to_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with scored(tmp_path, (80, 24), LAST_ROUND) as (at, _table):
            assert "LAST ROUND: Anka completed the seventh mission" in at.text
            rows = {row.split()[0]: row for row in at.text.replace("▶", " ").splitlines() if row}
            assert rows["Anka"].rstrip().endswith("done")
            assert rows["Boris"].rstrip().endswith("now")
            assert rows["Cyril"].rstrip().endswith("to come")
            assert "If it ended now: Boris 25, Anka 24, Cyril 1." in at.text

    asyncio.run(play())


def test_at_the_end_the_score_stands_part_by_part_with_who_won_and_why(tmp_path: Path) -> None:
    lines = (*LAST_ROUND, "done", "take 1 oslo-rome=1", "done")

    async def play() -> None:
        async with scored(tmp_path, SIZES[0], lines) as (at, _table):
            async for size in sizes(at):
                golden(f"score-end-{size[0]}x{size[1]}", at.text)
            assert "Boris wins" in at.text

    asyncio.run(play())


def test_where_agents_are_not_entered_completed_missions_stand_large(tmp_path: Path) -> None:
    async def play() -> None:
        async with scored(tmp_path, (80, 24), BEGUN, "missions") as (at, _table):
            assert "of 7 missions: Anka" in at.text
            assert "FREE" not in at.text

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_screen_that_only_shows_the_table_draws_the_score(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with scored(tmp_path, (80, 24), LAST_ROUND):
            window = WatchWindow(PublicReader(tmp_path, NAME))
            async with window.run_test(size=size) as pilot:
                await pilot.pause()
                next(each for each in window.screen_stack if isinstance(each, WatchPage)).look()
                await pilot.pause()
                await pilot.pause()
                seen = Stage(window, pilot).text  # type: ignore[arg-type] # it shows no side
                assert "LAST ROUND: Anka completed" in " ".join(seen.split())
                assert "FREE of Boris's 15" in seen

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_each_of_twelve_cities_is_in_sight_when_it_is_marked(tmp_path: Path, size: Size) -> None:
    ring = ("athens-berlin=2", "cairo-dublin=2", "essen-faro=2", "ghent-haag=2", "izmir-jena=2")
    turns = tuple(line for card in ring for line in (f"take ? {card}", "done"))
    begun = ("Anka starts kyiv-lodz=5 in kyiv", "Boris starts athens-kyiv=4 in kyiv")

    async def play() -> None:
        lines = (*begun, "Cyril starts berlin-kyiv=4 in kyiv", *turns, "take ? izmir-kyiv=3")
        async with scored(tmp_path, size, (*lines, "done"), "missions") as (at, _table):
            await at.press("c")
            rows = at.app.screen.query_one("#list", ChoiceList).items
            assert len(rows) == 11
            for row in rows:
                await at.press("down")
                assert re.search(rf"(?m)^[ │]*\S{{1,2}}  {row.name}", at.text), row.name

    asyncio.run(play())
