"""Forms of Spy Connection: cities as printed, slips and doubts, and what is typed that stays."""

import asyncio
import re
from pathlib import Path

from tests.screens.seats.test_spy_connection import both_start, scoring


def test_a_city_is_typed_as_it_is_printed_and_completed_from_then_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await at.press("s", "e")
            await at.type("Londýn Řím 5", "enter")
            await at.type("lon")
            assert "→ Londýn" in at.dialog
            await at.press("right", "enter")
            assert table.view("public").players[0].city == "londýn"
            await at.press("a")
            await at.type("Madrid Рим 3", "enter")
            await at.type("rim", "enter")
            assert table.view("public").players[1].city == "řím"
            assert "Řím" in at.text

    asyncio.run(play())


def test_a_slip_is_asked_about_and_stands_in_its_form_again_to_be_put_right(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await both_start(at)
            await at.press("m")
            await at.type("Madird Oslo 3", "enter")
            assert "Madird is new here. Is it another city than Madrid?" in at.dialog
            await at.press("n")
            assert "Madird Oslo 3" in at.dialog
            await at.press("enter", "y")
            assert table.view("public").players[0].active[1].mission.cities == ("madird", "oslo")

    asyncio.run(play())


def test_a_slip_in_a_form_of_two_fields_stands_there_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await at.press("s", "e")
            await at.type("Madird Rome 3", "enter")
            await at.type("Rome", "enter")
            await at.press("n")
            assert "Madird Rome 3" in at.dialog
            await at.press("enter", "enter", "y")
            assert table.view("public").players[0].city == "rome"

    asyncio.run(play())


def test_the_start_mission_of_another_player_is_asked_about(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            for keys in ("s", "e"), ("a",):
                await at.press(*keys)
                await at.type("Rome Madrid 3", "enter")
                await at.type("Rome", "enter")
            assert "Eva has the mission Madrid, Rome (3 points) already." in at.dialog
            await at.press("y")
            assert table.view("public").turn == "Eva"

    asyncio.run(play())


def test_a_game_is_stopped_by_more_and_says_that_nobody_wins(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await both_start(at)
            await at.press("f4")
            found = re.search(r"(\w)  Stop the game here", at.text)
            assert found
            await at.press(found[1], "y")
            assert table.outcome is not None
            assert table.outcome.winners == ()
            assert "nobody wins" in at.text

    asyncio.run(play())


def test_a_form_that_no_rule_takes_keeps_what_was_typed(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await at.press("s", "e")
            await at.type("Rome Madrid 3", "enter")
            await at.type("Oslo", "enter")
            assert "The red city must be one of the cities" in at.dialog
            assert "Rome Madrid 3" in at.dialog
            await at.press(*["backspace"] * 4)
            await at.type("ro", "enter")  # its beginning is enough among two
            assert table.view("public").players[0].city == "rome"

    asyncio.run(play())


def test_a_key_that_means_nothing_among_cities_and_places_is_passed_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path, detail="all") as (at, table):
            await both_start(at)
            for opened in "c", "m":
                await at.press(opened, "9", "x", "8")
                await at.press("backspace")
            assert table.view("public").turn == "Eva"
            assert not table.view("public").acted

    asyncio.run(play())
