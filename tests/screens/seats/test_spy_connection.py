"""Spy Connection on the screen: missions are typed as people say them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from companion import games
from companion.sitting import Sitting
from companion.table import Table, begin
from tests.screens.stage import SIZES, Size, Stage, stage
from tests.store.evening import NAME


@asynccontextmanager
async def scoring(home: Path, size: Size = (80, 24)) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit down at a new table."""
    async with stage(home, size) as found:
        complete = games.take("spy-connection").rules.complete({"players": "Eva Adam"})
        begun = begin(found.app.tables, NAME, "spy-connection", complete, None)
        found.app.sit_down(Sitting(found.app.tables, found.app.tables.find(NAME), begun))
        await found.settle()
        yield found, begun


@pytest.mark.parametrize("size", SIZES)
def test_a_mission_is_typed_with_blanks_and_in_any_order(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with scoring(tmp_path, size) as (at, table):
            await at.press("1")
            await at.type("Rome Madrid 3+", "enter")
            await at.type("Rome", "enter")
            mission = table.view("public").players[0].active[0].mission
            assert (mission.cities, mission.points, mission.extra) == (("madrid", "rome"), 3, True)

    asyncio.run(play())


def test_what_does_not_fit_is_named_in_the_form_without_lines_of_the_format(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, _table):
            await at.press("1")
            await at.type("Rome", "enter")
            await at.type("Rome", "enter")
            assert "“Rome” does not fit" in at.text or "“Rome” does not fit" in at.dialog
            assert "Anka starts" not in at.dialog

    asyncio.run(play())


def test_what_happened_against_the_rules_is_chosen_from_a_list_and_stands(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path, (120, 60)) as (at, table):
            for city in ("Rome", "Paris"):
                await at.press("1")
                await at.type(f"{city} Madrid 3", "enter")
                await at.type(city, "enter")
            assert "Rome ✓" in at.text
            await at.press("f4")
            await at.type("5")
            assert "Eva's turn is over (against the rules)" in at.text
            await at.press("1", "y")
            assert table.view("public").turn == "Adam"
            assert "let stand" in at.text
            assert "spy-connection." not in at.text

    asyncio.run(play())


def test_enter_covers_a_target_before_it_ends_the_turn_and_a_plain_turn_is_few_keys(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            for city in ("Rome", "Paris"):
                await at.press("1")
                await at.type(f"{city} Madrid 3", "enter")
                await at.type(city, "enter")
            await at.press("c", "m")
            assert table.view("public").players[0].city == "madrid"
            await at.press("enter")
            assert table.view("public").players[0].completed == 1
            await at.press("enter")
            assert table.view("public").turn == "Adam"

    asyncio.run(play())
