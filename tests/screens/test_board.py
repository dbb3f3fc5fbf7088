"""The board: drawn whole at every size, two cells refreshed for a step of the marker."""

import asyncio
from pathlib import Path

import pytest
from rich.style import Style
from textual.geometry import Region

from companion.core import KEEPER
from companion.games.mind_mgmt.board.plan import PLACES, Place, spot
from companion.trail.placing import Spot
from screens.games.mind_mgmt.board.picture import TILING, Picture
from screens.games.mind_mgmt.look import LOOK
from screens.games.mind_mgmt.map_face import MAP
from screens.kit import themes
from screens.table.kinds.hidden import HIDDEN
from screens.table.seat.seat_page import SeatPage
from screens.table.seating import Seating
from screens.trail.arrows import nearest
from screens.trail.grid.grid import grid, spares_a_line
from screens.trail.grid.lines import crossing
from screens.trail.grid.widget import MARK, GridBoard
from tests.screens.stage import SIZES as SCREENS
from tests.screens.stage import Size, Stage, evening, seated

SIZES = [(40, 15), (44, 20), (84, 36), (164, 56)]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_board_has_room_where_it_is_drawn(size: tuple[int, int]) -> None:
    drawn = grid(TILING, *size)
    assert drawn.size.width <= size[0]
    assert drawn.size.height <= size[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_anywhere_in_a_location_means_it(size: tuple[int, int]) -> None:
    drawn = grid(TILING, *size)
    for place in PLACES:
        region = drawn.region(place)
        assert drawn.at(region.x, region.y) == place
        assert drawn.at(region.right - 1, region.bottom - 1) == place
    assert drawn.at(TILING.label - 1, 3) == drawn.at(3, 0) == drawn.at(size[0] + 99, 3) == ""


def on_the_grid(place: str) -> Spot:
    """Give the column and row of a location."""
    return spot(Place(place))


def test_the_marker_goes_to_the_nearest_target_in_a_direction_or_stays() -> None:
    assert nearest("C4", 1, 0, ("D4", "E4", "D1"), on_the_grid) == "D4"
    assert nearest("C4", 0, -1, ("C5", "D3"), on_the_grid) == "D3"
    assert nearest("C4", -1, 0, ("D4",), on_the_grid) == "C4"


def test_beside_the_edge_of_the_board_there_is_nothing() -> None:
    assert (
        TILING.beside("A1", 0, -1) == TILING.beside("A1", -1, 0) == TILING.beside("F7", 1, 0) == ""
    )
    assert TILING.beside("A1", 1, 0) == "B1"


def test_a_step_of_the_marker_refreshes_two_locations_and_the_line_below_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("lay board")) as stage:
            await stage.press("right")
            board = stage.app.screen.query_one(GridBoard)
            refreshed: list[Region] = []
            refresh = board.refresh

            def noted(*regions: Region, **more: bool) -> GridBoard[Picture]:
                refreshed.extend(regions)
                return refresh(*regions, **more)

            monkeypatch.setattr(board, "refresh", noted)
            before = board.marked
            await stage.press("right")
            below = Region(0, board.size.height - 1, board.size.width, 1)
            sides = (0, 1, 0, 1)
            marks = [board.grid.region(place).grow(sides) for place in (before, board.marked)]
            assert refreshed == [*marks, below]

    asyncio.run(play())


