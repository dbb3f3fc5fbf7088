"""The die, the action cards, meetings, checks and bonus cards."""

import pytest

from companion.games.agents import GAME
from tests.games.agents.playing import (
    begun,
    boarded,
    file,
    played,
    player,
    presses,
    refused,
    seen,
    turn,
)


def test_the_die_is_thrown_before_a_card_is_chosen_and_once() -> None:
    assert refused(begun(), "card 1 own") == "turn.die-first"
    assert refused(begun("die 3"), "die 4") == "turn.die-once"


def test_one_card_is_used_in_a_turn_and_lies_face_down_then() -> None:
    assert refused(begun("die 3", "card 1 own"), "card 2 own") == "turn.one-card"
    assert refused(begun("die 3"), "done") == "turn.card"
    state = begun(*turn(), *turn())
    assert player(state, "Eva").up == (2, 3, 4, 5)
    assert refused(played(state, "die 2"), "card 1 own") == "card.used"


def test_all_five_cards_come_up_again_when_the_last_one_is_used() -> None:
    lines: list[str] = []
    for card in range(1, 6):
        lines += ["die 3", f"card {card} own", "done"] * 2
    state = begun(*lines)
    assert player(state, "Eva").up == player(state, "Adam").up == (1, 2, 3, 4, 5)
    assert player(begun(*lines[:-6]), "Eva").up == (5,)


def test_a_card_has_the_actions_that_its_owner_entered() -> None:
    assert refused(boarded("die 3"), "card 1 tram") == "card.actions"
    assert refused(boarded("die 3"), "card 3 tram") == ""
    assert "agents.card.actions" in seen(begun("die 3", "card 1 tram")).unchecked
    assert "agents.card.actions" not in seen(boarded("die 3", "card 3 tram")).unchecked


def test_a_meeting_gives_a_check_that_is_due_before_the_turn_ends() -> None:
    state = begun("die 3", "card 1 own", "meets v", "meets x")
    assert seen(state).due == ("v", "x")
    assert refused(state, "done") == "turn.checks"
    assert GAME.words.sheet(seen(state)).headline == "2 CHECKS ARE DUE: V and X"
    state = played(state, "checks x", "checks v")
    assert refused(state, "checks v") == "check.due"
    assert refused(state, "done") == ""


def test_each_agent_is_met_once_by_a_move_and_only_by_a_move() -> None:
    assert refused(begun("die 3", "card 1 own", "meets v"), "meets v") == "meet.once"
    assert refused(begun("die 3", "card 1 check"), "meets v") == "meet.moving"


def test_the_check_of_a_card_is_of_any_one_file() -> None:
    state = begun("die 3", "card 1 check")
    assert refused(state, "done") == "turn.checks"
    state = played(state, "checks z")
    assert refused(state, "checks y") == "check.due"


def test_the_top_card_goes_under_the_file_and_everybody_sees_who_saw_it() -> None:
    state = begun("die 1", "card 1 check", "checks v", "done")
    assert (file(state, "v").top, file(state, "v").checks) == (2, 1)
    state = begun("set file v out", *turn("meets v", "checks v"))
    for card in range(2, 6):
        state = played(state, "die 1", f"card {card} check", "checks v", "done")
    assert (file(state, "v").top, file(state, "v").seen_by) == (1, ("Eva",))


def test_the_file_knows_which_card_lies_on_top_next() -> None:
    state = begun(*turn("meets v", "checks v"), *turn("meets v", "checks v bonus key"))
    assert (file(state, "v").cards, file(state, "v").top) == (5, 2)
    for card, top in ((2, 3), (2, 4), (3, 5), (3, 1)):
        state = played(state, "die 3", f"card {card} check", "checks v", "done")
        assert file(state, "v").top == top
    assert file(state, "v").seen_by == ("Eva",)


def test_the_sixth_card_is_the_bonus_card_where_the_others_are_seen() -> None:
    state = begun()
    for number in range(5):
        state = played(state, "die 3", f"card {1 + number // 2} own", "meets v", "checks v", "done")
    state = played(state, "die 3", "card 5 own", "meets v")
    assert file(state, "v").must_be_bonus
    assert refused(state, "checks v") == "bonus.must"
    assert refused(state, "checks v bonus key") == ""


def test_a_bonus_card_leaves_its_file_and_each_is_there_once() -> None:
    state = begun("die 3", "card 1 own", "meets v", "meets x", "checks v bonus key")
    assert (file(state, "v").cards, file(state, "v").bonus) == (5, False)
    assert refused(state, "checks x bonus key") == "bonus.kind"
    state = played(state, "checks x", "done", "die 3", "card 1 own", "meets v")
    assert refused(state, "checks v bonus tram") == "bonus.gone"


@pytest.mark.parametrize(
    ("bonus", "then"), [("own", "die 4"), ("tram", "die 4"), ("light", "light 2")]
)
def test_a_bonus_card_acts_at_once(bonus: str, then: str) -> None:
    state = begun("die 3", "card 1 own", "meets v", "meets x", f"checks v bonus {bonus}")
    assert refused(state, "checks x") == "bonus.at-once"
    assert refused(state, "done") == "bonus.at-once"
    state = played(state, then, "checks x", "done")
    assert seen(state).turn == "Adam"


def test_a_move_by_a_bonus_card_has_meetings_of_its_own() -> None:
    state = begun("die 3", "card 1 check", "checks v bonus own", "die 6", "meets v", "checks v")
    assert refused(state, "done") == ""


def test_a_bonus_key_is_taken_while_there_is_one() -> None:
    lines = ("die 3", "card 1 check", "checks v bonus key", "done")
    assert player(begun(*lines), "Eva").hidden == 1
    state = begun("set keys Adam 4 none", *lines)
    assert (player(state, "Eva").hidden, seen(state).supply) == (0, 0)


def test_behind_a_bonus_card_the_next_card_is_seen_where_the_players_decide_so() -> None:
    lines = ("die 3", "card 1 check", "checks v bonus key")
    assert refused(begun(*lines), "checks v") == "check.due"
    assert refused(begun("ruling agents.bonus.counts again", *lines), "checks v") == ""


def test_a_turn_with_a_meeting_takes_five_keys_on_known_cards_and_one_without_three() -> None:
    assert presses("die 5", "card 1 own", "meets v", "checks v", "done") == 5
    assert presses("die 5", "card 1 own", "done") == 3
    assert presses("die 2", "card 4 light", "light 1", "looks", "done") == 7
