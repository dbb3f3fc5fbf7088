"""Bars that any terminal can draw, and a path as signs on the borders that it crosses."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.games.mind_mgmt.board.plan import Place
from screens.games.mind_mgmt.board.picture import TILING
from screens.kit.plot import BLOCKS, NOW, PLAIN, Plot
from screens.trail.grid.trace import trace

Pairs = some.lists(some.tuples(some.integers(0, 99), some.integers(0, 99)), min_size=1, max_size=16)


def plot(pairs: list[tuple[int, int]]) -> Plot:
    """Give a plot of these numbers, with hours as names."""
    return Plot([f"{hour:02}" for hour in range(1, len(pairs) + 1)], pairs, {0: "?"})


@given(Pairs, some.integers(10, 120), some.integers(5, 20))
def test_a_plot_never_takes_more_room_than_it_has(
    pairs: list[tuple[int, int]], width: int, height: int
) -> None:
    rows = plot(pairs).rows(width, height, 0)
    assert len(rows) in (0, height)
    assert all(len(row) <= width for row in rows)


@given(Pairs)
def test_the_larger_number_has_the_higher_bar(pairs: list[tuple[int, int]]) -> None:
    rows = plot(pairs).rows(120, 14, 0, PLAIN)
    if not rows:
        assert max(map(max, pairs)) == 0
        return
    axis, wide = len(str(max(map(max, pairs)))) + 1, 5
    columns = [
        [row.ljust(120)[axis + number * wide + 1] for row in rows[:-3]]
        for number in range(len(pairs))
    ]
    highs = [2 * column.count(PLAIN.whole) + column.count(PLAIN.half) for column in columns]
    ordered = sorted(zip((after for _before, after in pairs), highs, strict=True))
    assert [high for _after, high in ordered] == sorted(highs)
    assert all(high > 0 for (_before, after), high in zip(pairs, highs, strict=True) if after)


@pytest.mark.parametrize("ink", [BLOCKS, PLAIN])
def test_the_hour_that_is_now_is_marked_by_a_sign(ink: object) -> None:
    rows = plot([(9, 3), (5, 1)]).rows(40, 9, 1, PLAIN if ink is PLAIN else BLOCKS)
    assert rows[-1].index(NOW) > rows[-1].index("?")
    assert "".join(rows).isascii() == (ink is PLAIN)


def test_a_path_is_drawn_on_each_border_that_it_crosses() -> None:
    drawn = trace(TILING, [Place(each) for each in ("C3", "D3", "D4", "C5", "C3", "A1")])
    assert drawn.borders == {
        ("C3", "D3"): "→",
        ("D3", "D4"): "↓",
        ("C4", "C5"): "↑",
        ("C3", "C4"): "↑",
    }
    assert drawn.crossings == {"C4": "/", "B2": "\\", "A1": "\\"}


def test_where_no_line_lies_below_a_row_the_location_shows_how_it_is_left() -> None:
    drawn = trace(TILING, [Place("D3"), Place("D4"), Place("E4")])
    assert drawn.leaving("D3", ()) == "↓"
    assert drawn.leaving("D3", (2,)) == ""
    assert drawn.leaving("D4", ()) == ""
