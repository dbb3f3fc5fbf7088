"""The agents' sheet: what can be known, as agreed, on a board of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.widgets import Input

from companion.evening.sitting import Sitting
from companion.locale import read_in
from companion.store.machine_notes import MARKS
from companion.store.own_marks import Marks
from companion.store.public_reader import PublicReader
from companion.trail.help import LEVELS
from screens.app import look
from screens.table.panels.sheet_panel import SectionBox
from screens.table.watching.watch_page import WatchPage
from screens.trail.chart import Chart
from screens.trail.known_page import KnownPage
from screens.watch_window import picture
from tests.games.harbours.moves import GRAPH
from tests.games.harbours.playing import CAUGHT
from tests.screens.stage import SIZES, Size, Stage, golden, seated, sizes, stage
from tests.screens.test_trail import at_harbours
from tests.shelf import toys as toys
from tests.store.evening import MOVES

pytestmark = pytest.mark.usefixtures("toys")
SAID = CAUGHT[:8]


def agreed(level: str, upto: int = 78) -> tuple[str, ...]:
    """Give the evening of MIND MGMT up to a move, at a table that agreed on a level."""
    return (*MOVES[:12], f"help {level}", *MOVES[12:upto])


def page(at: Stage) -> KnownPage:
    """Give the page, which must be open."""
    assert isinstance(at.app.screen, KnownPage)
    return at.app.screen


async def worked_out(at: Stage) -> None:
    """Wait until nothing is being worked out any more."""
    await at.settle()
    await at.app.workers.wait_for_complete()
    await at.settle()


async def opened(at: Stage, *keys: str) -> None:
    """Open the sheet on the public side, and press keys."""
    await at.press("f12")
    await worked_out(at)
    for key in keys:
        await at.press(key)
        await worked_out(at)


def in_mind_mgmt(
    home: Path, lines: Iterable[str], do: Callable[[Stage], Awaitable[None]], size: Size = (80, 24)
) -> None:
    """Do something at a table of MIND MGMT."""

    async def run() -> None:
        async with seated(home, lines, size) as at:
            await do(at)

    asyncio.run(run())


def at_the_harbours(
    home: Path,
    level: str,
    do: Callable[[Stage], Awaitable[None]],
    size: Size = (80, 24),
    lines: tuple[str, ...] = SAID,
) -> None:
    """Do something at a table of Harbours."""

    async def sat(at: Stage, sitting: Sitting) -> None:
        at.app.sit_down(sitting)
        await at.settle()
        await do(at)

    at_harbours(home, (f"help {level}", *lines), sat, size)


def test_the_agents_sheet_points_at_a_place_and_its_questions(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at, "up", "down", "enter")
        async for size in sizes(at):
            golden(f"known-{size[0]}x{size[1]}", at.text)

    in_mind_mgmt(tmp_path, agreed("questions"), do, SIZES[0])


def test_any_kit_game_has_the_same_sheet(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at, "up", "enter")
        async for size in sizes(at):
            golden(f"known-harbours-{size[0]}x{size[1]}", at.text)

    at_the_harbours(tmp_path, "questions", do, SIZES[0])


@pytest.mark.parametrize("level", LEVELS)
def test_no_more_is_drawn_than_was_agreed(tmp_path: Path, level: str) -> None:
    async def do(at: Stage) -> None:
        await opened(at, "up")
        reached, text = LEVELS.index(level), at.text
        assert ("▓" in text) == (reached >= LEVELS.index("possible"))
        assert ("paths" in text) == (reached >= LEVELS.index("counts"))
        assert ("○06" in text) == (level == "excluded")
        said = [str(box.border_title).strip() for box in at.app.screen.query(SectionBox)]
        assert ("What was said" in said) == (reached >= LEVELS.index("said"))
        assert ("What an answer would leave" in said) == (level == "questions")

    in_mind_mgmt(tmp_path, agreed(level), do)


@pytest.mark.parametrize("language", ["cs", "sk", "ru"])
@pytest.mark.parametrize("size", SIZES[:2])
def test_it_is_read_in_every_language(tmp_path: Path, language: str, size: Size) -> None:
    async def do(at: Stage) -> None:
        await opened(at, "up", "down")
        golden(f"known-{language}-{size[0]}x{size[1]}", at.text)

    with read_in(language):
        in_mind_mgmt(tmp_path, agreed("questions"), do, size)


def test_hour_by_hour_the_places_of_then_stand_out(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at)
        chart = at.app.screen.query_one(Chart)
        assert (set(chart.targets), chart.seen_board.told) == (
            {"Klaipėda"},
            {"Klaipėda": "▓1", "Kiel": "█"},
        )
        await opened_again(at, "pageup")
        assert (set(chart.targets), chart.seen_board.told) == ({"Kiel"}, {"Kiel": "▓1"})
        await opened_again(at, "pageup")  # there is no hour before the first
        assert page(at).hour == 1
        await opened_again(at, "pagedown")
        assert page(at).hour == 2

    at_the_harbours(tmp_path, "counts", do)


async def opened_again(at: Stage, key: str) -> None:
    """Press a key, and wait until nothing is being worked out."""
    await at.press(key)
    await worked_out(at)


def test_a_place_where_it_was_for_certain_is_no_guess(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at, *"kiel")
        assert "there at 01 for certain" in at.text
        assert ("█", "it was there before, for certain") in (
            row for _title, rows in page(at).signs() for row in rows
        )

    at_the_harbours(tmp_path, "possible", do)


def test_a_place_is_pointed_at_by_its_name(tmp_path: Path) -> None:
    async def in_plain_letters(at: Stage) -> None:
        chart = at.app.screen.query_one(Chart)
        for typed, found in (("r", "Rønne"), ("i", "Rīga"), ("x", "Rīga"), ("Å", "Århus")):
            await at.press(typed)
            assert chart.marked == found

    async def at_the_harbour(at: Stage) -> None:
        await opened(at)
        await in_plain_letters(at)

    async def on_the_map(at: Stage) -> None:
        await opened(at, "f", "6")
        assert page(at).board.marked == "F6"
        await opened_again(at, "b")
        assert page(at).board.marked == "B1"

    at_the_harbours(tmp_path, "paper", at_the_harbour)
    in_mind_mgmt(tmp_path / "map", agreed("possible"), on_the_map)


def test_the_cards_that_are_possible_leave_room_for_what_was_said(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at)
        assert "Possible cards" in at.text
        assert "What was said" in at.text

    in_mind_mgmt(tmp_path, agreed("possible"), do)


def test_own_marks_stay_beside_it_and_stand_in_no_record(tmp_path: Path) -> None:
    async def mark(at: Stage) -> None:
        before = list(at.table.record)
        await opened(at, "up", "enter", "down", "down", "enter", "enter")
        assert at.app.screen.query_one(Chart).seen_board.told == {"Århus": "?", "Malmö": "x"}
        await at.press("escape")
        assert list(at.table.record) == before

    async def look_again(at: Stage) -> None:
        await opened(at, "up")
        assert at.app.screen.query_one(Chart).seen_board.told == {"Århus": "?", "Malmö": "x"}
        await at.press("enter", "enter")
        assert at.app.screen.query_one(Chart).seen_board.told == {"Malmö": "x"}

    async def twice(at: Stage) -> None:
        await mark(at)
        await look_again(at)

    at_the_harbours(tmp_path, "paper", twice)


def test_an_own_mark_lies_from_its_hour_on_and_no_earlier_hour_shows_it(tmp_path: Path) -> None:
    marks = Marks(tmp_path, "evening")
    marks.turn(GRAPH, "Kiel", 7)
    assert [marks.read(GRAPH, hour) for hour in (6, 7, 9)] == [{}, {"Kiel": "?"}, {"Kiel": "?"}]
    marks.turn(GRAPH, "Kiel", 9)
    marks.turn(GRAPH, "Kiel", 3)
    found = {hour: marks.read(GRAPH, hour).get("Kiel") for hour in (2, 3, 7, 9, 15)}
    assert found == {2: None, 3: "?", 7: "?", 9: "x", 15: "x"}
    marks.turn(GRAPH, "Kiel", 12)  # taken away from then on
    assert [marks.read(GRAPH, hour) for hour in (9, 12)] == [{"Kiel": "x"}, {}]
    MARKS.put(tmp_path, "evening", "Kiel?")  # as marks were kept before they had hours
    assert marks.read(GRAPH, 1) == {"Kiel": "?"}


def test_a_mark_put_now_is_not_drawn_at_an_earlier_hour(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at, "up", "enter")
        place, chart = page(at).board.marked, at.app.screen.query_one(Chart)
        assert chart.seen_board.told[place].endswith("?")
        await opened_again(at, "pageup")
        assert "?" not in chart.seen_board.told.get(place, "")
        await opened_again(at, "pagedown")
        assert chart.seen_board.told[place].endswith("?")

    at_the_harbours(tmp_path, "possible", do)


def test_a_place_is_pointed_at_by_a_tap(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at)
        chart = at.app.screen.query_one(Chart)
        region = chart._regions["Klaipėda"]
        await at.pilot.click(Chart, offset=Offset(region.x + 1, region.y))
        await worked_out(at)
        assert chart.marked == "Klaipėda"
        assert "Are you in Klaipėda now?" in at.text

    at_the_harbours(tmp_path, "questions", do)


def test_the_second_screen_has_it_and_follows_the_game(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        folder = at.app.tables.folder
        reader = PublicReader(folder, "evening")
        watching = WatchPage(reader, picture, lambda game: look(game).known)
        at.app.push_screen(watching)
        await at.settle()
        await at.press("s")
        await worked_out(at)
        assert set(at.app.screen.query_one(Chart).targets) == {"Klaipėda"}
        for line in CAUGHT[8:11]:
            sitting.table.play("keeper", sitting.table.read(line))
        watching.look()  # as it does a few times in a second
        page(at).look()
        await worked_out(at)
        assert set(at.app.screen.query_one(Chart).targets) == {"Rīga"}

    at_harbours(tmp_path, ("help counts", *SAID), do)


def test_the_help_names_the_signs_that_this_level_has(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await opened(at)
        signs = [sign for _title, rows in page(at).signs() for sign, _meaning in rows]
        assert "▓" in signs
        assert "▓12" not in signs
        assert "?" in signs

    at_the_harbours(tmp_path, "possible", do)


def test_more_help_asks_every_player_and_one_no_changes_nothing(tmp_path: Path) -> None:
    async def do(at: Stage) -> None:
        await at.press("f4", "z")
        assert "makes those who search stronger" in " ".join(at.dialog.split())
        await at.press("5")  # questions
        for player in ("Eva", "Adam"):
            assert f"{player}: more help" in at.dialog
            await at.press("y")
        await at.press("n")  # Petr
        assert "Not everybody agreed" in at.said
        assert at.table.moves[-1] != "help questions all"
        await at.press("f4", "z", "5", "y", "y", "y")
        assert at.table.moves[-1] == "help questions all"
        await at.press("f4", "z", "1")
        assert at.table.moves[-1] == "help paper"

    at_the_harbours(tmp_path, "possible", do)


def test_a_new_table_agrees_on_help_before_anything_is_hidden(tmp_path: Path) -> None:
    async def run() -> None:
        async with stage(tmp_path / "home") as at:
            await at.press("n")
            await at.settle()
            typed = {"players": "Eva Adam", "pin": "1234", "pin-again": "1234"}
            for field, value in typed.items():
                at.app.screen.query_one(f"#{field}", Input).value = value
            at.app.screen.query_one("#help-level").focus()
            await at.press("down", "down", "down")
            assert "It also shows every place" in at.text
            await at.press("f5")
            assert "public help possible" in PublicReader(at.app.tables.folder).read().lines[-1]

    asyncio.run(run())
