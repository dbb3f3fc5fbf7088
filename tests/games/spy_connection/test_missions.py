"""Missions: what taking one costs, targets, completing, giving up."""

import pytest

from companion.games.spy_connection import GAME
from tests.games.spy_connection.playing import BEGUN, anka, played, refused, seen

COVERED = (*BEGUN, "take 1 berlin-london=2+", "done", "take 1 oslo-rome=3", "done")


@pytest.mark.parametrize(("place", "agents"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_newer_a_mission_the_more_agents_plan_it(place: int, agents: int) -> None:
    shown = anka(*BEGUN, f"take {place} paris-rome=3")
    assert (shown.planning, shown.free) == (agents, 14 - agents)


@pytest.mark.parametrize(("place", "agents"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_on_the_dark_side_each_place_needs_one_agent_more(place: int, agents: int) -> None:
    assert anka(*BEGUN, f"take {place} paris-rome=3", side="dark").planning == agents


def test_on_the_dark_side_planning_is_free_without_an_active_mission() -> None:
    assert anka(*BEGUN, "drop 1", "take 4 paris-rome=3", side="dark").planning == 0


def test_nobody_has_more_than_three_active_missions() -> None:
    turns = ("take 1 paris-rome=2", "done") * 4
    refused("take.three", *BEGUN, *turns, "take 1 oslo-rome=3")


def test_a_mission_that_too_few_agents_could_plan_is_refused() -> None:
    refused("take.agents", *BEGUN, "set Anka map 13", "take 3 oslo-rome=3")


def test_where_agents_are_not_counted_nobody_can_say_whether_they_suffice() -> None:
    view = seen(*BEGUN, "take 3 oslo-rome=3", detail="missions")
    assert view.players[0].free is None
    assert view.unchecked == ("spy-connection.take.agents",)


def test_a_target_is_covered_only_at_the_end_of_the_turn() -> None:
    refused("target.end", *COVERED, "target london on 2")


def test_a_target_is_covered_only_where_the_spy_stands() -> None:
    refused("target.here", *COVERED, "connect paris 2", "target london on 2")


def test_a_city_that_the_card_does_not_show_is_no_target_of_it() -> None:
    refused("target.on-card", *COVERED, "connect paris 2", "target paris on 2")


def test_a_target_is_covered_once() -> None:
    refused("target.once", *COVERED, "connect paris 2", "target london on 1")


def test_without_a_free_agent_no_target_is_covered_until_one_comes_back() -> None:
    lines = (*COVERED, "connect berlin 2", "set Anka map 14")
    refused("target.agent", *lines, "target berlin on 2")
    assert anka(*lines, "back 1", "target berlin on 2").targets == 2


def test_the_agents_of_a_completed_mission_serve_at_once() -> None:
    lines = (*BEGUN, "take 2 berlin-london=2", "done", "take 1 oslo-rome=3", "done")
    done = (
        *(*lines, "set Anka map 2", "move oslo", "set Anka spy london", "target london on 2"),
        *("done", "take 1 oslo-rome=2", "done", "connect berlin 1", "target berlin on 2"),
    )
    shown = anka(*done)
    assert (shown.completed, shown.points, shown.planning) == (1, 2, 0)
    assert shown.free == 15 - 3 - 1


def test_a_completed_mission_with_the_sign_brings_a_turn_of_its_own_at_once() -> None:
    begun = (*COVERED, "set Anka map 2", "move oslo", "set Anka spy london", "target london on 2")
    lines = (*begun, "done", "take 1 oslo-rome=2", "done", "connect berlin 1", "target berlin on 2")
    view = seen(*lines)
    assert (view.turn, view.extra_turns) == ("Anka", 1)
    view = seen(*lines, "done")
    assert (view.turn, view.extra_turns, view.acted) == ("Anka", 0, False)
    assert GAME.words.due(view).startswith("EXTRA TURN. Anka")
    assert seen(*lines, "done", "take 1 oslo-rome=1", "done").turn == "Boris"


def test_a_mission_that_is_given_up_gives_all_its_agents_back() -> None:
    lines = (*BEGUN, "take 3 berlin-london=2")
    assert anka(*lines).free == 12
    assert anka(*lines, "drop 2").free == 14
    assert anka(*lines, "drop 2", "drop 1").free == 15


def test_an_agent_on_a_target_can_come_back_and_one_that_plans_cannot() -> None:
    shown = anka(*BEGUN, "take 3 berlin-paris=2", "untarget london on 1")
    assert (shown.targets, shown.planning) == (0, 2)
    refused("target.there", *BEGUN, "take 3 berlin-paris=2", "untarget berlin on 2")


def test_a_mission_is_known_by_its_cities_in_any_order_of_typing() -> None:
    state = played(*BEGUN, "take 1 madrid-oslo-rome=6+")
    mission = state.players[0].active[1].mission
    assert (mission.cities, mission.points, mission.extra) == (("madrid", "oslo", "rome"), 6, True)
