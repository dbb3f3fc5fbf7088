"""Three features by chance: each as likely as any other, foreseen by nobody, and no others."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core import KEEPER, PUBLIC, Chance
from companion.games.mind_mgmt.state import State
from companion.seal import seals
from tests.games.mind_mgmt.playing import GAME, opening, played, refused, taken

DEALT = GAME.sealing.dealt
SHARE = "table share Adam=1,2,3,4"
seeds = st.binary(min_size=32, max_size=32)
shares = st.lists(st.integers(0, 2047), min_size=4, max_size=4).map(
    lambda words: f"table share Adam={','.join(map(str, words))}"
)


@pytest.fixture(params=["full", "training"])
def asked(request: pytest.FixtureRequest) -> State:
    """Play up to a deal, in both modes."""
    return played(opening(request.param, "features"), "deal")


def features(state: State, chance: Chance) -> tuple[str, ...]:
    """Give the three features that are dealt."""
    three: tuple[str, ...] = DEALT(state, chance).hidden.dealt
    return three


def test_a_deal_leaves_the_recruiter_one_line_and_everybody_else_none(asked: State) -> None:
    assert len([*GAME.rules.legal(asked, KEEPER)]) == 560
    state = DEALT(asked, partial(seals.chance, bytes(32), SHARE))
    three = " ".join(state.hidden.dealt)
    assert [GAME.notation.format(move) for move in GAME.rules.legal(state, KEEPER)] == [
        f"features {three}"
    ]
    assert not GAME.rules.legal(state, PUBLIC)
    assert played(state, f"features {three}").hidden.features == state.hidden.dealt


def test_other_features_than_those_dealt_are_refused_by_the_rule_of_the_deal(asked: State) -> None:
    state = DEALT(asked, partial(seals.chance, bytes(32), SHARE))
    dealt = set(state.hidden.dealt)
    for three in combinations(state.public.board.known, 3):
        if set(three) != dealt:
            assert refused(state, f"features {' '.join(three)}") == "mind-mgmt.setup.deal"
    backwards = " ".join(reversed(state.hidden.dealt))
    assert refused(state, f"features {backwards}") == "mind-mgmt.setup.deal"


def test_where_the_program_is_the_recruiter_its_cards_open_in_the_order_of_its_deal() -> None:
    asked = opening("program", "draw billboard")
    three = asked.hidden.features
    others = [feature for feature in asked.public.board.known if feature not in three]
    order = [f"deal/{feature}" for feature in (*three, *reversed(others))]
    state = DEALT(asked, lambda label: bytes([order.index(label)]))
    *_between, third, second, first = others
    assert refused(state, f"draw {second}") == "mind-mgmt.deck.order"
    opened = played(state, f"draw {first}")
    assert refused(opened, f"draw {third}") == "mind-mgmt.deck.order"
    assert taken(opened, f"draw {second}")


def test_what_everybody_may_know_of_a_deal_is_that_there_was_one(asked: State) -> None:
    states = [DEALT(asked, partial(seals.chance, bytes([n]) * 32, SHARE)) for n in range(9)]
    assert len({state.hidden.dealt for state in states}) > 1
    assert {repr(GAME.rules.view(state, PUBLIC)) for state in states} == {
        repr(GAME.rules.view(asked, PUBLIC))
    }


def test_what_is_awaited_says_that_the_features_are_dealt(asked: State) -> None:
    assert GAME.words.due(GAME.rules.view(asked, PUBLIC)).startswith(
        "O: The Recruiter takes the three features that are dealt"
    )
    taken = played(asked, "features bus pool idol")
    assert "dealt" not in GAME.words.due(GAME.rules.view(taken, PUBLIC))


def test_a_witness_is_dealt_nothing_and_hears_any_features(asked: State) -> None:
    witness = GAME.sealing.unseen(asked)
    state = DEALT(witness, partial(seals.chance, bytes(32), SHARE))
    assert state == witness
    assert taken(state, "features bus pool idol")


@given(seeds, shares, seeds, shares)
def test_a_deal_follows_from_seed_and_share_and_from_both_of_them(
    seed: bytes, share: str, other: bytes, another: str
) -> None:
    once, again = (seals.chance(seed, share, "deal/bus") for _twice in range(2))
    assert once == again
    for differs in ((other, share), (seed, another), (other, another)):
        same = differs == (seed, share)
        assert (seals.chance(*differs, "deal/bus") == once) == same


@given(seeds, st.binary(min_size=16, max_size=16), shares)
def test_no_salt_is_a_value_of_chance(seed: bytes, nonce: bytes, share: str) -> None:
    """Try the nearest that there can be: a nonce that is the beginning of the share."""
    for drawn in (nonce, share.encode()[:16]):
        salts = {seals.salt(seed, drawn, label) for label in ("deal/bus", share[17:57])}
        assert seals.chance(seed, share, "deal/bus").hex() not in salts


def test_every_feature_is_dealt_about_as_often_as_any_other(
    record_property: Callable[[str, object], None],
) -> None:
    asked = played(opening("full", "features"), "deal")
    seen: Counter[str] = Counter()
    for number in range(1600):
        share = f"table share Adam={number},0,0,0"
        seen.update(features(asked, partial(seals.chance, bytes(32), share)))
    record_property("features in 1600 deals", dict(seen.most_common()))
    assert len(seen) == 16
    squares = sum((count - 300) ** 2 / 300 for count in seen.values())
    assert squares < 30, "beyond what fifteen degrees of freedom show once in eighty times"
