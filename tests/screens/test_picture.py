"""What stands in a location: all of it, and a mark where something has no room."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.board import PLACES, Place, border
from companion.games.mind_mgmt.words.names import shortened
from companion.table import Table
from screens.games.mind_mgmt.lettering import MORE, fitted, rows
from screens.games.mind_mgmt.picture import (
    Cell,
    public_picture,
    secret_picture,
    told,
)
from tests.screens.stage import evening
from tests.store.evening import OPTIONS

A1_A2, A2_A3, A2_B2 = (
    border(Place(one), Place(other)) for one, other in (("A1", "A2"), ("A2", "A3"), ("A2", "B2"))
)
SHORT = {"bus": "bu", "pool": "po", "billboard": "bi"}


def known(last: str, seat: str, count: int = 1) -> Any:
    """Give what a seat may know after a line of the evening."""
    table = Table("mind-mgmt", OPTIONS)
    for line in evening(last, count):
        table.play(KEEPER, table.read(line))
    return table.view(seat)


def written(cell: Cell, width: int, height: int, corner: str = "") -> list[str]:
    """Write a location as plain text."""
    lines = rows(cell, SHORT, width, height, corner)
    return ["".join(text for text, _role in line) for line in lines]


def test_a_small_location_shows_hour_or_token_and_two_codes() -> None:
    visited = Cell("A1", ("bus", "pool"), hour=7)
    assert written(visited, 5, 2) == ["07   ", "bu po"]
    stepped = Cell("A1", ("bus", "pool"), step=True)
    assert written(stepped, 5, 2) == ["●    ", "bu po"]


def test_own_features_are_circled_and_shaken_down_ones_crossed_out() -> None:
    cell = Cell("A1", ("bus", "pool"), frozenset({"bus"}), frozenset({"pool"}))
    assert written(cell, 5, 2)[1] == "BU p×"
    assert [line.strip() for line in written(cell, 10, 4)][1:3] == ["(bus)", "×pool"]


def test_the_corner_tells_the_key_and_what_a_step_would_bring() -> None:
    assert written(Cell("A1", ("bus", "pool")), 5, 2, "+1g")[0] == "  +1g"


def test_what_has_no_room_is_marked() -> None:
    crowd = Cell("A1", ("bus", "pool"), hour=7, step=True, immortal=True, agents=("meru", "bill"))
    assert written(crowd, 5, 2)[0] == "07●I" + MORE
    long = Cell("A1", ("bus", "billboard"))
    assert written(long, 8, 3)[2] == "billboa" + MORE


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


@pytest.mark.parametrize(("width", "height"), [(5, 2), (6, 2), (8, 3), (10, 4), (16, 5)])
def test_every_location_is_drawn_at_every_size(width: int, height: int) -> None:
    picture = secret_picture(known("answer D2", KEEPER))
    for place in PLACES:
        lines = rows(picture.cells[place], picture.short, width, height)
        assert [sum(len(text) for text, _role in line) for line in lines] == [width] * height


def test_the_public_picture_knows_nothing_of_the_map() -> None:
    public = public_picture(known("answer D2", PUBLIC))
    assert public.here == ""
    assert not any(cell.hour or cell.own for cell in public.cells.values())
    assert public == public_picture(known("answer D2", KEEPER))


def test_the_line_about_a_location_tells_all() -> None:
    picture = secret_picture(known("answer D2", KEEPER))
    assert (
        told(picture.cells["D2"], 80)
        == "D2 · (Flux Cafe), Subliminal Billboard · 01:00 · step token"
    )
    assert told(picture.cells["A5"], 80) == (
        "A5 · note: no graffiti by 6 · Subversive Bookstore, Graffiti · Meru"
    )
    assert told(picture.cells["C3"], 80) == "C3 · temple · 03:00"


def test_a_name_that_has_no_room_keeps_its_last_word_as_long_as_it_can() -> None:
    assert shortened("Subversive Bookstore", 12) == "S. Bookstore"
    assert shortened("C-4 K-9 Assassin Dogs", 12) == "C.K.A. Dogs"
    assert shortened("Flux Cafe", 12) == "Flux Cafe"
    assert shortened("knihkupectví", 8) == "knihkupectví"
