"""The fifteen cards of the market, one by one."""

import pytest

from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.playing import (
    ended,
    market,
    needs,
    played,
    refused,
    seen,
    side,
    space,
)


def using(card: str, *lines: str, players: str = "Eva Adam") -> State:
    """Let Eva land on the market and take an instant card."""
    others = [each for each in ("masterplan", "watchtower", "getaway-car") if each != card]
    state = market(offer=f"offer {card} {others[0]} {others[1]}", players=players)
    state = played(state, *lines, "set figure Eva 1", "took codebreaker", "kept enforcer")
    return played(state, f"market Eva {card}", "refill security-system")


def holding(card: str, *lines: str) -> State:
    """Give Eva a lasting card."""
    return market(f"set market {card} Eva", *lines)


def test_the_watchtower_lets_enforcers_move_two_further() -> None:
    state = played(holding("watchtower"), "took codebreaker", "kept enforcer")
    assert space(state, "Eva") == 3
    assert side(state, "Adam").next["enforcer"].steps == 1


def test_the_supercomputer_moves_for_each_codebreaker() -> None:
    state = played(holding("supercomputer"), "took sentinel", "kept codebreaker")
    assert space(state, "Eva") == 3


def test_the_supercomputer_turns_the_third_codebreaker_into_a_move_too() -> None:
    state = holding("supercomputer", "set copies Eva codebreaker 2")
    state = played(state, "took sentinel", "kept codebreaker")
    assert (space(state, "Eva"), ended(state)) == (3, ("Eva", "win.codebreakers"))


