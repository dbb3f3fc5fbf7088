"""Everything can be set by hand, and a game can be joined in its middle."""

import pytest

from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.playing import (
    begun,
    ended,
    market,
    needs,
    played,
    refused,
    seen,
    side,
    space,
)


@pytest.mark.parametrize("start", range(14))
def test_a_figure_is_set_on_any_space_but_the_others(start: int) -> None:
    if start == 7:
        assert refused(begun(), "set figure Eva 7") == "correct.apart"
        return
    state = begun(f"set figure Eva {start}")
    assert space(state, "Eva") == start
    assert (needs(state, "Eva"), needs(state, "Adam")) == ((7 - start) % 14, (start - 7) % 14)


def test_setting_a_figure_ends_no_game() -> None:
    assert ended(begun("set figure Adam 1", "set figure Eva 2")) == ("", "")


def test_copies_are_set_within_what_the_box_holds() -> None:
    state = begun("set copies Eva enforcer 4")
    assert refused(state, "set copies Adam enforcer 3") == "box"
    assert side(played(state, "set copies Eva enforcer 0"), "Eva").copies["enforcer"] == 0


def test_setting_whose_turn_it_is_drops_what_was_half_done() -> None:
    state = begun("took mole", "set turn Adam")
    assert (seen(state).taken, seen(state).active.players[0].name) == ("", "Adam")
    state = market("set figure Eva 1", "took mole", "kept enforcer", "set turn Adam")
    assert seen(state).waits is None


def test_discards_hands_and_deck_are_set_as_they_are_counted() -> None:
    state = begun("set discards Eva 3", "set hand Adam 5", "set deck 9")
    assert side(state, "Eva").players[0].discards == 3
    assert side(state, "Adam").players[0].hand == 5
    assert seen(state).deck == 9


@pytest.mark.parametrize("what", ["deck", "hand Eva", "discards Eva"])
def test_there_are_no_more_cards_than_in_the_box(what: str) -> None:
    assert refused(begun(), f"set {what} 39") == "correct.range"
    assert refused(begun(), f"set {what} 38") == ""


def test_a_market_card_is_set_where_it_lies() -> None:
    state = market("set market watchtower Adam", "set market masterplan pile")
    assert side(state, "Adam").lasting == ("watchtower",)
    assert seen(state).pile == ("masterplan",)
    state = played(state, "set market outpost deck", "set market watchtower offer")
    assert seen(state).offer == ("spycation", "mind-control", "watchtower")
    assert side(state, "Adam").lasting == ()


def test_a_market_card_is_not_set_where_it_cannot_lie() -> None:
    assert refused(market(), "set market watchtower offer") == "market.three"
    assert refused(market(), "set market outpost Eva") == "market.instant"
    state = market("set figure Eva 1", "took mole", "kept enforcer", "market Eva outpost")
    assert refused(state, "set market outpost pile") == "market.first"


def joined(line: str, players: str = "Eva Adam", detail: str = "all") -> State:
    """Join a game."""
    return begun(line, players=players, detail=detail)


def test_a_game_is_joined_with_all_that_lies_on_the_table() -> None:
    state = joined("joined 9 6 00 21101001102110")
    assert (space(state, "Eva"), space(state, "Adam")) == (9, 6)
    assert (needs(state, "Eva"), needs(state, "Adam")) == (11, 3)
    mine, theirs = side(state, "Eva").copies, side(state, "Adam").copies
    assert list(mine.values()) == [2, 1, 1, 0, 1, 0, 0, 0]
    assert list(theirs.values()) == [0, 1, 1, 0, 2, 1, 0, 0]


def test_joining_counts_nothing_twice_that_was_set_before() -> None:
    state = begun("set copies Eva saboteur 4", "joined 9 6 00 21101001102110")
    assert side(state, "Eva").copies["saboteur"] == 0


def test_discards_and_deck_follow_from_the_line() -> None:
    state = joined("joined 9 6 00 21101001102110")
    assert [player.discards for view in seen(state).sides for player in view.players] == [1, 0]
    assert seen(state).deck == 38 - 10 - 1 - 8
    assert seen(state).turn == 6


def test_who_has_the_two_single_cards_stands_in_the_line() -> None:
    state = joined("joined 9 6 12 00000000000000")
    assert side(state, "Eva").copies["sidekick"] == 1
    assert side(state, "Adam").copies["mole"] == 1


def test_without_discards_they_are_not_entered_and_never_0() -> None:
    state = joined("joined 9 6 00 211010011021")
    assert [player.discards for view in seen(state).sides for player in view.players] == [None] * 2
    assert seen(state).deck is None
    assert "neighbour-spy.empty.two" in seen(state).unchecked
    state = played(state, "took mole", "kept sentinel", "cards spent")
    assert ended(state)[1] == "empty.closer"


def test_a_line_that_cannot_be_is_refused() -> None:
    assert refused(begun(), "joined 6 6 00 21101001102110") == "correct.apart"
    assert refused(begun(), "joined 9 6 00 61101011102110") == "box"
    assert refused(begun(), "joined 9 6 00 211010011021100") == "join.code"
    assert refused(begun("took mole"), "joined 9 6 00 21101001102110") == "join.start"
    facts = begun(detail="facts")
    assert refused(facts, "joined 9 6 00 21101001102110") == "join.code"
    assert refused(facts, "joined 9 6 00 211010011021") == ""


def test_in_a_team_each_member_has_discards_of_their_own() -> None:
    state = joined("joined 9 6 00 211010011021201", players="Eva Petr Adam")
    assert [player.discards for view in seen(state).sides for player in view.players] == [2, 0, 1]
    assert seen(state).deck == 38 - 10 - 3 - 12


def test_a_game_is_joined_where_mind_control_left_five_cards_in_a_hand() -> None:
    state = joined("joined 9 6 00 21101001102110 holding 54")
    assert [player.hand for view in seen(state).sides for player in view.players] == [5, 4]
    assert seen(state).deck == 38 - 10 - 1 - 9
    after = played(state, "took mole", "kept sentinel")
    assert side(after, "Eva").players[0].hand == 4  # five less two, and one drawn
    assert seen(after).deck == 38 - 10 - 1 - 9 - 1


def test_hands_that_cannot_be_are_refused() -> None:
    assert refused(begun(), "joined 9 6 00 21101001102110 holding 544") == "join.code"
    assert refused(begun(), "joined 9 6 00 211010011021 holding 54") == "join.code"
    assert refused(begun(), "joined 9 6 00 21101001102199 holding 99") == "box"


def test_a_late_game_is_joined_with_an_empty_deck() -> None:
    state = joined("joined 9 6 12 22222222222044")
    assert seen(state).deck == 0
    assert [player.hand for view in seen(state).sides for player in view.players] == [None] * 2
