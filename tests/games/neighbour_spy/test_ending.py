"""The end of a turn: who is caught, who has three, ties, and the empty deck."""

import pytest

from companion.games.neighbour_spy import GAME
from tests.games.neighbour_spy.playing import begun, ended, market, needs, played, refused, seen

CODEBREAKERS = ("set copies Adam codebreaker 2", "took codebreaker")


def test_a_catch_needs_no_exact_landing() -> None:
    exact = begun("set figure Adam 4", "took codebreaker", "kept sidekick")
    passing = begun("set figure Adam 3", "took codebreaker", "kept sidekick")
    assert ended(exact) == ended(passing) == ("Eva", "win.catch")


def test_who_moves_back_onto_or_behind_the_other_is_caught() -> None:
    onto = begun("set figure Adam 3", "took mole", "kept codebreaker")
    behind = begun("set figure Adam 2", "took mole", "kept codebreaker")
    assert ended(onto) == ended(behind) == ("Eva", "win.catch")


def test_the_side_that_does_not_play_can_catch_too() -> None:
    state = begun("set figure Eva 11", "took sidekick", "kept codebreaker")
    assert ended(state) == ("Adam", "win.catch")


def test_who_runs_away_in_the_same_turn_is_not_caught() -> None:
    state = begun("set figure Adam 3", "took daredevil", "kept sidekick")
    assert ended(state) == ("", "")
    assert needs(state, "Eva") == 1


def test_who_is_passed_and_then_runs_away_on_the_other_side_is_free() -> None:
    state = begun("set figure Adam 2", "took sidekick", "kept daredevil")
    assert ended(state) == ("", "")
    assert needs(state, "Eva") == 4


def test_three_codebreakers_win_at_the_end_of_the_turn() -> None:
    assert ended(begun(*CODEBREAKERS)) == ("", "")
    assert ended(begun(*CODEBREAKERS, "kept sentinel")) == ("Adam", "win.codebreakers")


def test_three_daredevils_lose() -> None:
    state = begun("set copies Eva daredevil 2", "took sentinel", "kept daredevil")
    assert ended(state) == ("Adam", "lose.daredevils")


def test_when_both_win_the_side_that_plays_has_won() -> None:
    state = begun("set figure Adam 3", *CODEBREAKERS, "kept sidekick")
    assert ended(state) == ("Eva", "tie.active")
    assert len(seen(state).reasons) == 2


def test_when_both_lose_the_side_that_plays_has_won() -> None:
    copies = ("set copies Eva daredevil 2", "set copies Adam daredevil 2")
    last = ("set deck 0", "set hand Eva 2")
    state = begun(*copies, *last, "took daredevil", "kept the same")
    assert ended(state) == ("Eva", "tie.active")


def test_who_wins_and_loses_at_once_gives_the_game_to_the_side_that_plays() -> None:
    state = begun("set copies Adam daredevil 2", "set figure Eva 8", "set figure Adam 7")
    state = played(state, "took daredevil", "kept mole")
    assert ended(state) == ("Eva", "tie.active")
    state = begun("set copies Eva daredevil 2", "set figure Eva 10", "set figure Adam 8")
    state = played(state, "took mole", "kept daredevil")
    assert ended(state) == ("Adam", "lose.daredevils")


def test_who_wins_while_the_other_loses_wins_by_that_and_no_tie() -> None:
    state = begun("set copies Adam daredevil 2", "set figure Adam 3")
    state = played(state, "took daredevil", "kept sidekick")
    assert ended(state) == ("Eva", "win.catch")


def test_no_line_comes_after_the_end_but_a_remark() -> None:
    state = begun("set figure Adam 4", "took codebreaker", "kept sidekick")
    assert refused(state, "took mole") == "end.over"
    assert refused(state, "set figure Eva 1") == "end.over"
    assert refused(state, "remark well played") == ""


def test_the_game_ends_when_the_deck_is_empty_and_the_next_has_fewer_than_two_cards() -> None:
    state = begun("set deck 0", "set hand Adam 1", "took mole", "kept enforcer")
    assert ended(state) == ("Eva", "empty.closer")
    state = begun("set deck 0", "set hand Adam 2", "took mole", "kept enforcer")
    assert ended(state) == ("", "")


def test_with_cards_in_the_deck_it_goes_on() -> None:
    state = begun("set deck 5", "set hand Adam 1", "took mole", "kept enforcer")
    assert ended(state) == ("", "")


