"""What a box shows: typed once, suggested from then on, and never more than a suggestion."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import PUBLIC, NotUnderstood, WrongOption
from companion.games.spy_connection import GAME
from companion.games.spy_connection import box as b
from companion.games.spy_connection.mission import Mission
from companion.games.spy_connection.moves import Connect, Starts, Take
from tests.games.spy_connection.playing import BEGUN, anka, begun, played, refused

BOX = """\
start london-madrid=5 in london
start berlin-rome=4 in rome
mission london-monaco=3
mission madrid-paris=2+
mission monaco-oslo=4
link london paris 2
"""
CITIES = st.sampled_from(["athens", "berlin", "london", "madrid", "monaco", "oslo", "paris"])
MISSIONS = st.builds(
    lambda cities, points, extra: Mission(tuple(cities), points, extra),
    st.lists(CITIES, min_size=2, max_size=4, unique=True),
    st.integers(0, 9),
    st.booleans(),
)


def taken(*lines: str, **options: str) -> list[Take]:
    """List the missions that are suggested to be taken."""
    choices = GAME.rules.legal(played(*lines, box=BOX, **options), PUBLIC).choices
    known = (each for each in choices if each.kind is Take and not each.typed)
    return [move for each in known for move in each.listed if isinstance(move, Take)]


def test_a_mission_of_the_box_is_suggested_until_it_comes_up_in_this_game() -> None:
    names = [str(each.mission) for each in taken(*BEGUN, detail="missions")]
    assert names == ["london-monaco=3", "madrid-paris=2+", "monaco-oslo=4"]
    lines = (*BEGUN, "take ? madrid-paris=2+", "done")
    assert [str(each.mission) for each in taken(*lines, detail="missions")] == [
        *("london-monaco=3", "monaco-oslo=4")
    ]


def test_a_start_mission_of_the_box_comes_with_its_red_city() -> None:
    choices = GAME.rules.legal(begun(box=BOX), PUBLIC).choices
    known = next(each for each in choices if each.kind is Starts and not each.typed)
    assert Starts("Anka", Mission(("berlin", "rome"), 4), "rome") in known.listed


def test_what_no_box_has_may_be_taken_all_the_same() -> None:
    shown = anka(*BEGUN, "take 1 athens-oslo=9", box=BOX)
    assert [str(each.mission) for each in shown.active] == ["london-madrid=5", "athens-oslo=9"]


def test_the_links_of_the_box_are_the_map_of_the_table() -> None:
    moves = GAME.rules.legal(played(*BEGUN, box=BOX), PUBLIC)
    assert Connect("paris", 2) in moves
    refused("connect.cost", *BEGUN, "connect paris 3", box=BOX)
    refused("map.link", "link paris london 2", box=BOX)


def test_every_move_that_shows_something_of_the_box_teaches_it() -> None:
    lines = ("take 3 madrid-paris=2+", "Anka starts london-madrid=5 in london", "done")
    moves = [GAME.notation.parse(line) for line in (*lines, "link london paris 2")]
    moves.append(GAME.notation.parse("happened spy-connection.turn.one: take 1 oslo-rome=1"))
    text = ""
    for move in moves:
        text = b.joined(text, b.learnt(move))
    assert text == (
        "start london-madrid=5 in london\n"
        "mission madrid-paris=2+\nmission oslo-rome=1\nlink london paris 2\n"
    )


def test_two_boxes_are_joined_and_what_stands_there_already_stays() -> None:
    more = "# from Boris\nlink paris london 3\nmission  Oslo Rome 1\n"
    assert b.joined(BOX, more) == b.joined(BOX, "mission oslo-rome=1\n")
    assert b.joined(BOX, BOX) == b.joined(BOX, "")


@pytest.mark.parametrize("line", ["mission oslo=3", "start oslo-rome=3 in paris", "done", "link a"])
def test_a_line_that_no_box_has_is_named_by_its_number(line: str) -> None:
    with pytest.raises(NotUnderstood, match="line 2 of the box"):
        b.read(f"mission oslo-rome=3\n{line}\n")
    with pytest.raises(WrongOption):
        begun(box=f"{line}\n")


@given(missions=st.lists(MISSIONS, unique=True, max_size=50))
def test_each_mission_has_two_letters_of_its_own_with_which_no_city_begins(
    missions: list[Mission],
) -> None:
    found = [code for code in b.codes(missions).values() if code]
    assert len(set(found)) == len(found)
    assert all(len(code) == 2 for code in found)
    cities = {city for each in missions for city in each.cities}
    assert not any(city.startswith(code) for city in cities for code in found)


def test_a_mission_is_chosen_by_the_letters_its_cities_begin_with() -> None:
    found = {str(card): code for card, code in b.codes(b.read(BOX).missions).items()}
    assert found == {"london-monaco=3": "lm", "madrid-paris=2+": "mp", "monaco-oslo=4": "mn"}


@given(missions=st.lists(MISSIONS, unique=True, max_size=20))
def test_a_box_that_is_written_reads_the_same(missions: list[Mission]) -> None:
    text = b.written(b.Box(missions=tuple(missions)))
    assert set(b.read(text).missions) == set(missions)
    assert b.written(b.read(text)) == text
