"""How much is entered: everything, turns only, or the result alone."""

import pytest

from tests.games.neighbour_spy.playing import begun, ended, played, refused, seen, side


def test_with_turns_only_nobody_enters_discards() -> None:
    state = begun(detail="facts")
    for line in ("discard Eva", "set deck 3", "set hand Eva 3", "set discards Eva 3"):
        assert refused(state, line) == "detail.facts"
    assert side(state, "Eva").players[0].discards is None
    assert seen(state).deck is None


def test_with_turns_only_the_players_say_when_the_cards_are_spent() -> None:
    state = begun("took daredevil", "kept enforcer", detail="facts")
    assert ended(played(state, "cards spent")) == ("Adam", "empty.closer")
    even = begun("took sentinel", "kept codebreaker", detail="facts")
    assert ended(played(even, "cards spent")) == ("Eva", "tie.empty")
    assert refused(begun(detail="facts"), "cards spent") == "empty.counted"
    assert refused(begun("took daredevil", "kept enforcer"), "cards spent") == "empty.counted"


def test_with_turns_only_any_market_card_that_is_not_gone_may_be_taken() -> None:
    state = begun(
        "set figure Eva 1", "took sentinel", "kept enforcer", mode="advanced", detail="facts"
    )
    assert seen(state).offer is None
    state = played(state, "market Eva masterplan")
    assert side(state, "Eva").lasting == ("masterplan",)
    assert seen(state).waits is None


def test_less_detail_is_one_way() -> None:
    state = begun("detail facts")
    assert refused(state, "detail all") == "detail.lower"
    assert refused(state, "detail facts") == "detail.lower"
    assert refused(state, "detail results") == ""


def test_what_rests_on_what_is_not_entered_is_not_entered_and_never_0() -> None:
    state = begun("took daredevil", "kept enforcer", "detail facts")
    assert seen(state).deck is None
    assert {p.discards for view in seen(state).sides for p in view.players} == {None}
    state = played(state, "detail results")
    assert (side(state, "Eva").space, side(state, "Eva").needs) == (None, None)
    assert side(state, "Eva").copies == {}


def test_the_game_says_what_it_cannot_check() -> None:
    assert seen(begun()).unchecked == ()
    assert "neighbour-spy.discard.four" in seen(begun(detail="facts")).unchecked


def test_a_gap_in_the_market_is_not_asked_for_any_more() -> None:
    state = begun("offer outpost masterplan watchtower", "set figure Eva 1", mode="advanced")
    state = played(state, "took sentinel", "kept enforcer", "market Eva masterplan", "detail facts")
    assert seen(state).waits is None
    assert seen(state).active.players[0].name == "Adam"


def test_a_card_that_is_being_used_is_still_asked_for() -> None:
    state = begun("offer outpost masterplan watchtower", "set figure Eva 1", mode="advanced")
    state = played(state, "took sentinel", "kept enforcer", "market Eva outpost", "detail facts")
    waits = seen(state).waits
    assert waits is not None
    assert waits.kind == "effect"
    assert refused(state, "hires sentinel") == ""


def test_with_results_only_no_turn_is_entered() -> None:
    state = begun(detail="results")
    for line in ("took mole", "discard Eva"):
        assert refused(state, line) == "detail.results"


@pytest.mark.parametrize(
    ("reason", "rule"),
    [("catch", "win.catch"), ("codebreakers", "win.codebreakers"), ("closer", "empty.closer")],
)
def test_with_results_only_the_players_say_who_won_and_why(reason: str, rule: str) -> None:
    state = begun(f"won Adam by {reason}", detail="results")
    assert ended(state) == ("Adam", rule)


def test_the_players_may_agree_on_the_end_of_any_game_and_on_nothing_else() -> None:
    state = begun("took mole", "kept enforcer")
    assert refused(state, "won Eva by catch") == "end.worked-out"
    assert ended(played(state, "won Eva by agreed")) == ("Eva", "end.agreed")


def test_rulings_are_made_about_open_points_only() -> None:
    assert refused(begun(), "ruling neighbour-spy.getaway.zero perhaps") == "ruling.silent"
    assert refused(begun(), "ruling neighbour-spy.win.catch stays") == "ruling.silent"
    state = begun("ruling neighbour-spy.getaway.zero drives")
    assert seen(state).rulings == {"neighbour-spy.getaway.zero": "drives"}
