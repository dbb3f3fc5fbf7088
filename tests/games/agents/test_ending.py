"""The claim, what comes of it, and the last player."""

import pytest

from companion.core import Undecided
from companion.games.agents import GAME
from companion.games.agents.state import State
from tests.games.agents.playing import begun, boarded, ended, new, played, player, refused, seen

OWN = ("die 3", "card 1 own")
EVA = ("set keys Eva 1 2", "set light 1")
CLAIM = (*EVA, *OWN, "claims 3 of x")
THREE = {"players": "Eva Adam Petr"}


def test_a_claim_that_is_right_wins() -> None:
    assert ended(begun(*CLAIM, "right")) == ("Eva", "win.plan")
    assert refused(begun(*CLAIM, "right"), "done") == "end.over"
    assert refused(begun(*CLAIM, "right"), "remark well done") == ""


def test_a_claim_is_on_the_record_before_its_answer_and_nothing_comes_between() -> None:
    assert refused(begun(*EVA, *OWN), "right") == "claim.first"
    assert refused(begun(*CLAIM), "done") == "claim.answer"
    assert refused(begun(*CLAIM), "claims 2 of x") == "claim.answer"


def test_a_claim_is_said_aloud_in_large_signs() -> None:
    move = GAME.notation.parse("claims 3 of x")
    said = GAME.words.announce(move, seen(begun(*EVA, *OWN)))
    assert said is not None
    assert said.aloud == "Eva claims: the plan is in hideout 3, which belongs to X"
    assert said.sign == "3 X"
    assert GAME.words.due(seen(begun(*CLAIM))).startswith("Eva looks into briefcase 3")


def test_a_claim_is_taken_back_only_before_anybody_has_looked() -> None:
    state = begun(*EVA, *OWN)
    assert GAME.rules.undoable(state, GAME.notation.parse("claims 3 of x"))
    for line in ("right", "wrong"):
        assert not GAME.rules.undoable(begun(*CLAIM), GAME.notation.parse(line))


def test_a_claim_needs_a_move_of_ones_own_agent_the_key_and_an_open_hideout() -> None:
    assert refused(begun(*EVA, "die 3", "card 1 agent"), "claims 3 of x") == "claim.moving"
    assert refused(begun(*EVA, *OWN), "claims 1 of x") == "claim.lit"
    assert refused(begun("set light 1", *OWN), "claims 3 of x") == "claim.key"
    assert refused(begun(*EVA, *OWN), "claims 2 of v") == ""
    state = begun("set keys Eva 1 none", "set keys Adam 0 3", "set light 1", *OWN)
    assert refused(state, "claims 3 of x") == "claim.key"
    state = begun("set keys Eva 1 none", *OWN, "claims 3 of x")
    assert "agents.claim.lit" in seen(state).unchecked


def test_on_a_board_the_hideout_must_be_near_enough_but_need_not_be_exact() -> None:
    state = boarded("set keys Eva 4 none", "die 5", "card 1 own")
    assert refused(state, "claims 1 of x") == ""
    assert refused(state, "claims 2 of x") == ""
    assert refused(state, "claims 3 of x") == ""
    assert refused(state, "claims 4 of x") == "claim.reach"
    near = boarded("set keys Eva 4 none", "die 1", "card 1 own")
    assert refused(near, "claims 1 of x") == "claim.reach"
    moved = boarded("set keys Eva 4 none", "die 1", "card 1 own", "move own a2")
    assert refused(moved, "claims 1 of x") == "claim.moving"


def test_whoever_is_wrong_is_out_and_gives_the_keys_back() -> None:
    state = played(begun(*CLAIM, **THREE), "wrong")
    assert player(state, "Eva").out
    assert (seen(state).supply, seen(state).turn) == (4, "Adam")
    state = played(state, *OWN, "done", *OWN, "done")
    assert seen(state).turn == "Adam"


def test_the_players_may_decide_that_only_the_key_of_the_claim_goes_back() -> None:
    state = begun("ruling agents.out.keys one", *EVA, *OWN, "claims 2 of x", "wrong", **THREE)
    assert (player(state, "Eva").hidden, player(state, "Eva").shown) == (1, ())
    state = begun("ruling agents.out.keys one", *CLAIM, "wrong", **THREE)
    assert (player(state, "Eva").hidden, player(state, "Eva").shown) == (0, (2,))


def test_with_one_player_left_the_table_must_decide_before_anything_else() -> None:
    state = begun(*CLAIM, "wrong")
    with pytest.raises(Undecided) as asked:
        played(state, "die 3")
    assert asked.value.choices == ("wins", "on", "nobody")
    assert GAME.words.due(seen(state)) == "Only Adam is left. What do you decide?"
    assert ended(played(state, "ruling agents.end.last wins")) == ("Adam", "win.last")
    assert ended(played(state, "ruling agents.end.last nobody")) == ("", "end.alone")
    state = played(state, "ruling agents.end.last on", *OWN)
    assert seen(state).turn == "Adam"


def test_what_the_table_decided_before_holds_for_the_last_player_at_once() -> None:
    assert ended(begun("ruling agents.end.last wins", *CLAIM, "wrong")) == ("Adam", "win.last")


def test_nobody_wins_where_everybody_was_wrong() -> None:
    state = begun(*CLAIM, "wrong", "ruling agents.end.last on", "set keys Adam 1 none", *OWN)
    assert ended(played(state, "claims 3 of x", "wrong")) == ("", "end.all-out")


def test_the_last_player_who_plays_on_can_still_win() -> None:
    state = begun(*CLAIM, "wrong", "ruling agents.end.last on", "set keys Adam 1 none", *OWN)
    assert ended(played(state, "claims 3 of x", "right")) == ("Adam", "win.plan")


def test_a_table_that_enters_only_results_says_who_won() -> None:
    state = played(begun_results(), "won Adam")
    assert ended(state) == ("Adam", "win.agreed")
    assert ended(played(begun_results(), "won nobody")) == ("", "win.agreed")
    assert refused(begun_results(), "won Petr") == "players.here"


def begun_results() -> State:
    """Begin a table at which only who wins is entered."""
    return new(detail="results")
