"""A board as a graph: names in seals, ways that are blocked, and counts of trails."""

from itertools import permutations

import pytest

from companion.core import NotUnderstood
from companion.trail.exits import FAR, Exit, exits, room
from companion.trail.graph import Graph

PLACES = ("Århus", "Łódź", "Kiel", "Хельсинки", "Rīga")
ROADS = {
    "Århus": ("Łódź", "Kiel"),
    "Łódź": ("Århus", "Kiel", "Rīga"),
    "Kiel": ("Århus", "Łódź"),
    "Хельсинки": ("Rīga",),
    "Rīga": ("Łódź", "Хельсинки"),
}
FERRIES = {"Kiel": ("Хельсинки",), "Хельсинки": ("Kiel",)}
BALTIC = Graph(PLACES, {"road": ROADS, "ferry": FERRIES})


def test_every_place_has_a_name_of_plain_letters_in_a_seal() -> None:
    assert BALTIC.labels == ("Arhus", "Lodz", "Kiel", "place-4", "Riga")
    assert all(label.isascii() for label in BALTIC.labels)


def test_two_places_that_a_seal_could_not_tell_apart_are_refused_when_the_board_is_made() -> None:
    with pytest.raises(NotUnderstood, match=r"Århus and Arhus"):
        Graph(("Århus", "Arhus"), {})


def test_a_place_that_is_named_twice_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="Kiel and Kiel"):
        Graph(("Kiel", "Rīga", "Kiel"), {})


def test_a_link_to_a_place_that_does_not_exist_is_refused_by_its_name() -> None:
    with pytest.raises(NotUnderstood, match="Oslo"):
        Graph(PLACES, {"road": {"Kiel": ("Oslo",)}})


def test_a_blocked_way_is_blocked_from_both_sides() -> None:
    blocked = {BALTIC.pair("Kiel", "Århus")}
    assert BALTIC.reach("road", "Kiel") == ("Århus", "Łódź")
    assert BALTIC.reach("road", "Kiel", blocked) == ("Łódź",)
    assert BALTIC.reach("road", "Århus", blocked) == ("Łódź",)
    assert BALTIC.reach("ferry", "Rīga") == ()


@pytest.mark.parametrize(
    "kinds", [(), ("road",), ("road", "road", "ferry", "road"), ("ferry",) * 2]
)
@pytest.mark.parametrize("blocked", [frozenset(), frozenset({("Łódź", "Kiel")})])
def test_trails_are_counted_as_if_all_were_written_down(
    kinds: tuple[str, ...], blocked: frozenset[tuple[str, str]]
) -> None:
    def goes(trail: tuple[str, ...]) -> bool:
        ways = zip(kinds, trail, trail[1:], strict=False)
        return all(to in BALTIC.reach(kind, here, blocked) for kind, here, to in ways)

    written = [trail for trail in permutations(PLACES, len(kinds) + 1) if goes(trail)]
    assert BALTIC.count(kinds, blocked=blocked) == len(written)
    from_kiel = [trail for trail in written if trail[0] == "Kiel"]
    assert BALTIC.count(kinds, "Kiel", blocked) == len(from_kiel)


def test_a_dead_end_is_told_before_it_is_entered() -> None:
    def onward(path: tuple[str, ...]) -> tuple[str, ...]:
        return BALTIC.reach("road", path[-1])

    assert exits(onward, ("Århus", "Kiel", "Łódź")) == (Exit("Rīga", 1),)
    assert exits(onward, ("Łódź", "Århus")) == (Exit("Kiel", 0),)
    assert room(onward, (), "Århus", FAR) == FAR


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ({"Kiel": (0, 0)}, "`at` gives a column and a row to each place, and Århus differs"),
        ({"Rīga": (0, 0), "Kiel": (1, 0), "Wien": (2, 0)}, "and Wien differs"),
        ({"Rīga": (0, 0), "Kiel": (0, 0)}, "Kiel has no column and row of its own"),
        ({"Rīga": (0, 0), "Kiel": (-1, 0)}, "Kiel has no column and row of its own"),
    ],
)
def test_a_picture_that_cannot_be_is_refused_when_the_board_is_made(
    at: dict[str, tuple[int, int]], said: str
) -> None:
    places = tuple(dict.fromkeys(["Kiel", "Århus"] if "Rīga" not in at else ["Rīga", "Kiel"]))
    with pytest.raises(NotUnderstood, match=said):
        Graph(places, {}, at)
