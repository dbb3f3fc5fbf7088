"""Mistakes, overrides and rulings where they meet the rest of the rules."""

from importlib.resources import files

import pytest

from companion.cli.notation import example
from companion.core import PUBLIC, Ruled
from companion.games.mind_mgmt.rules import apply
from companion.games.mind_mgmt.state import State
from companion.gametext import read
from tests.games.mind_mgmt.playing import GAME, fresh, played, refused

LINES = [
    line
    for _number, line in read(
        example((files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8"))
    ).moves
]


def until(line: str) -> State:
    """Play the example of the page up to and with this line."""
    return played(fresh(), *LINES[: LINES.index(line) + 1])


def test_a_reveal_is_given_back_when_its_step_token_lay_in_the_wrong_place() -> None:
    state = until("meru reveals C5")
    state = played(state, "mistake 6 wrong", "amend 6 A6", "correct recruits 7 0")
    state = played(state, "correct step C5 none", "mended")
    assert GAME.view(state, PUBLIC)["waits_for"] == ""
    played(state, "meru captures C5")


def test_while_numbers_are_put_right_one_by_one_nobody_wins_by_a_false_sum() -> None:
    state = played(until("henry captures E5"), "answer no", "mistake 5 wrong numbers")
    state = state.openly(told={5: 11, 7: 0})
    state = played(state, "correct recruits 7 1")
    assert GAME.outcome(state) is None
    state = played(state, "correct recruits 5 3", "mended")
    assert GAME.outcome(state) is None
    assert GAME.view(state, PUBLIC)["recruits_in_sight"] == 5


def test_a_mistake_that_began_to_be_paid_is_paid_in_full() -> None:
    state = played(until("henry captures E5"), "answer no", "mistake 5 wrong")
    assert refused(played(state, "shown D2 1"), "mended") == "mind-mgmt.mistake.notes"
    paid = played(state, "shown D2 1", "shown C2 2", "shown C3 3")
    assert GAME.view(paid, PUBLIC)["mistake"] is None


@pytest.mark.parametrize(
    ("heard", "amended"),
    [
        (("bill captures C6", "answer no"), "amend 7 C6"),
        (("meru asks graffiti", "answer none"), "amend 6 C6"),
        (("dusty shakes-down monks", "answer yes"), "amend features cafe pool idol"),
    ],
)
def test_no_correction_makes_an_answer_false_that_the_table_has_heard(
    heard: tuple[str, str], amended: str
) -> None:
    state = played(until(heard[0]), heard[1], "mistake 6 written in the wrong place")
    assert refused(state, amended) == "mind-mgmt.mistake.amend"


def test_a_card_is_put_right_until_a_mind_slip_has_shown_how_it_moves() -> None:
    played(until("answer D2"), "mistake 6 the other card", "amend card pipe-girl", "mended")
    assert refused(played(until("answer no"), "mistake 6 other card"), "amend card pipe-girl") == (
        "mind-mgmt.mistake.amend"
    )


def test_nobody_is_stuck_while_a_set_aside_distance_leaves_a_way() -> None:
    trapped = played(until("begin"), "recruit garden").secretly(path=("A2", "B2", "B1", "A1"))
    trapped = trapped.openly(slips={"first": 6})
    apply(trapped, GAME.parse("stuck"))
    freed = played(trapped, "override mind-mgmt.step.next a card")
    assert refused(freed, "stuck") == "mind-mgmt.dead-end"
    played(freed, "step D6")


def test_two_agents_are_active_in_a_turn_even_after_a_turn_with_fewer() -> None:
    state = played(until("draw bus"), "done", "override mind-mgmt.agents.compulsory a card")
    state = played(state, "meru rests", "done", "slip E5 first", "done slip first", "recruits 1")
    state = played(state, "henry rests", "bill rests")
    assert refused(state, "dusty rests") == "mind-mgmt.agents.two"


def test_meru_senses_once_even_where_several_actions_are_allowed() -> None:
    state = played(until("draw bus"), "done", "override mind-mgmt.agents.action a card")
    state = played(state, "meru senses A3", "answer no", "meru captures A3", "answer no")
    assert refused(state, "meru senses A3") == "mind-mgmt.agents.ability.once"


def test_an_agent_who_rests_does_nothing_more() -> None:
    state = played(until("draw bus"), "done", "meru rests")
    assert refused(state, "meru moves A3-A4") == "mind-mgmt.agents.move.once"
    assert refused(state, "meru captures A3") == "mind-mgmt.agents.action"


def test_what_the_players_ruled_out_says_what_they_ruled() -> None:
    state = played(until("dusty pushes B5-B4"), "ruling mind-mgmt.dusty.acted may-not")
    with pytest.raises(Ruled) as ruled:
        apply(state, GAME.parse("dusty leads henry F4-F5"))
    assert (ruled.value.rule, ruled.value.choice) == ("mind-mgmt.dusty.acted", "may-not")


@pytest.mark.parametrize(
    ("before", "line", "rule"),
    [
        ("dusty pushes B5-B4", "dusty leads henry F4-F6", "mind-mgmt.agents.move.next"),
        ("bill captures C6", "bill shoves D6-D7", "mind-mgmt.answer.first"),
        ("dusty pushes B5-B4", "dolphin", "mind-mgmt.dolphin.ask"),
        ("step C5", "slip A5 first", "mind-mgmt.turn.action"),
        ("features cafe monks idol", "recruits 0", "mind-mgmt.setup.steps.four"),
    ],
)
def test_a_line_is_refused_by_what_is_really_wrong_with_it(
    before: str, line: str, rule: str
) -> None:
    assert refused(until(before), line) == rule


def test_notes_are_laid_blank_and_at_any_time_also_in_the_set_up() -> None:
    state = played(until("lay board"), "note D4", "note D4 maybe", "lift D4")
    assert GAME.view(state, PUBLIC)["notes"] == ["D4 maybe"]
