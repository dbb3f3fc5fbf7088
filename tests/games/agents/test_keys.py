"""The searchlight with its uses, and keys: from the supply, shown, by a duel."""

import pytest

from companion.games.agents import GAME
from companion.games.agents.silence import SILENT
from tests.games.agents.playing import begun, boarded, played, player, refused, seen

LIT = ("die 2", "card 4 light")
OWN = ("die 3", "card 1 own")
KEYS = ("set keys Adam 1 2",)


def test_the_searchlight_is_turned_by_its_action_and_by_one_segment() -> None:
    assert refused(begun(*OWN), "light 2") == "light.action"
    assert refused(begun(*LIT), "done") == "light.turn"
    assert refused(boarded(*LIT), "light 2") == "light.one"
    assert refused(boarded(*LIT), "light 1") == ""
    assert refused(boarded(*LIT), "light 4") == ""
    assert refused(boarded(*LIT, "light 4"), "light 3") == "light.action"


def test_the_players_may_decide_that_the_light_turns_clockwise_only() -> None:
    assert refused(boarded("ruling agents.light.way clockwise", *LIT), "light 4") == "light.one"


def test_without_segments_the_players_see_to_the_one_segment_themselves() -> None:
    state = begun(*LIT, "light 3")
    assert seen(state).light == 3
    assert "agents.light.one" in seen(state).unchecked
    assert seen(begun()).light is None


def test_the_light_serves_one_look_or_one_question() -> None:
    state = begun(*KEYS, *LIT)
    assert refused(state, "looks") in ("light.there", "light.first")
    state = played(state, "light 3", "looks")
    assert refused(state, "looks") == "light.uses"
    assert refused(state, "shows Adam 1") == "light.uses"
    assert refused(state, "done") == ""
    assert "agents.light.uses" not in SILENT


def test_a_record_from_before_whose_table_allowed_both_uses_of_the_light_is_still_read() -> None:
    state = begun("ruling agents.light.uses both", *KEYS, *LIT, "light 3", "looks")
    assert refused(state, "shows Adam 1") == ""


def test_there_is_nothing_to_look_into_where_no_hideout_is_lit() -> None:
    assert refused(begun(*LIT, "light 0"), "looks") == "light.there"


def test_one_player_in_the_light_turns_one_key_face_up() -> None:
    state = begun(*KEYS, *LIT, "light 3")
    assert refused(state, "shows Eva 1") == "light.other"
    assert refused(state, "shows Adam 2") == "keys.shown"
    state = played(state, "shows Adam 3")
    assert (player(state, "Adam").hidden, player(state, "Adam").shown) == (0, (2, 3))
    assert refused(begun("set keys Adam 0 2", *LIT, "light 3"), "shows Adam 1") == "keys.hidden"


def test_whether_a_player_stands_in_the_light_is_checked_where_the_board_says_it() -> None:
    state = boarded("set figure Eva a2", "set figure Adam a4", *KEYS, *LIT)
    assert refused(played(state, "light 1"), "shows Adam 1") == ""
    assert refused(played(state, "light 4"), "shows Adam 1") == "light.there"
    state = begun(*KEYS, *LIT, "light 3", "shows Adam 1")
    assert "agents.light.there" in seen(state).unchecked


def test_a_key_comes_from_the_supply_while_there_is_one() -> None:
    state = begun(*OWN, "key")
    assert (player(state, "Eva").hidden, seen(state).supply) == (1, 3)
    assert refused(begun("set keys Adam 4 none", *OWN), "key") == "keys.supply"
    assert refused(begun("die 3", "card 1 agent"), "key") == "keys.symbol"


def test_on_a_board_no_key_is_taken_before_the_move() -> None:
    assert refused(boarded(*OWN), "key") == "keys.symbol"


def test_a_key_is_taken_for_each_sign_that_was_passed() -> None:
    state = boarded(*OWN, "move own a2-a3-a4")
    state = played(state, "key")
    assert refused(state, "key") == "keys.symbol"
    assert refused(boarded("die 1", "card 1 own", "move own a2"), "key") == "keys.symbol"


def test_the_players_may_decide_that_nobody_has_two_keys() -> None:
    lines = ("ruling agents.keys.several one", "set keys Eva 1 none", *OWN)
    assert refused(begun(*lines), "key") == "keys.several"
    assert refused(begun(*KEYS, *lines), "duel Adam 5:3 for ?") == "keys.several"
    assert refused(begun(*lines[1:]), "key") == ""


def test_the_higher_number_wins_a_key_which_lies_hidden_then() -> None:
    state = begun(*KEYS, *OWN, "duel Adam 5:3 for 2")
    assert (player(state, "Eva").hidden, player(state, "Adam").shown) == (1, ())
    state = begun(*KEYS, *OWN, "duel Adam 3:5 for ?")
    assert (player(state, "Eva").hidden, player(state, "Adam").hidden) == (0, 1)


def test_a_duel_is_for_a_key_that_the_other_has_and_once_for_each_passing() -> None:
    state = begun(*KEYS, *OWN)
    assert refused(state, "duel Adam 5:3 for 1") == "duel.prize"
    assert refused(state, "duel Eva 5:3 for ?") == "duel.other"
    assert refused(begun(*OWN), "duel Adam 5:3 for ?") == "duel.key"
    assert refused(played(state, "duel Adam 1:3 for ?"), "duel Adam 5:3 for ?") == "duel.once"
    assert refused(begun(*KEYS, *LIT, "light 3"), "duel Adam 5:3 for ?") == "duel.passing"


def test_a_tie_is_thrown_again_unless_the_players_decide_otherwise() -> None:
    lines = (*KEYS, *OWN, "duel Adam 4:4 for ?")
    assert refused(begun(*lines), "duel Adam 5:3 for ?") == ""
    assert (
        refused(begun("ruling agents.duel.tie keeps", *lines), "duel Adam 5:3 for ?") == "duel.once"
    )


def test_on_a_board_the_other_must_have_been_passed() -> None:
    state = boarded(*KEYS, "set figure Adam a2", *OWN, "move own a2-a3-a4")
    assert refused(state, "duel Adam 5:3 for ?") == ""
    state = boarded(*KEYS, *OWN, "move own a2-a3-a4")
    assert refused(state, "duel Adam 5:3 for ?") == "duel.passing"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("duel Adam 5:3 for 2", "Eva against Adam for a key, 5 to 3: Eva gets the key of 2"),
        ("duel Adam 3:5 for ?", "Eva against Adam for a key, 3 to 5: Adam keeps the key"),
        ("duel Adam 4:4 for ?", "Eva against Adam for a key, 4 to 4: a tie"),
    ],
)
def test_a_duel_is_told_with_what_came_of_it(line: str, said: str) -> None:
    assert GAME.words.sentence(GAME.notation.parse(line), seen(begun(*KEYS, *OWN))) == said
