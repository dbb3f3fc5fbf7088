"""What is set by hand, joined in mid-game, let stand against a rule, or entered no longer."""

import pytest

from companion.core import PUBLIC
from companion.games.agents import GAME
from companion.games.agents.moves.talk import Happened
from companion.games.agents.silence import MAY_HAPPEN
from tests.games.agents.playing import (
    BOARD,
    begun,
    boarded,
    ended,
    file,
    new,
    played,
    player,
    refused,
    rows,
    seen,
    turn,
)

JOINED = "joined 2311010100020"  # for three players: see the test


def test_a_game_in_its_middle_is_taken_over_by_one_row_of_digits() -> None:
    state = played(new(players="Eva Adam Petr"), JOINED)
    view = seen(state)
    assert (view.phase, view.turn, view.light) == ("turn", "Adam", 3)
    assert [each.bonus for each in view.files] == [True, True, False, True]
    assert [each.hidden for each in view.players] == [0, 1, 0]
    assert [each.shown for each in view.players] == [(), (3,), ()]
    assert view.supply == 2
    assert rows(state)["Eva"].value.startswith("cards not entered")


@pytest.mark.parametrize("names", ["Eva Adam", "Eva Adam Petr", "Eva Adam Petr Jana"])
def test_joining_takes_at_most_twenty_keys(names: str) -> None:
    state = new(players=names)
    code = "12" + "1111" + "0" * len(names.split()) + "0000"
    choices = [c for c in GAME.rules.legal(state, PUBLIC).choices if c.typed == ("code",)]
    assert len(choices) == 1
    menu, row, enter = 1, 1, 1
    assert menu + row + len(code) + enter <= 20
    assert seen(played(state, f"joined {code}")).light == 2


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("joined 1311010000000", "join.code"),  # the digits of three players
        ("joined 331101000000", "join.code"),  # the third of two players
        ("joined 131101000003", "join.code"),
        ("joined 131101330000", "keys.four"),
    ],
)
def test_a_row_that_no_table_of_two_can_be_is_refused(line: str, rule: str) -> None:
    assert refused(new(), line) == rule


def test_a_game_that_runs_is_not_joined() -> None:
    assert refused(begun(), "joined 131101000000") == "setup.over"


def test_after_joining_cards_are_checked_again_when_somebody_enters_them() -> None:
    state = played(new(), "joined 101101000000", *turn(), "set cards Adam 2-3", "die 2")
    assert "agents.card.used" in seen(state).unchecked
    assert refused(state, "card 1 own") == "card.used"
    assert refused(state, "set cards Adam none") == "card.refresh"


def test_turn_keys_light_and_files_can_be_put_right() -> None:
    state = begun("set turn Adam", "set keys Adam 1 2-3", "set light 4", "set file v out")
    assert (seen(state).turn, seen(state).light, seen(state).supply) == ("Adam", 4, 1)
    assert player(state, "Adam").shown == (2, 3)
    assert (file(state, "v").cards, file(state, "v").top) == (5, 1)
    assert refused(state, "set keys Eva 2 none") == "keys.four"
    assert refused(state, "set keys Eva 0 2") == "keys.four"
    assert refused(state, "set turn Petr") == "players.here"


def test_a_player_can_be_taken_out_and_back() -> None:
    state = begun("set player Eva out", players="Eva Adam Petr")
    assert (player(state, "Eva").out, seen(state).turn) == (True, "Adam")
    assert refused(state, "set turn Eva") == "players.out"
    state = played(state, "set player Eva in")
    assert not player(state, "Eva").out
    claims = ("set keys Eva 1 none", "die 3", "card 1 own", "claims 3 of x")
    assert seen(begun(*claims, "set player Eva out")).claim is None
    assert ended(begun(*claims, "set player Adam out", "right")) == ("Eva", "win.plan")
    alone = begun("ruling agents.end.last on", "set player Eva out")
    assert refused(alone, "set player Adam out") == "players.some"


def test_more_bonus_cards_than_there_are_make_nobody_certain_which_are_gone() -> None:
    state = begun("die 3", "card 1 check", "checks v bonus key", "done", "set file v in")
    assert refused(played(state, "die 3", "card 1 check"), "checks x bonus key") == ""


