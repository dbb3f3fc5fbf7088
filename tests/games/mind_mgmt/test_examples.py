"""The fourteen numbered examples of the rulebook: what they show, and what they rule out."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.core import KEEPER, PUBLIC, Undecided
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.seat_views import keeper_view
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.playing import GAME, HERE, after, played, refused, taken


def example(number: int, before: str = "") -> State:
    """Play an example to its end, or up to the last line that begins like this."""
    return after(HERE / "examples" / f"example-{number:02}.txt", before)


def reach(state: State, line: str) -> set[str]:
    """Give the locations with which a line that holds `{}` is taken."""
    return {place for place in PLACES if taken(state, line.format(place))}


def features_taken(state: State, line: str) -> set[str]:
    """Give the features with which a line that holds `{}` is taken."""
    return {each for each in state.public.board.known if taken(state, line.format(each))}


def contacts(state: State) -> list[int]:
    """Give the recruits contacted hour by hour, as the keeper sees them."""
    return list(keeper_view(state).map.contacts)


@pytest.mark.parametrize("path", sorted((HERE / "examples").glob("*.txt")), ids=lambda p: p.stem)
def test_every_example_is_a_lawful_game_text(path: Path) -> None:
    assert GAME.rules.outcome(after(path)) is None


def test_each_of_the_fourteen_examples_has_a_text() -> None:
    names = sorted(path.name for path in (HERE / "examples").iterdir())
    assert names == [f"example-{number:02}.txt" for number in range(1, 15)]


def test_example_1_the_sixth_move_may_go_up_right_and_aslant_into_the_temple_only() -> None:
    assert reach(example(1), "step {}") == {"D5", "E6", "E5"}


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("C6", "mind-mgmt.step.once"),
        ("D7", "mind-mgmt.step.mayhem"),
        ("C5", "mind-mgmt.step.diagonal"),
        ("E7", "mind-mgmt.step.diagonal"),
        ("D4", "mind-mgmt.step.next"),
        ("D6", "mind-mgmt.step.once"),
    ],
)
def test_example_1_every_other_location_is_refused_by_its_own_rule(place: str, rule: str) -> None:
    assert refused(example(1), f"step {place}") == rule


@pytest.mark.parametrize(("place", "recruits"), [("D5", 1), ("E6", 1), ("E5", 0)])
def test_example_1_the_fifth_move_brought_a_recruit_and_up_or_right_brings_another(
    place: str, recruits: int
) -> None:
    assert contacts(played(example(1), f"step {place}"))[4:] == [1, recruits]


def test_example_2_the_slip_token_lies_beside_the_hour_it_was_used() -> None:
    assert GAME.rules.view(example(2), PUBLIC).slips == {"first": 6}


def test_example_2_a_slip_can_neither_be_hidden_nor_pretended() -> None:
    assert refused(example(2, before="done slip"), "done") == "mind-mgmt.slip.shown"
    stepped = played(example(2, before="slip"), "step D5")
    assert refused(stepped, "done slip first") == "mind-mgmt.slip.shown"


def test_example_2_before_the_turn_ends_nobody_else_sees_that_it_was_a_slip() -> None:
    slipped = GAME.rules.view(example(2, before="done slip"), PUBLIC)
    assert slipped == GAME.rules.view(played(example(2, before="slip"), "step D5"), PUBLIC)


def test_example_3_karl_box_lands_exactly_two_away_in_a_straight_line() -> None:
    assert reach(example(3, before="slip"), "slip {} first") == {"D2", "D6", "F4"}


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("B4", "mind-mgmt.slip.new"),
        ("E4", "mind-mgmt.slip.straight"),
        ("D7", "mind-mgmt.slip.straight"),
        ("F6", "mind-mgmt.slip.straight"),
        ("E5", "mind-mgmt.slip.straight"),
    ],
)
def test_example_3_he_lands_nowhere_else_and_never_on_a_visited_location(
    place: str, rule: str
) -> None:
    assert refused(example(3, before="slip"), f"slip {place} first") == rule


def test_example_3_mayhem_stops_the_step_but_not_the_slip() -> None:
    assert refused(example(3, before="slip"), "step E4") == "mind-mgmt.step.mayhem"
    assert keeper_view(example(3)).map.path[5:] == ("F4",)


def test_example_3_the_jumped_location_is_not_visited_and_brings_no_recruit() -> None:
    slipped = example(3)
    assert contacts(slipped)[5] == 0
    on = played(slipped, "done slip first", "meru rests", "henry rests", "done")
    assert contacts(played(on, "step E4"))[6] == 1


def test_example_4_the_recruit_is_seen_at_once_and_the_card_is_used_up() -> None:
    seen = GAME.rules.view(example(4), PUBLIC)
    assert seen.recruits_by_immortals == ("bus",)
    assert seen.open_features == ("palm",)
    assert (
        seen.recruits_in_sight
        == GAME.rules.view(example(4, "recruit bus"), PUBLIC).recruits_in_sight + 1
    )
    assert refused(example(4), "recruit bus") == "mind-mgmt.immortals.recruit.used"


def test_example_4_one_dream_bus_is_not_enough() -> None:
    assert refused(example(4, "immortal C5-D6"), "recruit bus") == "mind-mgmt.immortals.recruit.two"


def test_example_4_the_new_card_comes_at_the_end_of_the_turn_and_waits_for_the_next() -> None:
    drawn = played(example(4), "draw cafe")
    assert refused(drawn, "recruit cafe") == "mind-mgmt.draw.later"


def test_example_5_a_second_move_in_the_turn_costs_a_step_token() -> None:
    without = example(5, before="immortal D2-C1")
    assert refused(without, "immortal D2-C1") == "mind-mgmt.immortals.one"
    assert refused(without, "recruit palm") == "mind-mgmt.immortals.recruit.two"


def test_example_5_the_price_is_a_visited_location_of_his_own_choice() -> None:
    without = example(5, before="immortal D2-C1")
    visited = {"E1", "E2", "E3", "E4", "E5", "F6", "F5", "F4"}
    assert reach(without, "immortal D2-C1 for {}") == visited


def test_example_5_two_immortal_recruits_in_one_turn_and_no_third_move() -> None:
    seen = GAME.rules.view(example(5), PUBLIC)
    assert seen.recruits_by_immortals == ("bus", "palm")
    assert seen.steps == ("E3",)
    assert refused(example(5), "immortal C1-B1 for E4") == "mind-mgmt.immortals.extra.once"


def test_example_6_nothing_is_told_at_six() -> None:
    at_six = example(6, before="meru")
    assert refused(at_six, "recruits 1") == "mind-mgmt.recruits.alert-only"
    assert contacts(at_six)[5] == 1
    assert GAME.rules.view(at_six, PUBLIC).recruits_told == {5: 2}


def test_example_6_at_seven_the_sum_of_both_turns_is_told_and_no_other_number() -> None:
    at_seven = example(6, before="recruits 2")
    told = {number for number in range(13) if taken(at_seven, f"recruits {number}")}
    assert told == {2}
    assert GAME.rules.view(example(6), PUBLIC).recruits_told == {5: 2, 7: 2}


def test_example_6_two_other_locations_would_look_the_same_to_the_agents() -> None:
    at_six = played(example(6, before="step F6"), "step F5", "done", "meru rests", "henry rests")
    other = played(at_six, "done", "step F6", "done", "recruits 2")
    assert GAME.rules.view(other, KEEPER) != GAME.rules.view(example(6), KEEPER)
    assert GAME.rules.view(other, PUBLIC) == GAME.rules.view(example(6), PUBLIC)


def test_example_7_bill_reaches_all_this_with_one_or_two() -> None:
    here = example(7)
    ways = {f"F4-{place}" for place in reach(here, "bill moves F4-{}")}
    assert ways == {"F4-F3", "F4-E4", "F4-E5"}
    ends = {place for way in ways for place in reach(here, f"bill moves {way}-{{}}")}
    around_the_temple = {"D4", "F4", "E4", "D5", "F5", "D6", "E6", "F6"}
    assert ends == around_the_temple | {"E5"} | {"F2", "E3"} | {"F4"}


@pytest.mark.parametrize(
    ("way", "rule"),
    [
        ("F4-F5", "mind-mgmt.agents.move.mayhem"),
        ("F4-E3", "mind-mgmt.agents.move.diagonal"),
        ("F4-E4-D3", "mind-mgmt.agents.move.diagonal"),
        ("F4-D4", "mind-mgmt.agents.move.next"),
        ("F4-E5-E6-E7", "mind-mgmt.agents.move.two"),
    ],
)
def test_example_7_bill_goes_no_other_way(way: str, rule: str) -> None:
    assert refused(example(7), f"bill moves {way}") == rule


def test_example_8_dusty_can_ask_nothing_where_he_stands() -> None:
    assert features_taken(example(8), "dusty asks {}") == set()
    assert refused(example(8), "dusty asks dogs") == "mind-mgmt.ask.blocked"
    assert refused(example(8), "dusty asks courier") == "mind-mgmt.ask.blocked"


def test_example_8_elsewhere_he_can_ask_about_features_that_no_immortal_holds() -> None:
    moved = played(example(8), "dusty moves E7-D7")
    assert features_taken(moved, "dusty asks {}") == {"cafe", "umbrella"}


def test_example_9_the_recruiter_chooses_one_of_the_visited_cafes() -> None:
    asked = example(9, before="answer")
    assert reach(asked, "answer {}") == {"D7", "B5"}
    assert refused(asked, "answer none") == "mind-mgmt.ask.answer"
    assert refused(asked, "answer B5 D7") == "mind-mgmt.ask.answer"


def test_example_9_nobody_sees_that_there_was_a_choice() -> None:
    seen = GAME.rules.view(example(9), PUBLIC)
    assert seen.steps == ("D7",)
    other = GAME.rules.view(played(example(9, before="answer"), "answer B5"), PUBLIC)
    known = {"steps": seen.steps, "steps_by": seen.steps_by, "asked": seen.asked}
    assert replace(other, **known) == seen


def test_example_10_the_unmarked_billboard_must_be_shown() -> None:
    asked = example(10, before="answer C7")
    assert reach(asked, "answer {}") == {"C7"}
    assert refused(asked, "answer B4") == "mind-mgmt.ask.answer"
    assert refused(asked, "answer none") == "mind-mgmt.ask.answer"


def test_example_10_the_location_shown_has_the_number_7_and_lies_beside_him() -> None:
    path = keeper_view(example(10)).map.path
    assert (path[2], path[6], path[7]) == ("B4", "C7", "D7")


def test_example_11_the_white_note_lies_beside_the_step_and_can_be_taken_back() -> None:
    seen = GAME.rules.view(example(11), PUBLIC)
    assert (seen.steps, seen.notes) == (("B4",), (("B4", "6"),))
    assert GAME.rules.view(played(example(11), "lift B4 6"), PUBLIC).notes == ()


def test_example_11_he_can_never_come_back_to_where_the_step_lies() -> None:
    beside = played(example(11, before="step C6"), "step C4", "done", "meru asks billboard")
    next_turn = played(beside, "answer B4", "note B4 6", "henry rests", "done")
    assert refused(next_turn, "step B4") == "mind-mgmt.step.once"


def test_example_12_with_no_bookstore_visited_the_only_answer_is_that_no_step_can_be_laid() -> None:
    asked = example(12, before="answer")
    assert reach(asked, "answer {}") == set()
    assert taken(asked, "answer none")
    assert GAME.rules.view(example(12), PUBLIC).steps == ()


def test_example_12_the_agents_mark_the_five_bookstores_with_x_and_the_hour() -> None:
    bookstores = ["A1", "F2", "E4", "A5", "D6"]
    assert GAME.rules.view(example(12), PUBLIC).notes == tuple(
        (place, "X 7") for place in bookstores
    )


def test_example_13_the_hour_told_is_that_of_the_visit_and_not_of_the_token() -> None:
    asked = example(13, before="answer 7")
    told = {hour for hour in range(17) if taken(asked, f"answer {hour}")}
    assert told == {7}


def test_example_13_the_step_is_given_up_for_a_confirmed_note_that_stays() -> None:
    assert GAME.rules.view(example(13, before="answer 7"), PUBLIC).steps == ("C7",)
    seen = GAME.rules.view(example(13), PUBLIC)
    assert (seen.steps, seen.confirmed) == ((), {"C7": 7})
    assert refused(example(13), "lift C7 7") == "mind-mgmt.notes.confirmed"


def test_example_13_he_must_stand_at_the_step() -> None:
    away = example(13, before="bill moves B7")
    assert refused(away, "bill reveals C7") == "mind-mgmt.agents.place"
    assert refused(away, "bill reveals B7") == "mind-mgmt.reveal.step"


def test_example_14_the_feature_is_shown_and_brings_no_recruit_any_more() -> None:
    assert GAME.rules.view(example(14), PUBLIC).shaken_down == {"umbrella": 6}
    told = played(example(14), "bill rests", "done", "step B6", "done")
    assert contacts(told) == [0, 1, 0, 0, 0, 0, 0]
    assert refused(told, "recruits 1") == "mind-mgmt.recruits.alert"
    assert taken(told, "recruits 0")


def test_example_14_the_keeper_must_admit_the_card() -> None:
    assert refused(example(14, before="answer"), "answer no") == "mind-mgmt.shakedown.truth"


@pytest.mark.parametrize(
    ("way", "rule"),
    [
        ("B3-B4", "mind-mgmt.immortals.mayhem"),
        ("B3-B2", "mind-mgmt.immortals.apart"),
        ("B3-C2", "mind-mgmt.push.straight"),
    ],
)
def test_example_14_the_push_keeps_to_the_rules_of_the_immortals(way: str, rule: str) -> None:
    assert refused(example(14, before="meru pushes"), f"meru pushes {way}") == rule


def test_example_14_the_immortal_is_pushed_one_away_even_after_a_wrong_guess() -> None:
    assert reach(example(14, before="meru pushes"), "meru pushes B3-{}") == {"A3", "C3"}
    wrong = played(example(14, before="meru shakes"), "meru shakes-down cafe", "answer no")
    assert reach(wrong, "meru pushes B3-{}") == {"A3", "C3"}


def test_without_a_ruling_the_players_are_asked_before_a_recruit_is_passed_over() -> None:
    with pytest.raises(Undecided) as asked:
        GAME.rules.apply(example(4, before="recruit bus"), GAME.notation.parse("done"))
    assert asked.value.choices == ("may", "may-not")
