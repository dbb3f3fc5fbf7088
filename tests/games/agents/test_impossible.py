"""What cannot be is refused: too many meetings, a key that lies elsewhere, a third action."""

from fractions import Fraction

import pytest

from companion.core import PUBLIC
from companion.games.agents import GAME
from companion.games.agents.moves import files as f
from companion.games.agents.moves import turn as u
from companion.games.agents.notes.chances import chances
from companion.games.agents.state import State
from tests.games.agents.playing import BOARD, CARDS, begun, played, player, refused, seen

# Adam's key of 3 was seen by all, and Eva won it.
WON = ("set keys Adam 0 3", "die 3", "card 1 own", "duel Adam 5:3 for 3")
EARLY = {"referee": "1"}


def kinds(state: State) -> set[type]:
    """Give the kinds of lines that are offered."""
    return {each.kind for each in GAME.rules.legal(state, PUBLIC).choices if each.group == "due"}


def cards(state: State, card: int) -> list[str]:
    """Give the actions that are offered for a card."""
    choices = GAME.rules.legal(state, PUBLIC).choices
    plays = next(each for each in choices if each.kind is u.Play)
    return [move.action for move in plays.moves() if isinstance(move, u.Play) and move.card == card]


@pytest.mark.parametrize("action", ["own", "tram"])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_move_passes_fewer_figures_than_it_has_steps(die: int, action: str) -> None:
    state = begun(f"die {die}", f"card 1 {action}")
    met = [f"meets {agent}" for agent in "vxyz"[: die - 1]]
    state = played(state, *met)
    assert refused(state, f"meets {'vxyz'[die - 1]}") == "meet.most"
    assert f.Meets not in kinds(state)


def test_a_key_that_is_fought_for_takes_one_of_the_meetings() -> None:
    state = begun("set keys Adam 1 none", "die 2", "card 1 own", "duel Adam 3:5 for ?")
    assert refused(state, "meets v") == "meet.most"
    state = begun("set keys Adam 1 none", "die 2", "card 1 own", "meets v")
    assert refused(state, "duel Adam 3:5 for ?") == "meet.most"


def test_of_one_agent_that_moves_only_that_one_is_met() -> None:
    assert refused(begun("die 1", "card 2 agent"), "meets v") == "meet.most"
    assert refused(begun("die 6", "card 2 agent", "meets v"), "meets x") == "meet.most"


def test_of_all_four_the_one_that_moves_a_single_circle_meets_nobody() -> None:
    three = begun("die 1", "card 5 all", "meets v", "meets x", "meets y")
    assert refused(three, "meets z") == "meet.most"


def test_who_also_meets_beside_the_end_of_a_move_may_meet_more() -> None:
    beside = "ruling agents.meet.beside beside"
    four = [f"meets {agent}" for agent in "vxyz"]
    assert not refused(begun(beside, "die 1", "card 1 own", *four[:3]), four[3])
    assert not refused(begun(beside, "die 1", "card 2 agent"), "meets v")
    assert refused(begun(beside, "die 1", "card 2 agent", "meets v"), "meets x") == "meet.most"


def test_the_searchlight_cannot_be_turned_to_where_it_shines() -> None:
    state = begun("die 1", "card 4 light", "light 2", "done", "die 1", "card 4 light", board=CARDS)
    assert refused(state, "light 2") == "light.one"
    assert not refused(state, "light 3")
    dark = begun("set light 0", "die 1", "card 4 light", board=CARDS)
    assert not refused(dark, "light 0")  # two segments without a hideout may lie side by side


def test_a_key_that_all_saw_opens_no_claim_of_another_hideout() -> None:
    state = begun(*WON)
    assert player(state, "Eva").hidden == 1
    assert refused(state, "claims 2 of x") == "claim.key"
    assert not refused(state, "claims 3 of x")


def test_a_key_that_all_saw_opens_no_claim_of_who_lost_it_and_is_not_shown_there() -> None:
    state = played(begun(*WON, "done"), "die 3", "card 1 own", "key")
    assert refused(state, "claims 3 of x") == "claim.key"
    assert not refused(state, "claims 2 of x")
    lit = played(state, "done", "die 1", "card 4 light", "light 1")
    assert refused(lit, "shows Adam 3") == "keys.four"
    assert not refused(lit, "shows Adam 2")


def test_of_two_hidden_keys_nobody_knows_which_one_is_lost() -> None:
    two = begun(*WON, "key", "done", "die 3", "card 1 own", "duel Eva 6:1 for ?")
    assert not refused(two, "claims 3 of x")
    assert not refused(two, "claims 2 of x")


def test_keys_that_went_back_lie_in_the_supply_again() -> None:
    state = begun(*WON, "claims 3 of x", "wrong", players="Eva Adam Petr")
    state = played(state, "die 3", "card 1 own", "key")
    assert not refused(state, "claims 3 of y")


def test_a_card_shows_two_actions_at_most() -> None:
    state = played(begun(), *_round("own", "own"), *_round("tram", "own"))
    assert refused(played(state, "die 1"), "card 1 all") == "card.actions"
    assert cards(played(state, "die 1"), 1) == ["own", "tram"]
    assert not refused(played(state, "die 1", "card 2 own", "done", "die 1"), "card 1 all")


def _round(eva: str, adam: str) -> list[str]:
    """Use all five cards of both players once, the first of them for these actions."""
    turns = []
    for card in range(1, 6):
        for action in (eva, adam):
            turns += ["die 1", f"card {card} {action if card == 1 else 'own'}", "done"]
    return turns


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (("die 1", "card 1 own"), "meets v"),
        (("set light 2", "die 1", "card 4 light"), "light 2"),
        (WON, "claims 2 of x"),
    ],
)
def test_a_record_of_before_is_judged_as_it_was(before: tuple[str, ...], line: str) -> None:
    assert refused(begun(*before), line)
    assert not refused(begun(*before, **EARLY), line)


def test_a_check_may_be_left_out_where_the_players_decided_so() -> None:
    state = begun("die 3", "card 1 own", "meets v")
    assert refused(state, "done") == "turn.checks"
    assert not refused(played(state, "ruling agents.check.decline may"), "done")
    assert refused(played(state, "ruling agents.check.decline must"), "done") == "turn.checks"
    assert not refused(begun("ruling agents.check.decline may", "die 3", "card 4 check"), "done")


def test_one_agent_is_moved_and_not_all_four() -> None:
    state = played(begun(board=BOARD), "die 3", "card 2 agent")
    assert GAME.words.due(seen(state)) == "Eva: move one of V, X, Y and Z by 3."


def test_keys_and_who_is_out_stand_first() -> None:
    state = begun("set keys Eva 1 3", "set player Adam out", players="Eva Adam Petr")
    first = GAME.words.sheet(seen(state)).sections[0]
    shown = {row.label: row.value for row in first.rows}
    assert "key 3 shown" in shown["Eva"]
    assert shown["Adam"].startswith("out")


def test_a_claim_that_was_wrong_is_no_likely_one_any_more() -> None:
    before = chances({"v": frozenset({(3, "t"), (3, "b")})}, plan=3)
    assert before.best == (3, "v", Fraction(1))
    after = chances({"v": frozenset({(3, "t")})}, refuted={(3, "v")})
    assert after.claim[3, "v"] == 0
    assert after.owner["v", 3] > 0  # the plan may be elsewhere
    assert after.plan[3] < Fraction(1, 4)
    assert sum(after.claim.values()) == sum(after.plan.values()) == 1