def test_with_both_as_close_when_the_cards_are_spent_the_side_that_played_wins() -> None:
    state = begun("set deck 0", "set hand Adam 0", "took sentinel", "kept codebreaker")
    assert ended(state) == ("Eva", "tie.empty")


def test_a_catch_comes_before_the_empty_deck() -> None:
    state = begun("set deck 0", "set hand Adam 0", "set figure Eva 11")
    assert ended(played(state, "took sidekick", "kept codebreaker")) == ("Adam", "win.catch")


@pytest.mark.parametrize(("hand", "over"), [(0, True), (1, False)])
def test_against_a_team_the_game_ends_when_any_of_them_has_no_card(hand: int, over: bool) -> None:
    state = begun("set deck 0", f"set hand Jana {hand}", players="Eva Petr Adam Jana")
    assert bool(ended(played(state, "took mole", "kept enforcer"))[0]) == over


@pytest.mark.parametrize(("hand", "over"), [(1, True), (2, False)])
def test_one_player_against_a_team_needs_two_cards(hand: int, over: bool) -> None:
    state = begun("set deck 0", f"set hand Adam {hand}", players="Eva Petr Adam")
    assert bool(ended(played(state, "took mole", "kept enforcer"))[0]) == over


def test_partners_win_together() -> None:
    state = begun("set figure Adam 4", players="Eva Petr Adam")
    assert ended(played(state, "took codebreaker", "kept sidekick")) == ("Eva Petr", "win.catch")


def test_three_daredevils_win_with_the_card_that_turns_them() -> None:
    state = market("set market leader-of-the-pack Eva", "set copies Eva daredevil 2")
    state = played(state, "took sentinel", "kept daredevil")
    assert ended(state) == ("Eva", "card.leader-of-the-pack")


def test_that_card_does_not_help_the_other_side() -> None:
    state = market("set market leader-of-the-pack Adam", "set copies Eva daredevil 2")
    state = played(state, "took sentinel", "kept daredevil")
    assert ended(state) == ("Adam", "lose.daredevils")


def test_seven_different_agents_win_with_the_master_plan() -> None:
    six = ("double-agent", "enforcer", "codebreaker", "saboteur", "daredevil", "sentinel")
    copies = tuple(f"set copies Eva {agent} 1" for agent in six)
    plan = market("set market masterplan Eva", *copies)
    assert ended(played(plan, "took sidekick", "kept codebreaker")) == ("", "")
    assert ended(played(plan, "set figure Eva 4", "took codebreaker", "kept mole")) == (
        ("Eva", "card.masterplan")
    )
    bare = market(*copies)
    assert ended(played(bare, "set figure Eva 4", "took codebreaker", "kept mole")) == ("", "")


def test_the_security_system_wins_with_the_other_figure_on_ones_own_home_only() -> None:
    system = market("set market security-system Eva", "set figure Eva 6", "set figure Adam 10")
    state = played(system, "took sidekick", "kept codebreaker")
    assert ended(state) == ("Eva", "card.security-system")
    home = market("set market security-system Eva", "set figure Eva 10", "set figure Adam 6")
    assert ended(played(home, "took enforcer", "kept codebreaker")) == ("", "")


def test_conditions_of_the_market_tie_like_all_others() -> None:
    state = market(
        "set market security-system Adam",
        "set figure Eva 12",
        "set figure Adam 1",
        "set copies Eva codebreaker 2",
        "set market getaway-car deck",
        "set figure Eva 7",
    )
    state = played(state, "took sentinel", "kept codebreaker")
    assert ended(state) == ("Eva", "tie.active")


EMPTY = ("took mole", "kept sentinel", "set deck 0", "set hand Eva 1")


@pytest.mark.parametrize(
    ("lines", "turn"),
    [
        (("set figure Adam 4", "took codebreaker", "kept sidekick"), 1),
        ((*EMPTY, "took enforcer", "kept codebreaker"), 2),
        (("took mole", "kept sentinel", "won Eva by agreed"), 2),
    ],
)
def test_a_game_ends_in_its_last_turn_and_not_in_the_next(
    lines: tuple[str, ...], turn: int
) -> None:
    state = begun(*lines)
    assert state.outcome
    assert seen(state).turn == turn
    assert GAME.rules.stamp(state) == f"{turn:02}"