@pytest.mark.parametrize(("copies", "steps"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_the_distraction_device_sends_saboteurs_forward(copies: int, steps: int) -> None:
    state = holding("distraction-device", f"set copies Eva saboteur {copies}")
    assert side(state, "Eva").next["saboteur"].steps == steps


@pytest.mark.parametrize(("copies", "steps"), [(0, -2), (1, 12), (2, -2)])
def test_the_sinister_twin_doubles_double_agents(copies: int, steps: int) -> None:
    state = holding("sinister-twin", f"set copies Eva double-agent {copies}")
    assert side(state, "Eva").next["double-agent"].steps == steps


@pytest.mark.parametrize(("start", "end"), [(6, 10), (13, 3)])
def test_the_getaway_car_drives_on_from_either_home(start: int, end: int) -> None:
    state = holding("getaway-car", "set figure Adam 12", f"set figure Eva {start}")
    assert space(played(state, "took codebreaker", "kept enforcer"), "Eva") == end


def test_the_getaway_car_waits_for_an_exact_landing() -> None:
    state = holding("getaway-car", "set figure Adam 12", "set figure Eva 6")
    assert space(played(state, "took codebreaker", "kept daredevil"), "Eva") == 8


def test_the_getaway_car_does_not_start_by_a_move_of_zero_unless_the_players_say_so() -> None:
    state = holding("getaway-car", "set figure Adam 12")
    assert space(played(state, "took mole", "kept codebreaker"), "Eva") == 0
    state = played(state, "ruling neighbour-spy.getaway.zero drives")
    assert space(played(state, "took mole", "kept codebreaker"), "Eva") == 3


def test_the_surveillance_truck_moves_one_forward_at_once() -> None:
    state = using("surveillance-truck")
    assert space(state, "Eva") == 3
    assert seen(state).active.players[0].name == "Adam"


def test_the_smoke_screen_recruits_the_top_of_the_deck() -> None:
    state = using("smoke-screen")
    deck = seen(state).deck or 0
    state = played(state, "hires sidekick")
    assert (space(state, "Eva"), seen(state).deck) == (6, deck - 1)
    assert side(state, "Eva").copies["sidekick"] == 1


def test_the_smoke_screen_cannot_be_declined_and_needs_a_card_of_the_box() -> None:
    state = using("smoke-screen", "set copies Adam sidekick 1")
    assert refused(state, "passes") == "card.must"
    assert refused(state, "hires sidekick") == "box"


def test_the_smoke_screen_does_nothing_with_an_empty_deck() -> None:
    state = using("smoke-screen", "set deck 0")
    assert seen(state).active.players[0].name == "Adam"


def test_the_outpost_recruits_a_sentinel_from_the_hand_and_the_hand_is_filled() -> None:
    state = using("outpost", "set copies Eva sentinel 1")
    deck = seen(state).deck or 0
    assert refused(state, "hires mole") == "card.outpost"
    state = played(state, "hires sentinel")
    assert (space(state, "Eva"), seen(state).deck) == (4, deck - 1)
    assert side(state, "Eva").players[0].hand == 4


@pytest.mark.parametrize("card", ["outpost", "secret-hire", "double-trouble"])
def test_who_holds_no_fitting_card_passes(card: str) -> None:
    state = played(using(card), "passes")
    assert seen(state).active.players[0].name == "Adam"
    assert seen(state).pile == (card,)


def test_the_outpost_does_nothing_when_no_sentinel_can_be_in_the_hand() -> None:
    state = using("outpost", "set copies Adam sentinel 5", "set copies Eva sentinel 1")
    assert seen(state).active.players[0].name == "Adam"


def test_the_secret_recruit_is_of_a_name_that_is_not_in_play() -> None:
    state = using("secret-hire", "set copies Eva daredevil 1")
    assert refused(state, "hires daredevil") == "card.secret-hire"
    assert refused(state, "hires enforcer") == "card.secret-hire"
    assert space(played(state, "hires sidekick"), "Eva") == 6


def test_double_trouble_needs_two_alike() -> None:
    state = using("double-trouble", "set copies Adam saboteur 5")
    assert refused(state, "hires sidekick") == "card.double-trouble"
    assert refused(state, "hires saboteur") == "card.double-trouble"
    assert refused(state, "hires daredevil") == ""


def test_spycation_takes_an_own_agent_back_without_a_move() -> None:
    state = using("spycation")
    assert refused(state, "hires mole") == "card.spycation"
    assert refused(state, "takes-back codebreaker") == "card.spycation"
    assert refused(state, "passes") == "card.must"
    state = played(state, "takes-back enforcer")
    assert (space(state, "Eva"), side(state, "Eva").copies["enforcer"]) == (2, 0)
    assert side(state, "Eva").players[0].hand == 5


def test_spycation_may_recruit_the_same_agent_at_once_again() -> None:
    state = played(using("spycation"), "takes-back enforcer")
    assert refused(state, "hires mole") == "card.spycation"
    assert refused(state, "takes-back enforcer") == "market.first"
    again = played(state, "hires enforcer")
    assert (space(again, "Eva"), side(again, "Eva").players[0].hand) == (3, 4)
    left = played(state, "passes")
    assert (space(left, "Eva"), side(left, "Eva").players[0].hand) == (2, 5)


def test_mind_control_takes_an_agent_of_the_other_side_into_the_hand() -> None:
    state = using("mind-control", "set copies Adam sentinel 2")
    assert refused(state, "takes-back enforcer") == "card.mind-control"
    state = played(state, "takes-back sentinel")
    assert side(state, "Adam").copies["sentinel"] == 1
    assert (space(state, "Adam"), side(state, "Eva").players[0].hand) == (7, 5)


def test_mind_control_can_stop_a_third_codebreaker_of_the_same_turn() -> None:
    state = using("mind-control", "set copies Adam codebreaker 2")
    assert ended(state) == ("", "")
    assert ended(played(state, "takes-back codebreaker")) == ("", "")
    assert ended(played(state, "takes-back codebreaker", "took mole", "kept enforcer")) == ("", "")


def test_a_hand_of_five_is_not_filled() -> None:
    state = played(using("mind-control"), "takes-back codebreaker", "took mole", "kept enforcer")
    deck = seen(state).deck or 0
    state = played(state, "took sentinel", "kept saboteur")
    assert (seen(state).deck, side(state, "Eva").players[0].hand) == (deck - 1, 4)


def test_a_card_that_takes_nothing_back_has_no_effect() -> None:
    state = market(offer="offer mind-control masterplan getaway-car")
    state = played(state, "set figure Eva 1", "took codebreaker", "kept enforcer")
    state = played(state, "set copies Adam codebreaker 0", "market Eva mind-control")
    assert seen(played(state, "refill outpost")).active.players[0].name == "Adam"


def test_an_agent_recruited_by_a_card_starts_lasting_effects_too() -> None:
    state = using("smoke-screen", "set market supercomputer Eva")
    assert space(played(state, "hires codebreaker"), "Eva") == 5
    assert needs(state, "Eva") == 5
