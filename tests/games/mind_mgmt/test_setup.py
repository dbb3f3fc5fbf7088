"""The set-up: who lays what, what each mode leaves out, and where things may stand."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest

from companion.core import PUBLIC, NotUnderstood, Outcome, Undecided
from companion.games.mind_mgmt.board.plan import PLACES, around, borders
from companion.games.mind_mgmt.people import AGENT_NAMES
from companion.games.mind_mgmt.seat_views import keeper_view
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import (
    GAME,
    HERE,
    fresh,
    lines_of,
    opening,
    played,
    refused,
    taken,
)

TABLES = ("Eva Adam", "Eva Adam Petr", "Eva Adam Petr Jana", "Eva Adam Petr Jana Ivan")
STUCK = "mind-mgmt.setup.stuck"
# Two ways into each corner of the board, and two around the temple E5 into F5.
DEAD_ENDS = {
    *("A2-B2-B1-A1", "B1-B2-A2-A1", "F2-E2-E1-F1", "E1-E2-F2-F1"),
    *("A6-B6-B7-A7", "B7-B6-A6-A7", "F6-E6-E7-F7", "E7-E6-F6-F7"),
    *("F4-E5-F6-F5", "F6-E5-F4-F5"),
}


def training(players: str, before: str) -> State:
    """Set up the usual training game for other players, up to a line."""
    lines = lines_of(HERE / "openings" / "training.txt")[1]
    stop = next(number for number, line in enumerate(lines) if line.startswith(before))
    return played(fresh("training", players), *lines[:stop])


def places_taken(state: State, line: str) -> set[str]:
    """Give the locations with which a line that holds `{}` is taken."""
    return {place for place in PLACES if taken(state, line.format(place))}


def shares(players: str) -> set[tuple[str, ...]]:
    """Find every way to share out the agents, by trying all."""
    before = training(players, "control")
    found: dict[tuple[str, ...], State] = {(): before}
    for agent in AGENT_NAMES:
        found = {
            (*owners, who): played(state, line)
            for owners, state in found.items()
            for who in (*players.split(), "all")
            if taken(state, line := f"control {agent} {who}")
        }
    return set(found)


@pytest.mark.parametrize(
    ("players", "share"),
    [
        (TABLES[0], ["Adam", "Adam", "Adam", "Adam"]),
        (TABLES[1], ["Adam", "Adam", "Petr", "Petr"]),
        (TABLES[2], ["Adam", "Jana", "Petr", "all"]),
        (TABLES[3], ["Adam", "Ivan", "Jana", "Petr"]),
    ],
)
def test_the_agents_are_shared_out_as_evenly_as_can_be(players: str, share: list[str]) -> None:
    even = {owners for owners in product(set(share), repeat=4) if sorted(owners) == share}
    assert shares(players) == even


@pytest.mark.parametrize(
    ("players", "recruiter"), [(table, name) for table in TABLES for name in table.split()]
)
def test_mayhem_is_laid_clockwise_from_the_recruiter_wherever_he_sits(
    players: str, recruiter: str
) -> None:
    names = players.split()
    seat = names.index(recruiter)
    clockwise = names[seat:] + names[:seat]
    state = played(fresh(players=players), f"recruiter {recruiter}", "lay board")
    for number, edge in enumerate(("A1-B1", "A3-B3", "A5-B5", "A7-B7", "C1-D1")):
        allowed = {name for name in names if taken(state, f"mayhem {name} {edge}")}
        assert allowed == {clockwise[number % len(names)]}
        state = played(state, f"mayhem {clockwise[number % len(names)]} {edge}")


def test_mayhem_may_lie_on_any_of_the_seventy_one_borders() -> None:
    before = played(fresh(), "recruiter Eva", "lay board")
    free = {
        edge for edge in combinations(PLACES, 2) if taken(before, f"mayhem Eva {'-'.join(edge)}")
    }
    assert free == set(borders())
    assert len(free) == 71


def letters(name: str) -> str:
    """Collect the letters of the set-up that an opening goes through."""
    options, lines = lines_of(HERE / "openings" / f"{name}.txt")
    state, seen = GAME.rules.start(options), ""
    for line in lines:
        letter = GAME.rules.view(state, PUBLIC).letter
        seen += "" if seen.endswith(letter) else letter
        state = played(state, line)
    return seen


def test_the_full_game_leaves_out_what_only_training_needs() -> None:
    assert letters("full") == "ABCDEFHIJKLMOPQRSTUVWXY"


def test_training_leaves_out_mayhem_immortals_the_ally_and_the_second_token() -> None:
    assert letters("training") == "ABDEFGHIKLMNOPQSTUY"


@pytest.mark.parametrize("name", ["full", "training"])
def test_the_set_up_takes_its_letters_in_no_other_order(name: str) -> None:
    options, lines = lines_of(HERE / "openings" / f"{name}.txt")
    state = GAME.rules.start(options)
    for line, later in pairwise(lines):
        if line.split()[:1] != later.split()[:1] or line.startswith("lay"):
            assert not taken(state, later)
        state = played(state, line)
    state = played(state, lines[-1])
    assert GAME.rules.view(state, PUBLIC).phase == "recruiter"


def test_the_start_is_free_to_choose() -> None:
    assert places_taken(training("Eva Adam", "start"), "start {}") == set(PLACES)


def corners(state: State, way: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Go through all starts and steps after which, too early, no step is left."""
    here = keeper_view(state).map.path
    steps = [place for place in around(here[-1]) if taken(state, f"step {place}")]
    if not steps:
        yield tuple(here)
    for place in steps if len(here) < 4 else ():
        yield from corners(played(state, f"step {place}"), way)


