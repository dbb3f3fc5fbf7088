"""A turn in two keys: what the other side took, what stayed, and how the figures move."""

import pytest

from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.playing import begun, needs, played, refused, seen, side, space


def with_copies(*copies: str) -> State:
    """Begin a game in which some agents are in play."""
    return begun(*(f"set copies {each}" for each in copies))


def test_each_figure_begins_at_home_seven_spaces_from_the_other() -> None:
    state = begun()
    assert (space(state, "Eva"), space(state, "Adam")) == (0, 7)
    assert (needs(state, "Eva"), needs(state, "Adam")) == (7, 7)


def test_a_turn_is_two_lines_and_then_the_other_side_plays() -> None:
    state = begun("took daredevil", "kept enforcer")
    assert (space(state, "Adam"), space(state, "Eva")) == (9, 1)
    assert seen(state).active.players[0].name == "Adam"
    assert (needs(state, "Eva"), needs(state, "Adam")) == (8, 6)


def test_nothing_moves_before_both_cards_are_known() -> None:
    state = begun("took daredevil")
    assert (space(state, "Adam"), space(state, "Eva")) == (7, 0)
    assert seen(state).taken == "daredevil"


@pytest.mark.parametrize(
    ("agent", "steps"),
    [
        ("double-agent", [-1, 6, -1, -1, -1, -1]),
        ("enforcer", [1, 2, 3, 3, 3, 3]),
        ("codebreaker", [0, 0, 0]),
        ("saboteur", [-1, -1, -2, -2, -2, -2]),
        ("daredevil", [2, 3, 0]),
        ("sentinel", [0, 2, 6, 6, 6, 6]),
        ("sidekick", [4]),
        ("mole", [-3]),
    ],
)
def test_the_icon_that_counts_is_that_of_the_copy_and_the_third_serves_all_more(
    agent: str, steps: list[int]
) -> None:
    for copies, expected in enumerate(steps):
        state = with_copies(f"Eva {agent} {copies}")
        assert side(state, "Eva").next[agent].steps == expected


def test_the_next_copy_of_a_third_codebreaker_wins_and_of_a_third_daredevil_loses() -> None:
    state = with_copies("Eva codebreaker 2", "Eva daredevil 2")
    coming = side(state, "Eva").next
    assert (coming["codebreaker"].result, coming["daredevil"].result) == ("win", "lose")


def test_the_next_copy_says_whether_it_would_catch() -> None:
    state = begun("set copies Eva double-agent 1", "set figure Adam 6")
    assert side(state, "Eva").next["double-agent"].reaches
    assert not side(state, "Eva").next["enforcer"].reaches


def test_a_negative_icon_moves_back_across_the_first_space() -> None:
    assert space(begun("took sentinel", "kept mole"), "Eva") == 11


def test_the_other_side_chooses_first() -> None:
    assert refused(begun(), "kept mole") == "hire.other-first"


def test_the_side_that_plays_must_recruit_the_card_that_stays() -> None:
    state = begun("took mole")
    for line in ("took enforcer", "cards spent"):
        assert refused(state, line) == "hire.both"


def test_the_two_cards_bear_different_names() -> None:
    state = begun("took enforcer")
    assert refused(state, "kept enforcer") == "play.different"
    assert refused(state, "kept sentinel") == ""


def test_a_hand_of_one_name_may_play_two_alike() -> None:
    state = played(begun("took enforcer"), "kept the same")
    assert side(state, "Eva").copies["enforcer"] == side(state, "Adam").copies["enforcer"] == 1


def test_a_hand_cannot_be_of_one_name_when_the_box_holds_too_few() -> None:
    state = with_copies("Eva enforcer 2", "Adam enforcer 1")
    assert refused(played(state, "took enforcer"), "kept the same") == "play.one-name"
    state = with_copies("Eva enforcer 2")
    assert refused(played(state, "took enforcer"), "kept the same") == ""


def test_more_than_the_box_holds_is_refused() -> None:
    state = with_copies("Eva enforcer 4", "Adam enforcer 1")
    assert refused(state, "took enforcer") == ""
    state = played(state, "took enforcer")
    assert refused(state, "kept the same") == "box"
    assert refused(with_copies("Eva mole 1"), "took mole") == "box"
    assert refused(played(with_copies("Eva mole 1"), "took enforcer"), "kept mole") == "box"


def test_the_list_offers_only_what_the_box_still_holds() -> None:
    state = with_copies("Eva mole 1")
    assert seen(state).unseen["mole"] == 0
    assert seen(state).unseen["sentinel"] == 6


def test_the_player_who_played_draws_after_both_cards() -> None:
    state = begun("took daredevil", "kept enforcer")
    assert seen(state).deck == 28
    assert [player.hand for view in seen(state).sides for player in view.players] == [4, 4]


def test_with_an_empty_deck_the_hand_gets_smaller() -> None:
    state = begun("set deck 1", "took daredevil", "kept enforcer")
    assert seen(state).deck == 0
    assert side(state, "Eva").players[0].hand == 3


def test_a_hand_that_plays_more_than_it_was_said_to_hold_is_not_known() -> None:
    state = begun("set deck 0", "set hand Eva 1", "took daredevil", "kept enforcer")
    assert side(state, "Eva").players[0].hand is None
