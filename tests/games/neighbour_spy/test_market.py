"""The black market: who lands on it, who takes what, and what fills the gap."""

import pytest

from companion.games.neighbour_spy.cards import MARKET
from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.playing import (
    begun,
    ended,
    market,
    played,
    refused,
    seen,
    side,
    space,
)

LASTING = "offer watchtower masterplan getaway-car"


def landed(*lines: str, offer: str = LASTING) -> State:
    """Bring Eva's figure onto the market: from 1 by one step."""
    return market(*lines, "set figure Eva 1", "took sentinel", "kept enforcer", offer=offer)


def waits(state: State) -> tuple[str, str]:
    """Say what the market waits for, and for whom."""
    task = seen(state).waits
    return (task.kind, state.sides[task.side].members[0]) if task else ("", "")


def test_three_open_cards_are_entered_first() -> None:
    state = begun(mode="advanced")
    assert refused(state, "took mole") == "market.three"
    assert refused(state, "offer watchtower watchtower masterplan") == "market.three"
    state = played(state, LASTING)
    assert seen(state).offer == ("watchtower", "masterplan", "getaway-car")
    assert seen(state).market_deck == 12
    assert refused(state, LASTING) == "market.three"


def test_the_basic_mode_has_no_market() -> None:
    state = begun()
    for line in (LASTING, "market Eva masterplan", "passes", "set market masterplan Eva"):
        assert refused(state, line) == "mode.advanced"
    assert waits(begun("set figure Eva 1", "took sentinel", "kept enforcer")) == ("", "")


@pytest.mark.parametrize("start", [1, 4, 8, 11])
def test_the_four_corners_are_the_market(start: int) -> None:
    other = "set figure Adam 0" if start == 8 else "set figure Adam 7"
    state = market("set figure Eva 13", other, f"set figure Eva {start}")
    assert waits(played(state, "took codebreaker", "kept enforcer")) == ("visit", "Eva")


def test_landing_by_a_move_back_counts_too() -> None:
    state = market("set figure Eva 3", "took sentinel", "kept saboteur", offer=LASTING)
    assert waits(state) == ("visit", "Eva")


def test_passing_over_the_market_gives_no_card() -> None:
    state = market("set figure Eva 1", "took sentinel", "kept daredevil", offer=LASTING)
    assert waits(state) == ("", "")
    assert refused(state, "market Eva masterplan") == "market.exact"


def test_a_move_of_zero_on_the_market_gives_no_card() -> None:
    state = market("set figure Eva 2", "took sentinel", "kept codebreaker", offer=LASTING)
    assert waits(state) == ("", "")
    assert refused(state, "market Eva masterplan") == "market.zero"


def test_who_lands_there_must_take_a_card_before_all_else() -> None:
    state = landed()
    assert refused(state, "took mole") == "market.first"
    assert refused(state, "discard Adam") == "market.first"
    assert refused(state, "passes") == "market.must"
    assert refused(state, "market Eva masterplan") == ""


def test_only_open_cards_can_be_taken() -> None:
    assert refused(landed(), "market Eva outpost") == "market.offer"


def test_a_card_that_is_gone_cannot_be_taken() -> None:
    state = landed("set market supercomputer Adam")
    assert refused(state, "market Eva supercomputer") == "market.seen"


def test_only_the_side_that_landed_takes_a_card() -> None:
    assert refused(landed(), "market Adam masterplan") == "market.exact"


def test_the_gap_is_filled_before_anything_else() -> None:
    state = played(landed(), "market Eva masterplan")
    assert waits(state) == ("refill", "Eva")
    assert refused(state, "took mole") == "market.refill"
    assert refused(state, "refill watchtower") == "market.seen"
    assert refused(state, "refill masterplan") == "market.seen"
    state = played(state, "refill outpost")
    assert seen(state).offer == ("watchtower", "getaway-car", "outpost")
    assert seen(state).active.players[0].name == "Adam"


def test_the_gap_is_filled_before_an_instant_card_acts() -> None:
    state = landed(offer="offer smoke-screen masterplan getaway-car")
    state = played(state, "market Eva smoke-screen")
    assert waits(state) == ("refill", "Eva")
    assert refused(state, "hires mole") == "market.refill"
    assert waits(played(state, "refill outpost")) == ("effect", "Eva")