def test_ten_openings_lead_into_a_corner_even_without_mayhem() -> None:
    before = training("Eva Adam", "start")
    found = set()
    for start in PLACES:
        lines = (f"start {start}", f"shown {start} 1", "features bus pool idol")
        found |= {"-".join(way) for way in corners(played(before, *lines))}
    assert found == DEAD_ENDS


def in_the_corner(way: str) -> State:
    """Step an opening to its end in training."""
    start, *steps = way.split("-")
    lines = (f"start {start}", f"shown {start} 1", "features bus pool idol")
    before = played(training("Eva Adam", "start"), *lines)
    return played(before, *(f"step {place}" for place in steps))


@pytest.mark.parametrize("way", sorted(DEAD_ENDS))
def test_in_the_corner_the_players_are_asked_and_choose(way: str) -> None:
    corner = in_the_corner(way)
    with pytest.raises(Undecided) as asked:
        GAME.rules.apply(corner, GAME.notation.parse("stuck"))
    assert (asked.value.rule, asked.value.choices) == (STUCK, ("anew", "agents-win"))
    lost = played(corner, f"ruling {STUCK} agents-win", "stuck")
    assert GAME.rules.outcome(lost) == Outcome(("agents",), STUCK)
    again = played(corner, f"ruling {STUCK} anew", "stuck")
    assert keeper_view(again).map.path == (way.split("-")[0],)
    assert GAME.rules.outcome(again) is None


@pytest.mark.parametrize("way", sorted(DEAD_ENDS))
def test_before_the_corner_nobody_may_claim_to_be_stuck(way: str) -> None:
    assert refused(in_the_corner(way.rpartition("-")[0]), "stuck") == "mind-mgmt.dead-end"


def test_the_first_steps_are_taken_anew_in_full() -> None:
    corner = in_the_corner("A2-B2-B1-A1")
    again = played(corner, f"ruling {STUCK} anew", "stuck", "step A3", "step A4", "step A5")
    assert refused(again, "recruits 0") == "mind-mgmt.setup.steps.four"
    assert taken(played(again, "step A6"), "recruits 2")


def test_the_second_token_lies_on_one_of_fifteen_locations_around_the_temples() -> None:
    fifteen = "B2 C2 D2 B3 D3 B4 C4 D4 E4 F4 D5 F5 D6 E6 F6"
    assert places_taken(opening("full", "token"), "token {}") == set(fifteen.split())


def test_the_immortals_stand_on_four_different_ones_of_the_twenty_inner_locations() -> None:
    inner = {column + row for column in "BCDE" for row in "23456"}
    state = opening("full", "immortal B2")
    for number, place in enumerate(("B2", "E6", "C3", "D4")):
        assert len(inner) == 20 - number
        assert places_taken(state, "immortal {}") == inner
        state = played(state, f"immortal {place}")
        inner -= {place}
    assert places_taken(state, "immortal {}") == set()


def test_the_agents_stand_on_the_twenty_two_locations_of_the_edge_also_together() -> None:
    edge = {place for place in PLACES if place[0] in "AF" or place[1] in "17"}
    assert len(edge) == 22
    assert places_taken(opening("full", "agent meru"), "agent meru {}") == edge
    assert places_taken(opening("full", "agent dusty"), "agent dusty {}") == edge


@pytest.mark.parametrize("players", ["Eva", "A B C D E F", "Eva Eva", "Eva all", "Eva {Petr}", ""])
def test_two_to_five_different_players_sit_down(players: str) -> None:
    with pytest.raises(NotUnderstood):
        fresh(players=players)
