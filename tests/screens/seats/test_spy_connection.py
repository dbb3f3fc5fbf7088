"""Spy Connection on the screen: missions are typed as people say them."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.evening.sitting import Sitting
from companion.play.table import Table, begin
from tests.screens.monkey import tap
from tests.screens.stage import SIZES, Size, Stage, stage
from tests.store.evening import NAME


@asynccontextmanager
async def scoring(
    home: Path, size: Size = (80, 24), **options: str
) -> AsyncIterator[tuple[Stage, Table]]:
    """Sit down at a new table."""
    async with stage(home, size) as found:
        given = {"players": "Eva Adam", **options}
        complete = games.take("spy-connection").rules.complete(given)
        begun = begin(found.app.tables, NAME, "spy-connection", complete, None)
        found.app.sit_down(Sitting(found.app.tables, found.app.tables.find(NAME), begun))
        await found.settle()
        yield found, begun


async def both_start(at: Stage) -> None:
    """Give both players a start mission."""
    for keys, city in (("s", "e"), "Rome"), (("a",), "Paris"):
        await at.press(*keys)
        await at.type(f"{city} Madrid 3", "enter")
        await at.type(city, "enter")


@pytest.mark.parametrize("size", SIZES)
def test_a_mission_is_typed_with_blanks_and_in_any_order(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with scoring(tmp_path, size) as (at, table):
            await at.press("s", "e")
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
            await at.press("s", "e")
            await at.type("Rome", "enter")
            await at.type("Rome", "enter")
            assert "“Rome” does not fit" in at.text or "“Rome” does not fit" in at.dialog
            assert "Anka starts" not in at.dialog

    asyncio.run(play())


def test_what_happened_against_the_rules_is_chosen_from_a_list_and_stands(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path, (120, 60)) as (at, table):
            await both_start(at)
            assert "Rome ✓" in at.text
            await at.press("f4")
            await at.type("h")
            assert "Eva's turn is over (against the rules)" in at.text
            await at.take("Eva's turn is over")
            await at.press("y")
            assert table.view("public").turn == "Adam"
            assert "let stand" in at.text
            assert "spy-connection." not in at.text

    asyncio.run(play())


def test_enter_covers_a_target_before_it_ends_the_turn_and_a_plain_turn_is_few_keys(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await both_start(at)
            assert await at.take("Connect a city", "Madrid") == 2
            assert table.view("public").players[0].city == "madrid"
            await at.press("enter")
            assert table.view("public").players[0].completed == 1
            await at.press("enter")
            assert table.view("public").turn == "Adam"

    asyncio.run(play())


def keys(*typed: str) -> list[str]:
    """Take texts apart into keys; what has a name of its own is one key."""
    return [key for text in typed for key in ([text] if text in NAMED else list(text))]


NAMED = ("enter", "f4", "space")
FOUR = "Eva Adam Petr Ida"
BOX = """\
start berlin-rome=4 in rome
start london-madrid=5 in london
mission london-monaco=3
mission madrid-paris=2+
link london paris 2
"""


def counted(name: str, typed: list[str], most: int, note: Callable[[str, object], None]) -> None:
    """Note how many keys something takes, and hold it to what was promised."""
    note(f"keys: {name}", len(typed))
    assert len(typed) <= most


def test_the_score_sheet_of_four_players_is_entered_in_thirty_keys(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    typed = keys("i", "7232", "6241", "5180", "4150", "enter")
    counted("score sheet of four players", typed, 30, record_property)

    async def play() -> None:
        async with scoring(tmp_path, players=FOUR, detail="results") as (at, table):
            assert "Who had the last turn of all?" in at.text
            await at.press(*typed)
            assert table.outcome
            assert dict(table.outcome.scores) == {"Eva": 25, "Adam": 25, "Petr": 18, "Ida": 15}
            assert table.outcome.winners == ("Adam",)
            assert "Adam wins" in at.text

    asyncio.run(play())


@pytest.mark.parametrize("players", ["Eva Adam Petr", FOUR])
def test_a_running_game_is_joined_in_twenty_keys(
    tmp_path: Path, players: str, record_property: Callable[[str, object], None]
) -> None:
    typed = keys("j", "a", *("3112", "2071", "4150", "1030")[: len(players.split())], "enter")
    counted(f"joining with {players}", typed, 20, record_property)

    async def play() -> None:
        async with scoring(tmp_path, players=players) as (at, table):
            await at.press(*typed)
            view = table.view("public")
            assert view.turn == "Adam"
            assert (view.players[0].completed, view.players[0].total) == (3, 13)
            assert view.players[1].points == 7

    asyncio.run(play())


def test_a_mission_that_was_typed_once_is_taken_by_three_keys(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    typed = keys("m", "mp")
    counted("a known mission", typed, 3, record_property)

    async def play() -> None:
        async with scoring(tmp_path, box=BOX) as (at, table):
            await at.press("s", "e", "b", "r")
            await at.press("s", "l", "m")
            assert [each.city for each in table.view("public").players] == ["rome", "london"]
            await at.press(*typed)
            assert str(table.view("public").players[0].active[1].mission) == "madrid-paris=2+"

    asyncio.run(play())


def test_with_every_agent_entered_a_turn_takes_few_keys(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    take, connect = keys("m", "4", "mp", "enter"), keys("c", "p", "enter")
    counted("taking a known mission, agents entered", take, 5, record_property)
    counted("connecting over a known map, agents entered", connect, 4, record_property)

    async def play() -> None:
        async with scoring(tmp_path, box=BOX, detail="all") as (at, table):
            await at.press("s", "e", "l", "m", "s", "b", "r")
            await at.press(*take)
            assert table.view("public").turn == "Adam"
            assert table.view("public").players[0].planning == 2
            await at.take("Take a mission", "place 1", "London")
            await at.press("enter")
            await at.press(*connect)
            eva = table.view("public").players[0]
            assert (eva.city, eva.on_map, eva.free) == ("paris", 2, 9)

    asyncio.run(play())


def test_a_second_action_that_happened_is_entered_from_the_list(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path, (120, 40)) as (at, table):
            await both_start(at)
            for mission in ("Oslo Rome 3", "Oslo Paris 2"):
                if table.view("public").acted:
                    await at.press("f4")
                    found = re.search(r"(\w)  A second action: take", at.text)
                    assert found
                    await at.press(found[1])
                else:
                    await at.press("m")
                await at.type(mission, "enter")
            assert "It happened: go on" in at.text
            await at.press("g")
            view = table.view("public")
            assert len(view.players[0].active) == 3
            assert view.happened == ("spy-connection.turn.one",)

    asyncio.run(play())


async def by_key_or_name(at: Stage, typed: str) -> int:
    """Press a key, or type the beginning of a city until it is taken; give how many keys."""
    page: Any = at.app.screen
    before = page.face.list.items
    count = 0
    for sign in typed.lower() if typed[:1].isupper() else [typed]:
        await at.press(sign)
        count += 1
        if page.face.list.items != before:
            break
    return count


SIX = (
    *("athens-london=2", "berlin-madrid=3", "cairo-oslo=2+"),
    *("dublin-paris=4", "essen-rome=3", "faro-sofia=5"),
)

WHOLE = "".join(
    (
        "start london-madrid=5 in london\nstart oslo-rome=4 in oslo\n",
        *(f"mission {m}\n" for m in SIX),
    )
)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_kept_with_few_keys_a_turn(
    tmp_path: Path, size: Size, record_property: Callable[[str, object], None]
) -> None:
    pressed: list[int] = []

    async def play() -> None:
        async with scoring(tmp_path, size, box=WHOLE) as (at, table):

            async def turn(*typed: str) -> None:
                name = table.view("public").turn
                pressed.append(sum([await by_key_or_name(at, each) for each in typed]))
                view = table.view("public")
                assert view.outcome or view.turn != name or view.extra_turns == 0

            async def adam() -> None:
                if not table.outcome and table.view("public").turn == "Adam":
                    here = table.view("public").players[1]
                    last = ["enter"] * (here.city == "oslo" and here.completed == 0)
                    how = "v" if len(pressed) > 2 else "c"  # no net yet in a first turn
                    await turn(how, "Oslo" if here.city == "rome" else "Rome", *last, "enter")

            await at.press("s", "e", "l", "m", "s", "o", "r")
            await turn("c", "Madrid", "enter", "enter")
            await adam()
            for mission in SIX:
                one, other = mission.partition("=")[0].split("-")
                await turn("m", one[0], other[0], "enter")
                await adam()
                for city in (one, other):
                    await turn("v", city.capitalize(), "enter", "enter")
                    await adam()
            assert table.outcome
            assert table.outcome.winners == ("Eva",)
            assert dict(table.outcome.scores) == {"Eva": 24, "Adam": 4}
            assert "Eva wins" in at.text

    asyncio.run(play())
    average = sum(pressed) / len(pressed)
    record_property(f"keys a turn of Spy Connection at {size[0]}x{size[1]}", round(average, 1))
    assert average <= 4


def test_the_map_is_drawn_link_by_link_until_somebody_leaves(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await at.press("f4")
            found = re.search(r"(\w)  Draw the map", at.text)
            assert found
            await at.press(found[1])
            for one, other, spots in ("London", "Paris", "2"), ("Paris", "Madrid", "3"):
                await at.type(one, "enter")
                await at.type(other, "enter")
                await at.type(spots, "enter")
            assert "From which city?" in at.dialog
            await at.press("escape")
            assert [line.text for line in table.record[1:]] == [
                *("link london paris 2", "link paris madrid 3")
            ]
            assert "A start mission" in at.text

    asyncio.run(play())


def test_a_field_that_was_left_empty_is_the_one_that_is_asked_for_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await at.press("s", "e", "enter")
            await at.type("Rome", "enter")
            assert "This is still missing." in at.dialog
            await at.type("Rome Madrid 3", "enter", "enter")
            assert table.view("public").players[0].city == "rome"

    asyncio.run(play())


def test_two_taps_on_a_row_open_one_form_which_still_takes_the_mission(tmp_path: Path) -> None:
    async def play() -> None:
        async with scoring(tmp_path) as (at, table):
            await both_start(at)
            rows = at.app.screen.query_one("#list").region
            for across in (4, 9):  # apart, so that no terminal reports a double tap
                for event in tap(rows.x + across, rows.y + 1):
                    at.app.post_message(event)
            await at.settle()
            await at.type("Oslo Rome 1", "enter")
            assert [each.mission.points for each in table.view("public").players[0].active] == [
                3,
                1,
            ]

    asyncio.run(play())