@pytest.mark.parametrize("size", SCREENS)
def test_the_mark_hides_nothing_of_a_location_and_no_wall(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done", 4), size) as stage:
            board = stage.app.screen.query_one(GridBoard)
            for place in (*PLACES, ""):
                board.marked = ""
                before = drawn(board)
                board.marked = place
                pairs = zip(before, drawn(board), strict=True)
                changed = {(old, new) for old, new in pairs if old != new}
                assert all(old in "│ " and new in MARK for old, new in changed)
                assert bool(changed) == bool(place)

    def drawn(board: GridBoard[Picture]) -> str:
        return "".join(board.render_line(y).text for y in range(board.grid.size.height))

    asyncio.run(play())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_mayhem_is_an_unbroken_bar_from_crossing_to_crossing(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("done"), size) as stage:
            drawn = stage.app.screen.query_one(GridBoard).grid
            across = f"┾{'━' * drawn.width}┽"
            assert across in stage.text
            beside = drawn.region("F2")
            rows = stage.strips[1:][beside.y - 1 : beside.bottom + 1]
            column = "".join(row.text[beside.x - 1] for row in rows)
            assert column == f"╁{'┃' * drawn.height}╀"

    asyncio.run(play())


def test_where_two_walls_meet_no_bar_is_broken() -> None:
    assert crossing(above=True, below=True, left=True, right=True, lined=True) == "╋"
    assert crossing(above=False, below=True, left=True, right=False, lined=False) == "┪"
    assert crossing(above=False, below=False, left=False, right=False, lined=True) == "┼"


def test_walls_have_lines_of_their_own_where_all_rows_cannot() -> None:
    assert grid(TILING, 50, 21).lines == {0, 1, 2, 3, 4, 5}
    assert grid(TILING, 50, 20, {5}).lines == {0, 1, 2, 3, 5}
    assert grid(TILING, 50, 18, {1, 4}).lines == {1, 4}
    assert grid(TILING, 40, 15, {1, 4}).lines == frozenset()


def styled(at: Stage, text: str) -> list[Style]:
    """Give the styles in which a text stands on the map."""
    region = at.app.screen.query_one(GridBoard).region
    rows = (strip.crop(region.x, region.right) for strip in at.strips[region.y : region.bottom])
    found = (segment for row in rows for segment in row if segment.text == text)
    return [segment.style for segment in found if segment.style]


def test_where_rows_are_close_mayhem_underlines_the_whole_location_in_one_colour(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("answer D2"), (40, 20)) as at:
            at.app.push_screen(SeatPage(Seating(at.public.seating.sitting, KEEPER), LOOK, HIDDEN))
            await at.settle()
            [look] = styled(at, "bo gr")  # only below A5 there is mayhem
            assert look.underline
            assert not any(each.underline for each in styled(at, "gr"))

    asyncio.run(play())


@pytest.mark.parametrize("size", SCREENS)
def test_the_words_of_a_note_are_read_where_it_lies(tmp_path: Path, size: Size) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("henry asks cafe"), size) as at:
            at.public.tabs.show(MAP)
            await at.press("left", "left", "left", "down")
            assert "A5 · note: no graffiti by 6" in at.text

    asyncio.run(play())


def test_the_map_takes_the_colours_of_another_theme_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("answer D2")) as at:
            at.app.push_screen(SeatPage(Seating(at.public.seating.sitting, KEEPER), LOOK, HIDDEN))
            await at.settle()
            dark = styled(at, "CAF")
            at.app.theme = themes.full("light")
            await at.settle()
            assert dark
            assert len(styled(at, "CAF")) == len(dark)
            assert not set(styled(at, "CAF")) & set(dark)

    asyncio.run(play())


def test_where_the_keeper_is_stands_out_without_any_colour(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("answer D2")) as at:
            at.app.push_screen(SeatPage(Seating(at.public.seating.sitting, KEEPER), LOOK, HIDDEN))
            await at.settle()
            now = len(at.table.view(KEEPER).map.path)
            before = [style for hour in range(1, now) for style in styled(at, f"{hour:02}")]
            assert len(before) == now - 1
            assert not any(style.reverse for style in before)
            [here] = styled(at, f"*{now:02}*")
            assert here.reverse

    asyncio.run(play())


def test_the_board_grows_with_its_window(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path, evening("lay board")) as stage:
            board = stage.app.screen.query_one(GridBoard)
            widths = []
            for size in ((40, 20), (80, 24), (120, 40), (200, 60)):
                await stage.pilot.resize_terminal(*size)
                await stage.settle()
                widths.append(board.grid.width)
                assert all(place in stage.text for place in "ABCDEF1234567")
            assert widths == sorted(set(widths))

    asyncio.run(play())


def test_a_board_gives_up_the_line_below_it_before_its_features() -> None:
    assert spares_a_line(TILING, 40, 16)
    assert grid(TILING, 40, 15).height == 2
    assert not spares_a_line(TILING, 40, 15)
    assert spares_a_line(TILING, 40, 12)
