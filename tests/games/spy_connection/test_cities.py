"""Cities as the box prints them: any letters, other names of one city, slips, and no thirteenth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import PUBLIC, NotUnderstood
from companion.games.spy_connection import GAME, cities
from companion.games.spy_connection import moves as m
from companion.games.spy_connection.state import State
from companion.locale import read_in
from companion.play.replay import replay
from companion.text.completion import completed
from tests.games.spy_connection.playing import after, anka, begun, played, refused

PRINTED = ("Anka starts Londýn-Rím=5 in Londýn", "Boris starts Лондон-Рим=4 in Рим")
ROUND = ("athens-berlin", "dublin-essen", "faro-ghent", "haag-izmir", "jena-kyiv", "lodz-malaga")


def typed(state: State, line: str) -> m.SpyMove:
    """Type a line as people do, and return what this table takes it for."""
    tidied = GAME.notation.tidied(line, ("Anka", "Boris"))
    return GAME.rules.meant(state, GAME.notation.parse(tidied))


def asked(state: State, line: str) -> str:
    """Type a line, and return what is asked about it."""
    return GAME.words.doubt(typed(state, line), GAME.rules.view(state, PUBLIC))


@pytest.mark.parametrize("name", ["Londýn", "Paríž", "Rím", "Řím", "İstanbul", "Лондон", "Zürich"])
def test_a_city_is_read_as_the_box_prints_it(name: str) -> None:
    moved = GAME.notation.parse(f"move {name}")
    assert isinstance(moved, m.Travel)
    assert moved.city == moved.city.lower()
    assert GAME.notation.parse(GAME.notation.format(moved)) == moved
    assert GAME.notation.tidied(f"take 1 {name} Oslo 3+").startswith("take 1 ")
    dashed = GAME.notation.parse(GAME.notation.tidied(f"take 1 {name} – Oslo 3+"))
    assert isinstance(dashed, m.Take)


def test_printed_names_stand_in_a_game_text_that_is_replayed() -> None:
    text = "\n".join(("game: spy-connection", "players: Anka Boris", "", *PRINTED, "connect Rím ?"))
    table, stop = replay(text)
    assert stop is None
    assert table.moves[0] == "Anka starts londýn-rím=5 in londýn"
    assert table.view(PUBLIC).players[0].city == "rím"


@pytest.mark.parametrize("sign", ["²", "_", "!", "½"])
def test_what_stands_in_no_name_is_no_city(sign: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.notation.parse(f"move rom{sign}")


@pytest.mark.parametrize("name", ["Londýn", "LONDYN", "london", "Лондон", "Londres"])
def test_all_names_of_a_city_are_the_one_that_came_up_first(name: str) -> None:
    for first in ("london", "londýn", "лондон"):
        state = after(begun(), f"Anka starts {first}-oslo=5 in {first}")
        move = typed(state, f"boris starts {name} Oslo 3 in {name}")
        assert isinstance(move, m.Starts)
        assert (move.mission.cities, move.city) == (("london", "oslo"), first) or (
            set(move.mission.cities) == {first, "oslo"} and move.city == first
        )


def test_cities_stand_by_the_alphabet_without_accents() -> None:
    assert anka("Anka starts čadca-paríž-zürich=5 in paríž").active[0].mission.cities == (
        *("čadca", "paríž", "zürich"),
    )


def test_a_slip_in_a_name_is_asked_about_and_a_city_is_not() -> None:
    state = played("Anka starts london-rome=5 in london")
    assert "Lodnon" in asked(state, "boris starts Lodnon Madrid 3 in madrid")
    assert "London" in asked(state, "boris starts Lodnon Madrid 3 in madrid")
    assert asked(state, "boris starts Londýn Madrid 3 in madrid") == ""
    assert asked(state, "boris starts Oslo Milan 3 in oslo") == ""


def test_no_thirteenth_city_comes_up_unless_it_is_let_stand() -> None:
    lines = [f"Anka starts {ROUND[0]}=3 in athens", f"Boris starts {ROUND[1]}=3 in essen"]
    lines += [line for card in ROUND[2:] for line in (f"take ? {card}=2", "done", "drop 2")]
    lines = [line for line in lines if line != "drop 2"]
    given = {"detail": "missions"}
    assert len(played(*lines, **given).cities) == 12
    refused("map.cities", *lines, "connect oslo ?", **given)
    stands = "happened spy-connection.map.cities: connect oslo ?"
    assert played(*lines, stands, **given).player.city == "oslo"
    assert played(*lines, "connect faro ?", **given).player.city == "faro"


def test_names_are_completed_from_the_table_and_then_from_what_the_board_is_known_to_have() -> None:
    view = GAME.rules.view(played("Anka starts londýn-oslo=5 in oslo"), PUBLIC)
    with read_in("sk"):
        names = GAME.words.names(view)
    assert names[:2] == ("Londýn", "Oslo")
    assert {"Rím", "Paríž", "Moskva"} < set(names)
    assert "London" not in names
    assert completed("oslo ri", names) == ("oslo Rím",)
    assert completed("3 osl", names) == ("3 Oslo",)
    assert completed("oslo ", names) == ()


@given(st.text(max_size=12))
def test_whatever_is_typed_for_a_city_is_one_or_refused(text: str) -> None:
    field = GAME.notation.fields(m.Travel)["city"]
    try:
        city = field.typed(text)
    except NotUnderstood:
        return
    assert field.typed(city) == city
    assert cities.meant(city, (city,)) == city
