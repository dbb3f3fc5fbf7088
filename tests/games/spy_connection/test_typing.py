"""What is typed in a hurry: missions, cities and spots are set right as far as that is certain."""

import pytest

from companion.games.spy_connection import GAME


@pytest.mark.parametrize(
    ("typed", "spelled"),
    [
        ("take 3 Rome Madrid 3+", "take 3 madrid-rome=3+"),
        ("Take 3 madrid, rome 3", "take 3 madrid-rome=3"),
        ("take 3 rome-madrid=3 +", "take 3 madrid-rome=3+"),
        ("take 3 Rome Madrid = 3", "take 3 madrid-rome=3"),
        (
            "anka holds Rome,Madrid 3 planning ? covered none",
            "Anka holds madrid-rome=3 planning ? covered none",
        ),
        ("JOINED 1052 3107 turn of boris", "joined 1/5/2 3/10/7 turn of Boris"),
        ("Turn of anka", "turn of Anka"),
        ("Anka starts Paris Berlin Rome 8 in Rome", "Anka starts berlin-paris-rome=8 in rome"),
        (
            "Anka holds rome madrid 3 planning 1 covered Rome",
            "Anka holds madrid-rome=3 planning 1 covered rome",
        ),
        ("link London Paris lp1 lp2", "link london paris lp1-lp2"),
        ("set Anka spy Paris", "set Anka spy paris"),
        ("Connect  Paris 2", "connect paris 2"),
    ],
)
def test_a_line_that_was_typed_in_a_hurry_is_spelled_as_it_should_be(
    typed: str, spelled: str
) -> None:
    tidied = GAME.notation.tidied(typed, ("Anka", "Boris"))
    assert tidied == spelled
    assert GAME.notation.format(GAME.notation.parse(tidied)) == spelled


@pytest.mark.parametrize("kind", GAME.notation.kinds)
def test_a_line_that_is_spelled_well_stays_as_it_is(kind: type) -> None:
    assert GAME.notation.tidied(kind.example) == kind.example  # type: ignore[attr-defined]


def test_what_people_remark_keeps_its_letters() -> None:
    said = "remark Take 3 Rome Madrid 3 was Boris"
    assert GAME.notation.tidied(said) == said


@pytest.mark.parametrize("typed", ["rome 3", "madrid rome", "madrid rome 3 4", "?"])
def test_what_is_no_mission_is_left_for_the_game_to_refuse(typed: str) -> None:
    assert GAME.notation.tidied(f"take 1 {typed}") == f"take 1 {typed}"
