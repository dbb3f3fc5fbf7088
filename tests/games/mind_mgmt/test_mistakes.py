"""Mistakes, overrides and rulings where they meet the rest of the rules."""

from importlib.resources import files

import pytest

from companion.core import PUBLIC, Outcome, Ruled
from companion.games.mind_mgmt.rules.referee import apply
from companion.games.mind_mgmt.state import State
from companion.text.gametext import example, read
from tests.games.mind_mgmt.playing import GAME, fresh, opening, played, refused

LATE = "mind-mgmt.mistake.late"
LINES = [
    line
    for _number, line in read(
        example((files("companion.games.mind_mgmt") / "NOTATION.md").read_text("utf-8"))
    ).moves
]


def until(line: str) -> State:
    """Play the example of the page up to and with this line."""
    return played(fresh(), *LINES[: LINES.index(line) + 1])


def test_a_mistake_that_began_to_be_paid_is_paid_in_full() -> None:
    state = played(until("henry captures E5"), "answer no", "mistake 5 wrong")
    assert refused(played(state, "shown D2 1"), "mended") == "mind-mgmt.mistake.notes"
    paid = played(state, "shown D2 1", "shown C2 2", "shown C3 3")
    assert GAME.rules.view(paid, PUBLIC).mistake is None


def test_a_mistake_may_be_mended_free_of_charge_however_many_notes_it_would_cost() -> None:
    state = played(
        until("henry captures E5"), "answer no", "ruling mind-mgmt.mistake.short agents-win"
    )
    assert GAME.rules.outcome(played(state, "mistake 5 a token on the floor", "mended")) is None


def test_a_mistake_waits_neither_for_a_question_nor_changes_its_answer() -> None:
    state = played(until("bill captures C6"), "mistake 6 the wrong number", "mended")
    assert refused(state, "answer yes") == "mind-mgmt.capture.truth"
    played(state, "answer no")


def test_a_correction_moves_a_piece_and_the_rules_follow_it() -> None:
    state = played(until("begin"), "correct immortal D5 C5")
    assert refused(state, "immortal D5-E5") == "mind-mgmt.immortals.there"
    walled = played(state, "correct mayhem C4-D4 B5-C5")
    assert refused(walled, "step C5") == "mind-mgmt.step.mayhem"
    played(walled, "override mind-mgmt.step.mayhem we let him", "step C5")


def test_a_note_that_a_reveal_waits_for_cannot_be_used_for_something_else() -> None:
    state = until("meru reveals C5")
    state = played(state, *(f"note A1 {number}" for number in range(13)))
    assert refused(state, "note A1 more") == "mind-mgmt.notes.fifteen"
    played(state, "answer 6")


def test_nobody_is_stuck_while_a_set_aside_distance_leaves_a_way() -> None:
    trapped = played(until("begin"), "recruit garden").secretly(path=("A2", "B2", "B1", "A1"))
    trapped = trapped.openly(slips={"first": 6})
    apply(trapped, GAME.notation.parse("stuck"))
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
        apply(state, GAME.notation.parse("dusty leads henry F4-F5"))
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
    assert GAME.rules.view(state, PUBLIC).notes == (("D4", "maybe"),)


def test_a_mistake_that_nothing_is_left_to_pay_ends_the_game_and_is_not_called_late() -> None:
    rests = ("step D5", "done", "meru rests", "henry rests", "done")
    first = ("mistake 5 first", "shown B5 2", "shown C5 3")
    second = ("mistake 5 second", "shown C4 4", "shown D4 5")
    third = ("mistake 5 third", "shown D5 6", "ruling mind-mgmt.mistake.short agents-win")
    state, lines = opening("training"), []
    for line in (*rests, *first, *second, *third, "mended"):
        lines.append((state, GAME.notation.parse(line)))
        state = played(state, line)
    assert GAME.rules.outcome(state) == Outcome(("agents",), "mind-mgmt.mistake.short")
    assert list(GAME.sealing.doubts(lines, GAME.rules.outcome(state))) == []
    assert list(GAME.sealing.doubts(lines[:-1], GAME.rules.outcome(state))) == [
        (5, LATE),
        (8, LATE),
        (11, LATE),
    ]
