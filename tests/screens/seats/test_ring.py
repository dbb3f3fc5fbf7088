"""The ring of My Neighbour Spy as a picture: each figure with its whole name."""

from itertools import permutations

import pytest

from screens.games.neighbour_spy.ring import ring
from tests.games.neighbour_spy.playing import begun, seen

TEAMS = ["Eva Adam", "Bartolomej Zdenicka", "Kristyna Bartolomej Adam Zdenicka"]
LONGEST = " ".join(letter * 24 for letter in "ABCD")


@pytest.mark.parametrize("players", [*TEAMS, LONGEST])
@pytest.mark.parametrize("width", [40, 42, 60, 80])
def test_every_name_is_whole_wherever_the_figures_stand(players: str, width: int) -> None:
    start = begun(players=players)
    teams = [" & ".join(each.members) for each in start.sides]
    for first, second in permutations(range(14), 2):
        state = start.with_side(0, at=first).with_side(1, at=second)
        drawn = ring(seen(state), width).plain
        said = " ".join(drawn.split())
        assert all(team in said for team in teams), drawn
        assert max(map(len, drawn.splitlines())) <= width


@pytest.mark.parametrize("players", ["Eva Adam", "Kristyna Bartolomej Adam"])
def test_the_ring_stands_still_while_the_figures_go(players: str) -> None:
    state = begun(players=players)
    places = set()
    for at in range(7):
        rows = ring(seen(state.with_side(0, at=at)), 80).plain.splitlines()
        places.add((rows[3].index("↻"), max(map(len, rows))))
    assert len(places) == 1


def test_a_name_without_room_beside_its_space_stands_below_behind_its_number() -> None:
    drawn = ring(seen(begun(players="Kristyna Bartolomej Adam")), 40).plain
    assert drawn.splitlines()[-1].strip() == "0: Kristyna & Bartolomej"
    assert "7⌂ Adam" in drawn
