"""A game with a hidden trail has its board on every screen, with nothing but its own folder."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from textual.geometry import Offset

from companion.core import KEEPER
from companion.evening.sitting import Sitting
from companion.play import table
from companion.store.public_reader import PublicReader
from companion.store.tables import Tables
from companion.trail.facts import Hours, Learned
from companion.trail.secrets import HERE
from screens.app import look
from screens.kit.help_page import HelpPage
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating
from screens.table.watching.watch_page import WatchPage
from screens.trail.chart import Chart
from screens.trail.path_page import PathPage
from screens.trail.pictures import track
from screens.trail.seen_board import SeenBoard
from screens.trail.time_track import Track
from screens.watch_window import picture
from tests.games.harbours.moves import GRAPH
from tests.games.harbours.playing import CAUGHT, OPTIONS, PIN, SHARE
from tests.screens.stage import SIZES, Size, Stage, golden, sizes, stage
from tests.shelf import toys as toys

pytestmark = pytest.mark.usefixtures("toys")
SAILED, ASKING = CAUGHT[:4], CAUGHT[:6]  # the second move comes; a question comes
Doing = Callable[[Stage, Sitting], Awaitable[None]]


def at_harbours(
    home: Path, lines: tuple[str, ...], do: Doing, size: Size = (80, 24), *, ended: bool = False
) -> None:
    """Do something in the app at a table that was played so far."""

    async def run() -> None:
        with closing(Tables(home)) as tables:
            begun = table.begin(tables, "evening", "harbours", OPTIONS, PIN)
            begun.sealing.share(SHARE)
            for line in lines:
                begun.play(KEEPER, begun.read(line))
            if ended:
                begun.sealing.end()
            begun.close()
        async with stage(home, size) as at:
            row = at.app.tables.find("evening")
            resumed = table.resume(at.app.tables, row, PIN)
            if not ended:
                resumed.sealing.share(SHARE)
            await do(at, Sitting(at.app.tables, row, resumed))

    asyncio.run(run())


async def hide(at: Stage, sitting: Sitting) -> None:
    """Show the hidden side."""
    at.app.push_screen(SeatPage(Seating(sitting, KEEPER), look("harbours"), HIDDEN))
    await at.settle()


async def ask(at: Stage, sitting: Sitting) -> None:
    """Show the public side, on which a question is chosen."""
    at.app.sit_down(sitting)
    await at.settle()
    await at.press("enter", "1")


def chart(at: Stage) -> Chart:
    """Give the board that is looked at."""
    return at.app.screen.query_one(Chart)


async def tap(at: Stage, place: str) -> None:
    """Tap a place on the board."""
    board = chart(at)
    await at.pilot.click(board, offset=board._regions[place].offset + Offset(1, 0))
    await at.settle()


@pytest.mark.parametrize("size", SIZES)
def test_the_hidden_side_has_its_trail_and_the_next_harbours_on_the_board(
    tmp_path: Path, size: Size
) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await at.press("1", "up")
        golden(f"trail-hidden-{size[0]}x{size[1]}", at.text)

    at_harbours(tmp_path, SAILED, do, size)


def test_the_public_side_has_what_was_told_on_the_board(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await ask(at, sitting)
        assert "01*" not in at.text
        async for size in sizes(at):
            golden(f"trail-public-{size[0]}x{size[1]}", at.text)

    at_harbours(tmp_path, ASKING, do, SIZES[0])


def test_an_ended_game_is_retold_on_the_board(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        at.app.push_screen(at.app.ending(sitting))
        await at.settle()
        await at.press("w")
        walk = at.app.screen
        assert isinstance(walk, PathPage)
        await at.until(lambda: walk.evening is not None)
        await at.press("right")
        async for size in sizes(at):
            golden(f"trail-path-{size[0]}x{size[1]}", at.text)

    at_harbours(tmp_path, CAUGHT, do, SIZES[0], ended=True)


def test_a_second_screen_has_the_board_but_not_the_trail_until_it_is_revealed(
    tmp_path: Path,
) -> None:
    async def do(at: Stage, _sitting: Sitting) -> None:
        at.app.push_screen(WatchPage(PublicReader(at.app.tables.folder, "evening"), picture))
        await at.settle()
        seen = chart(at).seen_board
        assert (seen.path, seen.told) == ((), {"Kiel": "●01"})
        await at.press("f1")
        assert isinstance(at.app.screen, HelpPage)
        assert "Take a ferry" in "".join(
            each for _title, rows in at.app.screen._signs for row in rows for each in row
        )

    at_harbours(tmp_path, ASKING, do)


def test_a_revealed_trail_is_walked_on_a_second_screen(tmp_path: Path) -> None:
    async def do(at: Stage, _sitting: Sitting) -> None:
        at.app.push_screen(WatchPage(PublicReader(at.app.tables.folder, "evening"), picture))
        await at.settle()
        assert chart(at).seen_board.path == ("Kiel", "Klaipėda", "Rīga")
        await at.press("w")
        assert chart(at).seen_board.path == ("Kiel",)

    at_harbours(tmp_path, CAUGHT, do, ended=True)


def test_a_place_is_chosen_by_arrows_and_enter(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await at.press("1", "up", "enter")
        assert sitting.table.view(KEEPER).world.path[-1] == "Lübeck"

    at_harbours(tmp_path, SAILED, do, (40, 20))


def test_the_list_and_the_board_have_one_mark(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await at.press("1", "tab", "down")
        assert chart(at).marked == "Århus"
        assert "Århus — Malmö, Kiel" in at.text

    at_harbours(tmp_path, SAILED, do)


def test_a_tapped_place_is_chosen_also_where_only_one_kind_of_move_leads_there(
    tmp_path: Path,
) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await tap(at, "Tallinn")
        assert chart(at).marked == "Tallinn"
        await tap(at, "Klaipėda")
        assert sitting.table.moves[-1] == "ferry Klaipėda"

    at_harbours(tmp_path, SAILED, do)


def test_the_mark_at_a_next_place_warns_of_a_dead_end(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        await at.press("1")
        await at.press("left")
        assert "! dead end · Jyväskylä" in at.text
        await at.press("right")
        assert chart(at).marked == "Rīga"
        assert "! dead end" not in at.text

    asked = ("sail Tallinn", "done", "ask Kiel", "answer no")
    at_harbours(tmp_path, asked, do)


def test_an_hour_that_told_of_many_places_has_each_sign_once_and_moves_no_later_one() -> None:
    many = [Learned(1, place, HERE.name, truth=False) for place in GRAPH.places]
    learned = (*many, Learned(2, "Kiel"))
    [_hours, below] = track(SeenBoard(GRAPH, learned=learned, hours=Hours(3, 2))).rows(80)
    assert "".join(text for text, _style in below).rstrip() == " ×   ✓"


def test_more_signs_than_an_hour_has_columns_end_in_a_mark() -> None:
    [_hours, below] = Track(range(1, 3), 1, below={1: "═●○×", 2: "✓"}).rows(80)
    assert "".join(text for text, _style in below).rstrip() == " ═●… ✓"


def test_places_stay_where_they_are_when_rows_beside_the_board_come_and_go(tmp_path: Path) -> None:
    async def do(at: Stage, sitting: Sitting) -> None:
        await hide(at, sitting)
        board = chart(at)
        spots, rows = [board._layout], []
        for height in (14, 20):
            board.styles.height = height
            await at.settle()
            spots.append(board._layout)
            rows.append(board.size.height)
        assert rows == [14, 20]
        assert spots[0] != spots[1]  # it had no room any more
        assert spots[1] == spots[2]

    at_harbours(tmp_path, SAILED, do)
