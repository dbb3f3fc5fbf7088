"""A board of places and links: drawn where it has room, so that every line can be followed."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from textual.geometry import Offset, Size

from companion.trail.facts import Learned
from companion.trail.graph import Graph
from screens.trail.board import keeps
from screens.trail.layout import SMALL, Key, Layout, laid_out, links
from screens.trail.routes import BIT, CROSSINGS, HEADS, STYLES, WAYS
from screens.trail.seen_board import SeenBoard
from tests.games.harbours.moves import FERRIES, GRAPH

ALL = sum(BIT.values())
SHAPES: Mapping[str, int] = {
    **{sign: shape for style in STYLES for shape, sign in style.items()},
    **dict.fromkeys("".join(CROSSINGS), ALL),
}


def graph(pairs: set[tuple[int, int]], ferries: set[tuple[int, int]]) -> Graph:
    """Make a board whose places are numbers in words of several lengths."""
    names = [f"Port{'o' * number}-{number}" for number in range(9)]

    def leads(among: set[tuple[int, int]]) -> dict[str, tuple[str, ...]]:
        both = {*among, *((to, one) for one, to in among)}
        return {
            names[one]: tuple(names[to] for at, to in sorted(both) if at == one) for one in range(9)
        }

    return Graph(tuple(names), {"sea": leads(pairs), "ferry": leads(ferries)})


def followed(drawn: Layout) -> Iterator[tuple[str, str, int]]:
    """Follow every line from a box to the box where it ends, as an eye does."""
    for place, box in drawn.boxes.items():
        starts = [(Offset(x, y), way) for x in box.column_range for y, way in _edges(box)]
        starts += [(Offset(box.right, box.y), WAYS[3]), (Offset(box.x - 1, box.y), WAYS[2])]
        for cell, goes in starts:
            back = WAYS[WAYS.index(goes) ^ 1]
            if drawn.lines.get(cell) and SHAPES[drawn.lines[cell]] & BIT[back]:
                style = _style(drawn.lines[cell], goes)
                yield place, _end(drawn, cell, goes), style


def _edges(box: object) -> tuple[tuple[int, Offset], ...]:
    """Give the rows above and below a box, with the ways there."""
    return (box.y - 1, WAYS[0]), (box.bottom, WAYS[1])  # type: ignore[attr-defined]


def _style(sign: str, goes: Offset) -> int:
    """Tell the style of a line that enters a cell."""
    for across, signs in enumerate(CROSSINGS):
        if sign in signs and sign != "╬":
            return signs.index(sign) if goes in WAYS[:2] else across
    return next((at for at, style in enumerate(STYLES) if sign in style.values()), 1)


def _end(drawn: Layout, cell: Offset, goes: Offset) -> str:
    """Follow a line to its end: straight on where lines cross, else round the corner."""
    while not (found := [each for each, box in drawn.boxes.items() if box.contains_point(cell)]):
        shape = SHAPES[drawn.lines[cell]]
        if shape != ALL:
            back = WAYS[WAYS.index(goes) ^ 1]
            [goes] = [way for way in WAYS if way != back and shape & BIT[way]]
        cell += goes
    return found[0]


PAIRS = st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)).filter(lambda p: p[0] < p[1]))


@settings(max_examples=20, deadline=None)
@given(PAIRS, PAIRS, st.sampled_from([Size(38, 14), Size(60, 20), Size(84, 30)]))
def test_every_line_leads_from_a_place_to_one_that_is_linked_with_it(
    pairs: set[tuple[int, int]], ferries: set[tuple[int, int]], size: Size
) -> None:
    board = graph(pairs, ferries)
    drawn = laid_out(Key(board, size))
    if drawn:
        due = {(each.one, each.other, each.style) for each in links(board)}
        back = {(other, one, style) for one, other, style in due}
        assert set(followed(drawn)) == due | back


def test_no_box_lies_over_another_and_all_are_in_sight() -> None:
    size = Size(52, 16)
    drawn = laid_out(Key(GRAPH, size))
    assert drawn
    cells = [
        (x, y) for box in drawn.boxes.values() for x in box.column_range for y in box.line_range
    ]
    assert len(cells) == len({*cells})
    assert all(size.region.contains(*cell) for cell in (*cells, *drawn.lines))


def test_kinds_of_links_are_told_apart_without_colour() -> None:
    drawn = laid_out(Key(GRAPH, Size(80, 30)))
    assert drawn
    kinds = {(one, other): style for one, other, style in followed(drawn)}
    assert (kinds["Kiel", "Århus"], kinds["Kiel", "Klaipėda"]) == (0, 1)


def test_a_link_that_leads_one_way_has_an_arrow() -> None:
    drawn = laid_out(Key(Graph(("Up", "Down"), {"lift": {"Up": ("Down",)}}), Size(40, 12)))
    assert drawn
    assert set(drawn.lines.values()) & set(HEADS.values())


def test_an_edition_says_where_its_places_are() -> None:
    at = {"A": (0, 0), "B": (2, 0), "C": (1, 1)}
    board = Graph(("A", "B", "C"), {"path": {"A": ("B",), "B": ("A", "C"), "C": ("B",)}}, at)
    drawn = laid_out(Key(board, Size(40, 12)))
    assert drawn
    assert drawn.spots == at
    assert drawn.boxes["A"].x < drawn.boxes["C"].x < drawn.boxes["B"].x


def test_where_the_lines_have_no_room_each_place_has_its_neighbours_beside_it() -> None:
    assert laid_out(Key(GRAPH, Size(40, 9))) is None
    seen = SeenBoard(GRAPH, ("Kiel", "Klaipėda"), (Learned(1, "Kiel", "visited"),))
    assert seen.row("Kiel") == "01 ●01 Kiel — Lübeck, Århus, ═Klaipėda"
    assert seen.rows[0] == "Klaipėda"
    assert FERRIES in GRAPH.links


def test_the_best_of_what_was_told_stands_on_the_board() -> None:
    told = (
        Learned(1, "Kiel", "visited", False),
        Learned(2, "Kiel", "here", True),
        Learned(3, "Kiel", "here", False),
        Learned(2, "Rīga", "here", False),
        Learned(3, "Ystad"),
    )
    found = SeenBoard(GRAPH, (), told).told
    assert found == {"Kiel": "✓02", "Rīga": "×02", "Ystad": "✓03"}


LONG = Graph(
    ("Frýdek-Místek", "Karlovy Vary", "Hradec Králové", "Ústí nad Labem", "Brno", "Zlín"),
    {"road": {"Frýdek-Místek": ("Zlín",), "Zlín": ("Brno",), "Brno": ("Hradec Králové",)}},
)


def test_places_lie_alike_in_every_window_that_has_room_for_their_names() -> None:
    for board in (GRAPH, LONG):
        sizes = (Size(49, 17), Size(60, 20), Size(78, 18), Size(118, 36))
        drawn = [layout for size in sizes if (layout := laid_out(Key(board, size)))]
        assert len(drawn) == len(sizes)
        assert [each.cut for each in drawn] == [0] * len(sizes)
        assert len({tuple(each.spots.items()) for each in drawn}) == 1


def test_coordinates_whose_lines_find_no_room_give_way_to_a_drawing() -> None:
    corner = {place: (number, number) for number, place in enumerate(GRAPH.places)}
    bad = replace(GRAPH, at=corner)
    layout = laid_out(Key(bad, SMALL))
    assert layout
    assert layout.spots != corner
    assert not keeps(bad, SMALL)
    assert keeps(GRAPH, SMALL)
    assert keeps(replace(GRAPH, at=layout.spots), SMALL)
