"""Discards: how many each player has, when they come, and what they draw."""

import pytest

from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.view import View
from tests.games.neighbour_spy.playing import begun, played, refused, seen, side

FOUR = ["discard Eva"] * 4


def test_four_discards_a_game_and_several_in_a_turn() -> None:
    state = begun(*FOUR)
    assert refused(state, "discard Eva") == "discard.four"
    assert side(state, "Eva").players[0].discards == 4
    assert refused(begun(*FOUR[:3]), "discard Eva") == ""


def test_a_discard_draws_one_card() -> None:
    state = begun("discard Eva")
    assert seen(state).deck == 29
    assert side(state, "Eva").players[0].hand == 4


def test_nobody_discards_with_an_empty_deck() -> None:
    assert refused(begun("set deck 0"), "discard Eva") == "discard.empty"
    assert refused(begun("set deck 1"), "discard Eva") == ""


def test_discards_come_before_the_cards_are_played() -> None:
    assert refused(begun("took mole"), "discard Eva") == "discard.before"


def test_only_the_side_that_plays_discards() -> None:
    assert refused(begun(), "discard Adam") == "discard.turn"
    assert refused(begun("took mole", "kept enforcer"), "discard Adam") == ""


def test_a_stranger_has_no_discards() -> None:
    assert refused(begun(), "discard Petr") == "players.known"


def test_each_of_two_partners_has_two_discards() -> None:
    state = begun("discard Eva", "discard Eva", players="Eva Petr Adam Jana")
    assert refused(state, "discard Eva") == "discard.team"
    assert refused(state, "discard Petr") == ""


def test_one_player_against_a_team_has_four() -> None:
    state = begun("set turn Adam", players="Eva Petr Adam")
    state = played(state, *["discard Adam"] * 4)
    assert refused(state, "discard Adam") == "discard.solo"
    state = played(state, "set turn Eva", "discard Petr", "discard Petr")
    assert refused(state, "discard Petr") == "discard.team"


def test_with_five_cards_a_discard_draws_nothing_unless_the_players_decide_otherwise() -> None:
    five = begun("set hand Eva 5")
    state = played(five, "discard Eva")
    assert (side(state, "Eva").players[0].hand, seen(state).deck) == (4, 30)
    state = played(five, "ruling neighbour-spy.discard.five draws", "discard Eva")
    assert (side(state, "Eva").players[0].hand, seen(state).deck) == (5, 29)


@pytest.mark.parametrize("made", range(5))
def test_the_discards_left_stand_on_the_sheet(made: int) -> None:
    view: View = seen(begun(*FOUR[:made]))
    rows = {row.label: row.value for row in GAME.words.sheet(view).sections[0].rows}
    assert rows["discards left"] == f"{'●' * (4 - made)}{'○' * made} {4 - made} of 4"
