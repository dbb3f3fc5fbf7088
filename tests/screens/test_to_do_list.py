"""What hands do at the board: all of it is listed, whatever room there is, until it is done."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from companion.core import KEEPER
from companion.store.public_reader import PublicReader
from companion.store.settings import LEARNING, MUTED
from screens.games.mind_mgmt.map_face import MapFace
from screens.home.settings_page import SettingsPage
from screens.table.panels.notice import Notice
from screens.table.panels.to_do_list import ToDoList
from screens.watch_window import WatchWindow
from tests.screens.stage import SIZES, Size, Stage, evening, seated
from tests.screens.test_own_screen import own
from tests.screens.test_touch import tap
from tests.screens.test_turns import called, kept
from tests.screens.test_watch import again

TURN = evening("draw bus")  # the Recruiter's turn of a white hour, but for its end
IMMORTALS = evening("immortal D5")
BEGUN = 17  # letters of a thing that tell it from others, and have room in one row
FIRST = "First at the board: Enter or a tap ticks it off."


def words(at: Stage) -> str:
    """Read the panels beside the map, or the whole page where they stand alone, in one line."""
    region = at.public.query_one("#beside").content_region
    rows = (strip.crop(region.x, region.right).text for strip in at.strips)
    return " ".join(" ".join(rows).split())


def whole(at: Stage) -> str:
    """Read the whole screen in one line."""
    return " ".join(at.text.split())


def test_the_time_token_moves_at_a_white_hour_in_any_window(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, TURN, (40, 20)) as at:
            await called(at)
            await at.press("0")
            await kept(at)
            for size in ((40, 20), (60, 22), (80, 24), (120, 40)):
                await at.pilot.resize_terminal(*size)
                await at.settle()
                assert "Time token to 06:00" in words(at), size

    asyncio.run(play())


@pytest.mark.parametrize("size", [(40, 20), (60, 22), (80, 24), (120, 40)])
def test_in_a_first_game_the_list_stands_alone_and_enter_does_it_thing_by_thing(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS, size, to_do=LEARNING) as at:
            if at.public.has_class("-large"):
                await at.press("x")
            things = at.public.query_one(ToDoList).left
            assert len(things) == 7
            assert not {"f2", "f4"} & set(at.text.splitlines()[-1].split())  # they would wait, too
            for thing in things:
                assert FIRST in whole(at)
                assert f"⏎ {thing}" in words(at)
                assert "As proposed" not in words(at)
                assert "⏎ Tick off" in at.text.splitlines()[-1]
                await at.press("enter")
            assert FIRST not in whole(at)
            assert "⏎ As proposed" in words(at)
            assert at.table.moves == IMMORTALS
            await at.press("enter")
            assert at.table.moves[-1].startswith("control ")

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_ticks_off_the_thing_that_it_meets(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS, size, to_do=LEARNING) as at:
            if at.public.has_class("-large"):
                await tap(at, "a tap: the board.")
            for thing in reversed(at.public.query_one(ToDoList).left):
                await tap(at, thing[:BEGUN])
                assert thing not in at.public.query_one(ToDoList).left
            assert at.table.moves == IMMORTALS
            assert "As proposed" in words(at)

    asyncio.run(play())


@pytest.mark.parametrize("page", [seated, own])
@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_nothing_vanishes_unticked(tmp_path: Path, page: Any, size: Size) -> None:
    async def play() -> None:
        lines = evening("meru moves A3-A4-A5")
        async with page(tmp_path, lines, size, to_do=LEARNING) as at:
            news = at.app.screen.query_one(ToDoList)
            left = news.left
            assert left == (
                "Meru A3 (Torches + Pool) → A5 (Bookstore + Graffiti)",
                "Lay the figure of Meru down",
            )
            for key in ("1", "2", "h", "0", "f4", *(("f2",) if page is seated else ())):
                await at.press(key)
                assert at.app.screen.query_one(Notice).display
                assert (at.table.moves, news.left) == (lines, left)
            await at.press("enter", "enter", "2")
            assert "What does Henry do?" in at.text

    asyncio.run(play())


def test_an_undo_is_at_hand_while_the_list_waits_and_takes_its_things_back(tmp_path: Path) -> None:
    async def play() -> None:
        lines = evening("immortal C4")
        async with own(tmp_path, lines, to_do=LEARNING) as at:
            news = at.app.screen.query_one(ToDoList)
            while news.left:
                await at.press("enter")
            await at.press("ctrl+z", "enter")
            assert at.table.moves == lines[:-1]
            at.table.play(KEEPER, at.table.read("immortal D4"))
            at.app.screen.renew()  # type: ignore[attr-defined] # of the page of a seat
            await at.settle()
            assert news.left == ("Immortal on D4 (Fountain + Umbrella)",)

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_who_has_one_list_sees_all_choices_beside_it_and_enter_does_what_its_sign_stands_at(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5"), size) as at:
            if size == (40, 20):
                assert "To do at the board (2): see List" in at.text
                await at.press("tab")
            for name in ("Meru", "Henry", "Bill", "Dusty"):
                assert f" {name} " in f"{words(at)} "
            assert "⏎ To do at the board:" in words(at)
            assert size != (120, 40) or "⏎ Tick off" in at.text.splitlines()[-1]
            await at.press("down")
            assert "⏎ To do" not in words(at)
            assert at.public.check_action("choose", ())
            at.public.query_one(MapFace).board.marked = ""
            await at.press("1")
            assert "asks: Graffiti 5 tries to capture on A5 6 uses her ability" in words(at)
            await at.press("backspace")
            assert "To do" in words(at)
            at.public.query_one(MapFace).board.marked = ""
            await at.press("enter")
            assert "To do" not in words(at)
            assert at.table.moves == evening("meru moves A3-A4-A5")

    asyncio.run(play())


async def on_a_second_screen(home: Path) -> str:
    """Read what a second screen shows now, in one line."""
    window = WatchWindow(PublicReader(home))
    async with window.run_test(size=(120, 40)) as pilot:
        watch = Stage(window, pilot)  # type: ignore[arg-type] # it shows no side of a table
        await again(watch)
        return whole(watch)


def test_a_second_screen_shows_what_is_ticked_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS, (120, 40), to_do=LEARNING) as at:
            things = at.public.query_one(ToDoList).left
            await at.press("enter")
            await tap(at, things[3][:BEGUN])
            shown = await asyncio.create_task(on_a_second_screen(tmp_path))
            assert f"✓ {things[3]}"[:BEGUN] in shown
            assert f"· {things[4]}"[:BEGUN] in shown
            assert "⏎" not in shown
            while at.public.query_one(ToDoList).left:
                await at.press("enter")
            assert "To do" not in await asyncio.create_task(on_a_second_screen(tmp_path))

    asyncio.run(play())


def test_what_is_ticked_off_stays_so_when_more_is_to_be_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("step B5"), to_do=LEARNING) as at:
            await tap(at, at.public.query_one(ToDoList).left[0][:BEGUN])
            left = at.public.query_one(ToDoList).left
            assert left == ("The Recruiter's three feature cards behind the screen",)
            at.table.play(KEEPER, at.table.read("recruits 3"))
            at.public.renew()
            await at.settle()
            left = at.public.query_one(ToDoList).left
            assert left == (
                "The Recruiter's three feature cards behind the screen",
                "Lay 3 recruits on 01:00–05:00",
            )

    asyncio.run(play())


def test_the_cards_of_all_agents_are_listed_when_they_are_handed_out_at_once(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, IMMORTALS) as at:
            await at.press("enter")
            assert [thing.split(" takes ")[0] for thing in at.public.query_one(ToDoList).left] == [
                *("Adam", "Adam"),
                *("Petr", "Petr"),
            ]

    asyncio.run(play())


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_on_the_title_ticks_off_a_single_thing_and_all_where_enter_does(
    tmp_path: Path, size: Size
) -> None:
    async def play() -> None:
        for lines in (evening("henry asks cafe"), evening("meru moves A3-A4-A5")):
            async with seated(tmp_path / lines[-1], lines, size) as at:
                if size == (40, 20):
                    await at.until(lambda at=at: "To do at the board:" in at.text, "tab")  # type: ignore[misc]
                await tap(at, "To do at the board:")
                assert not at.public.query_one(ToDoList).left
                assert at.table.moves == lines

    asyncio.run(play())


def test_a_thing_that_goes_on_below_stands_to_the_right_of_its_sign(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5")) as at:
            await at.press("1")
            rows = [row.rpartition("│")[2] or row for row in at.text.splitlines()]
            [first] = [at for at, row in enumerate(rows) if " · Meru A3 (Torches" in row]
            column = at.text.splitlines()[first].index("Meru A3")
            assert at.text.splitlines()[first + 1][column:].startswith("→ A5")
            [lined] = [row for row in at.text.splitlines() if "6 uses her ability" in row]
            row = at.text.splitlines()[at.text.splitlines().index(lined) + 1]
            assert row[lined.index("uses her") :].startswith("within 2")

    asyncio.run(play())


@pytest.mark.parametrize("page", [seated, own])
def test_no_task_at_the_board_holds_up_an_answer(tmp_path: Path, page: Any) -> None:
    async def play() -> None:
        async with page(tmp_path, evening("henry asks cafe"), to_do=LEARNING) as at:
            assert "Lay the figure of Henry down" in at.app.screen.query_one(ToDoList).left
            assert FIRST not in whole(at)
            if page is seated:
                await called(at)
            assert at.face.at_hand.items

    asyncio.run(play())


@pytest.mark.parametrize("page", [seated, own])
def test_ticks_are_turned_off_where_they_are_asked_for(tmp_path: Path, page: Any) -> None:
    async def play() -> None:
        async with page(tmp_path, evening("meru moves A3-A4-A5"), to_do=LEARNING) as at:
            assert "t: no more ticks." in whole(at)
            await at.press("t", "3")
            assert FIRST not in whole(at)
            assert at.app.settings.to_do == MUTED
            await at.press("2")
            assert "What does Henry do?" in at.text

    asyncio.run(play())


def test_all_settings_are_reached_from_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("meru moves A3-A4-A5")) as at:
            await at.press("f4", "t")
            assert isinstance(at.app.screen, SettingsPage)
            await at.press("escape")
            assert not isinstance(at.app.screen, SettingsPage)

    asyncio.run(play())
