"""The second opinion reads the rulebook heading by heading: what each of them tells."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from tests.games.mind_mgmt.second_board import FEATURES
from tests.games.mind_mgmt.second_opinion import Opinion

WEST = "A6 A5 A4 B4 C4"
CORNER = "A2 B2 C2 C1 B1"
STEP = ("act", "done")
KARL, GIRL = {"karl-box"}, {"pipe-girl"}


def after(path: str, *lines: str, before: Iterable[str] = (), mode: str = "full") -> Opinion:
    """Hear lines behind a set-up whose first five hours everybody knows."""
    opinion = Opinion()
    shown = [f"shown {place} {hour}" for hour, place in enumerate(path.split(), 1)]
    for line in (f"mode: {mode}", *before, "start", *["act"] * 4, *shown, "begin", *lines):
        opinion.hear(line)
    return opinion


def here(opinion: Opinion) -> set[str]:
    """Give where the Recruiter may be."""
    return {trail.path[-1] for trail in opinion.trails}


def cards(opinion: Opinion) -> set[str]:
    """Give the cards that the Recruiter may have."""
    return {card for trail in opinion.trails for card in trail.cards}


def may_have(opinion: Opinion, *features: str) -> set[tuple[str, ...]]:
    """Give the triples with these features that the Recruiter may have, somewhere."""
    found = {triple for triple in combinations(FEATURES, 3) if set(features) <= set(triple)}
    paths = [(trail.path, card) for trail in opinion.trails for card in trail.cards]
    return {
        triple for triple in found if any(opinion.possible(path, triple, c) for path, c in paths)
    }


def test_step_a_dead_end_would_have_been_told_with_the_action() -> None:
    assert here(after(CORNER, "act")) == {"A1"}
    assert here(after(CORNER, "act", "stuck")) == {"A1"}
    for line in ("done", "draw bus", "immortal C4-C5", "recruit bus"):
        assert here(after(CORNER, "act", line)) == set()


def test_step_a_slip_that_is_left_leads_out_of_a_dead_end() -> None:
    slip = ["lay slip"]
    assert here(after(CORNER, *STEP, before=slip)) == {"A1"}
    assert here(after(CORNER, "act", "stuck", before=slip)) == set()


def test_mind_slip_into_a_dead_end_has_used_the_token_that_would_lead_out() -> None:
    way, table = "A2 B2 C3 C2 C1", ["lay slip", "mayhem Eva A1-B1"]
    assert here(after(way, "act", "done slip first", before=table)) == {"E1", "A3", "E3"}
    stuck = after(way, "act", "stuck", before=table)
    assert here(stuck) == {"A1"}
    assert cards(stuck) == KARL


def test_step_at_the_last_hour_a_dead_end_is_none() -> None:
    opinion = after(CORNER, mode="training")
    opinion.hour = 13
    for line in STEP:
        opinion.hear(line)
    assert here(opinion) == {"A1"}


def test_step_where_ruled_a_dead_end_waits_for_the_next_turn() -> None:
    waits = ["ruling mind-mgmt.dead-end.when next-move"]
    assert here(after(CORNER, *STEP, before=waits)) == {"A1"}
    assert here(after(CORNER, *STEP, "done", "stuck", before=waits)) == {"A1"}
    assert here(after(CORNER, *STEP, "done", "immortal C4-C5", before=waits)) == set()


def test_set_up_a_dead_end_leads_back_to_the_start() -> None:
    anew = ["start", "ruling mind-mgmt.setup.stuck anew", "act", "act", "act", "stuck"]
    opinion = Opinion()
    for line in ["lay slip", *anew]:
        opinion.hear(line)
    corners = {"A2", "B1", "E1", "F2", "A6", "B7", "E7", "F6"}
    assert here(opinion) == {*corners, "F4"}  # F4, the temple, F6 and F5 are one, too
    assert {len(trail.path) for trail in opinion.trails} == {1}


def test_set_up_behind_the_fourth_step_the_slip_counts() -> None:
    opinion = Opinion()
    for line in ("lay slip", "start", *["act"] * 4, "stuck"):
        opinion.hear(line)
    assert not opinion.trails


def test_temples_lead_aslant_and_mayhem_blocks_the_straight_steps_alone() -> None:
    assert here(after(WEST, *STEP)) == {"C3", "C5", "D4"}
    assert here(after(WEST, *STEP, before=["mayhem Eva C4-D4"])) == {"C3", "C5"}
    temple = after("A3 A4 B4 C4 C3", *STEP, before=["mayhem Eva C2-C3", "mayhem Adam D3-D4"])
    assert here(temple) == {"B2", "D2", "B3", "D3", "D4"}
    moved = after(WEST, "correct mayhem C4-D4 C4-C5", *STEP, before=["mayhem Eva C4-D4"])
    assert here(moved) == {"C3", "D4"}


def test_mind_slip_jumps_everything_and_its_way_tells_the_card() -> None:
    walls = ["lay slip", "mayhem Eva C4-D4"]
    slipped = after(WEST, "act", "done slip first", before=walls)
    assert here(slipped) == {"C2", "E4", "C6", "A2", "E2", "E6"}
    assert cards(slipped) == KARL | GIRL
    assert cards(after(WEST, "act", "done slip first", "shown E4 6", before=walls)) == KARL
    assert cards(after(WEST, "act", "done slip first", "shown E2 6", before=walls)) == GIRL


@pytest.mark.parametrize(
    ("token", "ruling", "possible"),
    [("A4", "", False), ("A4", "earned", True), ("A4", "lost", False), ("C5", "", True)],
)
def test_second_slip_is_earned_by_a_visit_later_than_the_first_five_hours(
    token: str, ruling: str, possible: bool
) -> None:
    ruled = [f"ruling mind-mgmt.slip.second.visited {ruling}"] if ruling else []
    first = (*STEP, "shown C5 6", "done")
    told = after(WEST, *first, "act", "done slip second", before=[f"token {token}", *ruled])
    assert bool(told.trails) is possible


def test_second_slip_is_not_earned_by_the_slip_itself() -> None:
    assert not after(WEST, "act", "done slip second", before=["token C6"]).trails
    aside = ["token C6", "override mind-mgmt.slip.second.earned a SHIFT card"]
    assert "C6" in here(after(WEST, "act", "done slip second", before=aside))
    again = [*aside, "restore mind-mgmt.slip.second.earned"]
    assert not after(WEST, "act", "done slip second", before=again).trails


def test_second_slip_goes_by_where_the_token_really_lies() -> None:
    turns = (*STEP, "shown C5 6", "done", "correct token C5", "act", "done slip second")
    assert after(WEST, *turns, before=["token B2"]).trails


def test_immortals_no_card_that_was_drawn_is_one_of_the_three() -> None:
    assert not may_have(after(WEST, "draw bus"), "bus")


def test_immortals_a_card_that_was_entered_wrongly_was_never_drawn() -> None:
    corrected = after(WEST, "draw bus", "correct draw bus pool", "correct draw pool dogs")
    assert not may_have(corrected, "dogs")
    assert may_have(corrected, "bus", "pool")


def test_shakedown_tells_of_a_card_and_the_contact_before_it_still_counts() -> None:
    # In C5 stand dogs and monks, in C6 a courier and graffiti.
    shaken = (*STEP, "shown C5 6", "dusty shakes-down dogs", "answer yes")
    told = after(WEST, *shaken, "done", *STEP, "shown C6 7", "recruits 1")
    assert may_have(told) == may_have(told, "dogs")
    assert may_have(told, "dogs", "idol", "pool")
    assert not may_have(told, "dogs", "monks")
    assert not may_have(told, "dogs", "courier")
    assert not may_have(after(WEST, *shaken[:-1], "answer no"), "dogs")


def test_shakedown_of_a_shaken_card_tells_nothing_and_it_meets_nobody_any_more() -> None:
    shaken = ("dusty shakes-down monks", "answer yes")
    again = after(WEST, *STEP, *shaken, "dusty shakes-down monks", "answer no")
    assert may_have(again) == may_have(again, "monks") != set()
    turn = (*STEP, "shown D4 6", *shaken, "done", *STEP, "shown E4 7")
    assert may_have(after(WEST, *turn, "recruits 0"), "monks", "idol")
    assert not may_have(after(WEST, *turn, "recruits 0"), "monks", "umbrella")
    assert may_have(after(WEST, *turn, "recruits 1"), "monks", "umbrella")


def test_question_names_one_place_or_strikes_out_all_that_are_not_marked() -> None:
    asked = (*STEP, "bill asks dogs")
    assert here(after(WEST, *asked, "answer C5")) == {"C5"}
    assert here(after(WEST, *asked, "answer none")) == {"C3", "D4"}
    # C5 is marked now, and A4 was before, so that no answer about monks can name them.
    monks = ("meru asks monks", "answer none")
    assert here(after(WEST, *asked, "answer C5", *monks)) == {"C5"}
    assert here(after(WEST, *asked, "answer none", *monks)) == {"C3", "D4"}


def test_dolphin_names_all_that_are_not_marked() -> None:
    opinion = Opinion()
    for line in ("start", *["act"] * 3, "bill asks cafe", "dolphin", "answer B1"):
        opinion.hear(line)
    paths = {trail.path for trail in opinion.trails}
    assert ("B1", "C1", "D1", "E1") in paths
    assert ("B1", "C1", "D1", "D2") not in paths


@pytest.mark.parametrize(
    ("ruling", "spent", "told"),
    [("told", "", True), ("as-many", "gone", False), ("as-many", "back", True)],
)
def test_question_with_ten_tokens_used_up_tells_nothing_where_so_ruled(
    ruling: str, spent: str, told: bool
) -> None:
    rulings = [f"ruling mind-mgmt.steps.ten {ruling}", f"ruling mind-mgmt.steps.spent {spent}"]
    opinion = after(WEST, *STEP, before=rulings)
    opinion.steps, opinion.given_up = {f"{column}7" for column in "ABCDEF"}, 4
    opinion.hear("bill asks dogs")
    opinion.hear("answer none")
    assert (here(opinion) == {"C3", "D4"}) is told


def test_dolphin_with_too_few_tokens_leaves_the_others_open() -> None:
    opinion = Opinion()
    opinion.steps = {f"{column}4" for column in "ABCDEF"} | {"A2", "A3", "A6"}
    ten = "ruling mind-mgmt.steps.ten as-many"
    for line in (ten, "start", "act", "bill asks bus", "dolphin", "answer D6"):
        opinion.hear(line)
    assert ("D6", "D7") in {trail.path for trail in opinion.trails}
    assert here(opinion) >= {"C6", "D5", "E6"}


def test_reveal_tells_the_hour_and_frees_a_token() -> None:
    opinion = after("A6 A5 A4 B4 C4", *STEP, "bill asks dogs", "answer C5", "bill reveals C5")
    opinion.hear("answer 6")
    assert {trail.path[5] for trail in opinion.trails} == {"C5"}
    assert (opinion.steps, opinion.given_up) == (set(), 1)
    assert not after(WEST, *STEP, "bill reveals C5", "answer 5").trails


def test_extra_move_shows_a_place_of_the_end_of_this_turn_or_before_it() -> None:
    assert here(after(WEST, "act", "immortal C4-D4 for C5", "done")) == {"C5"}
    assert not after(WEST, "immortal C4-D4 for C5", "act", "done").trails


def test_capture_that_fails_and_meru_who_senses_her_own_place() -> None:
    assert here(after(WEST, *STEP, "henry captures C5", "answer no")) == {"C3", "D4"}
    assert here(after(WEST, *STEP, "henry captures C5", "answer yes")) == {"C5"}
    assert here(after(WEST, *STEP, "meru senses C5", "answer yes")) == {"C3", "C5"}
    assert here(after(WEST, *STEP, "meru senses B4", "answer yes")) == {"D4"}


@pytest.mark.parametrize(("number", "some"), [(0, True), (1, True), (6, False)])
def test_recruits_at_five_count_each_feature_at_each_place(number: int, some: bool) -> None:
    opinion = Opinion()
    shown = [f"shown {place} {hour}" for hour, place in enumerate(WEST.split(), 1)]
    for line in ("start", *["act"] * 4, *shown, f"recruits {number}"):
        opinion.hear(line)
    # palm A6 B4, bus A6, bookstore graffiti A5, monks courier A4, billboard B4, pool idol C4
    assert bool(may_have(opinion)) is some
    if number == 0:
        assert not may_have(opinion, "palm")
        assert may_have(opinion, "cafe", "dogs")


def test_notes_and_remarks_tell_nothing() -> None:
    free = ("note C5 not before 7", "lift C5 not before 7", "remark C5", "mistake 6 one too many")
    assert here(after(WEST, *STEP, *free)) == here(after(WEST, *STEP))