def test_a_lasting_card_stays_and_an_instant_one_is_used_up() -> None:
    state = played(landed(), "market Eva masterplan", "refill outpost")
    assert side(state, "Eva").lasting == ("masterplan",)
    state = landed(offer="offer smoke-screen masterplan getaway-car")
    state = played(state, "market Eva smoke-screen", "refill outpost", "hires mole")
    assert seen(state).pile == ("smoke-screen",)
    assert refused(state, "hires mole") == "market.instant"


def test_a_new_lasting_card_does_not_touch_the_agent_that_was_just_recruited() -> None:
    state = played(landed(), "market Eva watchtower", "refill outpost")
    assert space(state, "Eva") == 2
    assert side(state, "Eva").next["enforcer"].steps == 4


def test_when_both_land_the_side_that_plays_takes_first() -> None:
    state = market("set figure Eva 1", "set figure Adam 8", offer=LASTING)
    state = played(state, "took enforcer", "kept daredevil")
    assert waits(state) == ("visit", "Adam")
    state = market("set figure Eva 1", "set figure Adam 12", offer=LASTING)
    state = played(state, "took mole", "kept enforcer")
    assert waits(state) == ("visit", "Eva")
    assert refused(state, "market Adam masterplan") == "market.order"
    state = played(state, "market Eva masterplan", "refill outpost")
    assert waits(state) == ("visit", "Adam")


def test_the_first_side_finishes_its_whole_chain_before_the_other_takes_a_card() -> None:
    offer = "offer smoke-screen masterplan getaway-car"
    state = market("set figure Eva 1", "set figure Adam 12", offer=offer)
    state = played(state, "set copies Eva sentinel 1", "took mole", "kept enforcer")
    state = played(state, "market Eva smoke-screen", "refill outpost")
    state = played(state, "set figure Eva 3", "hires sentinel")
    assert (space(state, "Eva"), waits(state)) == (5, ("visit", "Eva"))
    state = played(state, "market Eva masterplan", "refill spycation")
    assert waits(state) == ("visit", "Adam")


def test_catching_is_judged_only_when_the_market_is_done() -> None:
    offer = "offer smoke-screen masterplan getaway-car"
    state = market("set figure Eva 1", "set figure Adam 13", offer=offer)
    state = played(state, "took codebreaker", "kept enforcer", "market Eva smoke-screen")
    state = played(state, "refill outpost", "set figure Adam 6")
    assert ended(state) == ("", "")
    assert ended(played(state, "hires sidekick")) == ("Eva", "win.catch")


def test_a_second_card_in_a_chain_must_be_taken_unless_the_players_decide_otherwise() -> None:
    offer = "offer smoke-screen masterplan getaway-car"
    state = market("set figure Eva 1", "took sentinel", "kept enforcer", offer=offer)
    state = played(state, "market Eva smoke-screen", "refill outpost")
    state = played(state, "set figure Eva 1", "hires sidekick")
    assert waits(state) == ("visit", "Eva")
    assert refused(state, "passes") == "market.must"
    state = played(state, "ruling neighbour-spy.market.chain may")
    assert refused(state, "passes") == ""


def few_left(*lines: str) -> State:
    """Leave nothing but the open cards: all others lie on the pile."""
    hidden = [c for c in MARKET if c not in ("watchtower", "masterplan", "getaway-car")]
    return landed(*(f"set market {card} pile" for card in hidden), *lines)


def test_with_the_market_deck_empty_the_gap_stays() -> None:
    state = played(few_left(), "market Eva masterplan")
    assert waits(state) == ("", "")
    assert seen(state).offer == ("watchtower", "getaway-car")


def test_the_players_may_decide_that_the_pile_is_shuffled() -> None:
    state = few_left("ruling neighbour-spy.market.empty shuffled")
    state = played(state, "market Eva masterplan", "refill outpost")
    assert seen(state).offer == ("watchtower", "getaway-car", "outpost")
    assert seen(state).market_deck == 11


def test_with_no_card_at_all_nobody_has_to_take_one() -> None:
    hidden = [f"set market {card} pile" for card in MARKET]
    state = market(*hidden, "set figure Eva 1", "took sentinel", "kept enforcer")
    assert waits(state) == ("", "")


def test_in_a_team_either_partner_takes_the_card() -> None:
    state = market("set figure Eva 1", offer=LASTING, players="Eva Petr Adam")
    state = played(state, "took sentinel", "kept enforcer")
    for name in ("Eva", "Petr"):
        assert refused(state, f"market {name} masterplan") == ""
