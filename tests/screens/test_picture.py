"""What stands in a location: all of it, and a mark where something has no room."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.board.plan import PLACES, Place, border
from companion.play.table import Table
from screens.games.mind_mgmt.board.cell import Cell, told
from screens.games.mind_mgmt.board.lettering import printed
from screens.games.mind_mgmt.board.picture import public_picture, secret_picture
from screens.trail.grid import words
from screens.trail.grid.words import fitted
from screens.trail.signs import MORE
from tests.screens.stage import evening
from tests.store.evening import OPTIONS

A1_A2, A2_A3, A2_B2 = (
    border(Place(one), Place(other)) for one, other in (("A1", "A2"), ("A2", "A3"), ("A2", "B2"))
)
SHORT = {"bus": "bus", "pool": "poo", "billboard": "bil"}


def known(last: str, seat: str, count: int = 1) -> Any:
    """Give what a seat may know after a line of the evening."""
    table = Table("mind-mgmt", OPTIONS)
    for line in evening(last, count):
        table.play(KEEPER, table.read(line))
    return table.view(seat)


def written(cell: Cell, width: int, height: int, corner: tuple[str, str] = ("", "")) -> list[str]:
    """Write a location as plain text."""
    printed_there = printed(cell, SHORT, width, height)
    lines = words.written(cell.lying, printed_there, width, height, corner)
    return ["".join(text for text, _role in line) for line in lines]


def test_a_small_location_shows_hour_or_token_and_two_codes() -> None:
    visited = Cell("A1", ("bus", "pool"), hour=7)
    assert written(visited, 7, 2) == ["07     ", "bus poo"]
    stepped = Cell("A1", ("bus", "pool"), step=True)
    assert written(stepped, 7, 2) == ["     ● ", "bus poo"]


@pytest.mark.parametrize("width", [5, 7, 12])
def test_hour_and_figures_stand_apart_and_tokens_in_a_column_of_their_own(width: int) -> None:
    figure = written(Cell("A1", hour=7, immortal=True), width, 2)[0]
    assert (figure[:3], figure[-1]) == ("07 ", "I")
    lying = [Cell("A1", step=True), Cell("A1", hour=7, slip=True), Cell("A1", told=3)]
    at = {written(cell, width, 2)[0].index(cell.tokens) for cell in lying}
    assert len(at) == 1


def test_where_the_recruiter_is_has_a_sign_that_needs_no_colour() -> None:
    assert written(Cell("A1", hour=7, here=True), 5, 2)[0] == "*07* "
    assert written(Cell("A1", hour=7, here=True, immortal=True), 7, 2)[0] == "*07*  I"
    assert written(Cell("A1", hour=7, here=True, immortal=True), 5, 2)[0] == "07* I"


def test_an_hour_that_was_shown_is_told_with_the_sign_of_what_is_certain() -> None:
    assert written(Cell("A1", told=3), 7, 2)[0] == "03   ✓ "
    assert written(Cell("A1", hour=3, told=3), 7, 2)[0] == "03   ✓ "


def test_own_features_are_in_capitals_and_shaken_down_ones_crossed_out() -> None:
    names = {"bus": "Dream Bus", "pool": "Pool"}
    own, gone = frozenset({"bus"}), frozenset({"pool"})
    cell = Cell("A1", ("bus", "pool"), own, gone, names=names, brief={"bus": "Bus", "pool": "Pool"})
    assert written(cell, 7, 2)[1] == "BUS po×"
    assert [line.strip() for line in written(cell, 10, 4)][1:3] == ["DREAM BUS", "×Pool"]


def test_a_name_is_whole_where_it_has_room_and_else_the_word_it_goes_by() -> None:
    names = {"bookstore": "Subversive Bookstore", "billboard": "Subliminal Billboard"}
    brief = {"bookstore": "Bookstore", "billboard": "Billboard"}
    cell = Cell("A1", ("bookstore", "billboard"), names=names, brief=brief)
    assert [line.strip() for line in written(cell, 22, 3)][1:] == list(names.values())
    assert [line.strip() for line in written(cell, 12, 4)][1:] == [
        "Subversive",
        "Bookstore",
        "Billboard",
    ]
    assert [line.strip() for line in written(cell, 9, 3)][1:] == list(brief.values())


def test_the_key_stands_to_the_left_and_what_a_step_brings_and_finds_to_the_right() -> None:
    assert written(Cell("A1"), 7, 2, ("+1!", "‹g›"))[0] == "‹g› +1!"
    assert written(Cell("A1", immortal=True), 7, 2, ("", "‹g›"))[0] == "‹g›   I"
    assert written(Cell("A1", hour=5), 7, 2, ("", "‹g›"))[0] == "05 ‹g› "


def test_with_little_room_figures_and_hour_stay_and_what_capitals_tell_and_the_key_go() -> None:
    immortal = Cell("A1", ("bus", "pool"), immortal=True)
    assert written(immortal, 7, 2, ("+1!", "‹g›"))[0] == "‹g› ! I"
    assert written(immortal, 5, 2, ("+1", "‹g›"))[0] == "‹g› I"
    assert written(Cell("A1", hour=7), 5, 2, ("", "‹g›"))[0] == "07 g "
    assert written(Cell("A1", hour=7, immortal=True), 5, 2, ("", "‹g›"))[0] == "07· I"
    here = Cell("A1", hour=6, here=True, step=True, immortal=True)
    assert written(here, 5, 2, ("", "‹g›"))[0] == "06·●I"


@given(
    cell=st.builds(
        Cell,
        st.just("A1"),
        hour=st.sampled_from((0, 7)),
        here=st.booleans(),
        told=st.sampled_from((0, 7)),
        step=st.booleans(),
        slip=st.booleans(),
        immortal=st.booleans(),
        agents=st.sampled_from(((), ("meru",), ("meru", "bill"))),
    ),
    width=st.sampled_from((5, 7, 13)),
    brings=st.sampled_from(("", "+1", "+2!", "!")),
    sign=st.sampled_from(("", "·", "‹g›")),
)
def test_a_key_never_stands_close_to_an_hour_a_sum_or_a_figure(
    cell: Cell, width: int, brings: str, sign: str
) -> None:
    line = written(cell, width, 2, (brings, sign))[0]
    assert len(line) == width
    assert "g" not in line or "‹g›" in line or " g " in f" {line} "


def test_what_has_no_room_is_marked() -> None:
    crowd = Cell("A1", ("bus", "pool"), hour=7, step=True, immortal=True, agents=("meru", "bill"))
    assert written(crowd, 5, 2)[0] == "07●I" + MORE
    long = Cell("A1", ("bus", "billboard"), names={"billboard": "billboards"})
    assert written(long, 9, 3)[2] == "billboard"
    assert written(Cell("A1", ("billboards", "bus")), 9, 3)[1] == "billboar" + MORE


@given(
    words=st.lists(st.tuples(st.text("abc", max_size=6), st.just("plain")), max_size=5),
    width=st.integers(1, 20),
)
def test_words_fill_their_room_exactly_and_lose_nothing_silently(
    words: list[tuple[str, str]], width: int
) -> None:
    whole = "".join(text for text, _role in words)
    line = "".join(text for text, _role in fitted(words, width))
    assert len(line) == width
    assert line.rstrip() == whole if len(whole) <= width else line.endswith(MORE)


@pytest.mark.parametrize(("width", "height"), [(5, 2), (7, 2), (9, 3), (13, 4), (22, 5)])
def test_every_location_is_drawn_at_every_size(width: int, height: int) -> None:
    picture = secret_picture(known("answer D2", KEEPER))
    for place in PLACES:
        cell = picture.cells[place]
        printed_there = printed(cell, picture.short, width, height)
        lines = words.written(cell.lying, printed_there, width, height)
        assert [sum(len(text) for text, _role in line) for line in lines] == [width] * height


def test_the_public_picture_knows_nothing_of_the_map() -> None:
    public = public_picture(known("answer D2", PUBLIC))
    assert public.here == ""
    assert not any(cell.hour or cell.own for cell in public.cells.values())
    assert public == public_picture(known("answer D2", KEEPER))


def test_the_line_about_a_location_tells_all() -> None:
    picture = secret_picture(known("answer D2", KEEPER))
    assert (
        told(picture.cells["D2"], 80) == "D2 · FLUX CAFE, Subliminal Billboard · 01:00 · step token"
    )
    assert told(picture.cells["A5"], 80) == (
        "A5 · note: no graffiti by 6 · Subversive Bookstore, Graffiti · Meru"
    )
    assert told(picture.cells["C3"], 80) == "C3 · temple · 03:00"