def test_the_light_can_only_be_set_on_a_segment_of_the_board() -> None:
    five = BOARD.replace("[[segments]]\ncircles", "[[segments]]\nhideout = 1\ncircles", 1)
    five = five.replace('[[segments]]\nhideout = 1\ncircles = "a3 a4"\n', "")
    assert refused(begun(board=five), "set light 0") == "light.segment"
    assert refused(boarded(), "set light 0") == ""


def test_what_happened_against_a_rule_stands_and_is_written_down() -> None:
    state = begun("die 3", "card 1 own", "meets v", "happened agents.turn.checks: done")
    assert (seen(state).turn, seen(state).happened) == ("Adam", ((1, "agents.turn.checks"),))
    assert rows(state)["round 1, against"].value == "agents.turn.checks"
    assert refused(begun("die 3"), "happened agents.turn.checks: card 1 own") == "happened.broken"
    assert refused(begun(), "happened agents.end.over: done") == "happened.which"


@pytest.mark.parametrize(
    ("before", "line", "rules"),
    [
        ((), "done", ("agents.turn.card",)),
        (("die 3",), "checks v", ("agents.check.due",)),
        ((), "card 1 own", ("agents.turn.die-first",)),
        (("set cards Eva 2", "die 3"), "card 1 own", ("agents.card.used",)),
        (("die 3", "card 1 agent"), "key", ("agents.keys.symbol",)),
        (("die 3", "card 1 check"), "light 2", ("agents.light.action",)),
        (("set light 3", "die 3"), "claims 3 of v", ("agents.claim.moving",)),
    ],
)
def test_a_refused_move_names_the_move_that_lets_it_stand(
    before: tuple[str, ...], line: str, rules: tuple[str, ...]
) -> None:
    state, move = begun(*before), GAME.notation.parse(line)
    assert GAME.rules.happened is not None
    stands = GAME.rules.happened(state, move)
    assert isinstance(stands, Happened)
    assert set(rules) <= set(stands.rules) <= MAY_HAPPEN
    assert GAME.rules.allows(state, stands)
    assert GAME.rules.happened(state, stands) is None


def test_what_nobody_can_do_at_a_table_cannot_be_let_stand() -> None:
    assert GAME.rules.happened is not None
    for line in ("duel Adam 5:3 for ?", "checks v bonus tram", "right"):
        state = begun("set file v out", "die 3", "card 1 own")
        assert GAME.rules.happened(state, GAME.notation.parse(line)) is None


def test_facts_alone_need_neither_die_nor_card() -> None:
    state = begun("checks v", "key", "light 2", "looks", "done", detail="facts")
    assert (file(state, "v").top, player(state, "Eva").hidden, seen(state).light) == (2, 1, 2)
    assert refused(state, "die 3") == refused(state, "card 1 own") == "detail.facts"
    assert "agents.turn.card" in seen(state).unchecked
    assert ended(played(state, "set keys Adam 1 none", "claims 3 of x", "right")) == (
        "Adam",
        "win.plan",
    )


def test_where_only_facts_are_entered_enter_ends_the_turn() -> None:
    first = GAME.rules.legal(begun(detail="facts"), PUBLIC).choices[0]
    assert first.kind.__name__ == "Done"
    assert first.kind.proposed


def test_less_can_be_entered_from_any_moment_on_and_then_nothing_is_made_up() -> None:
    state = boarded("die 3", "card 1 own", "move own a2-a3-a4", "enter only facts")
    assert (player(state, "Eva").up, player(state, "Eva").at) == (None, "")
    assert seen(state).due == ("v",)
    assert refused(state, "enter only all") == "detail.less"
    assert refused(state, "set cards Eva 1") == "detail.facts"
    assert refused(played(state, "enter only results"), "checks v") == "detail.results"


def test_a_decision_is_about_a_silent_point_and_one_of_its_choices() -> None:
    assert refused(begun(), "ruling agents.duel.tie maybe") == "ruling.silent"
    assert refused(begun(), "ruling agents.claim.key keeps") == "ruling.silent"


def test_each_listed_breach_leads_to_a_line_that_is_taken() -> None:
    state = begun("die 3", "card 1 own", "meets v")
    found = [c for c in GAME.rules.legal(state, PUBLIC).choices if c.kind is Happened]
    assert found
    for move in found[0].listed:
        assert GAME.rules.allows(state, move)
