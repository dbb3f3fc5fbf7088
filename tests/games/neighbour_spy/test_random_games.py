"""Whole games by chance: every line and every end is reached."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.reasons import REASONS
from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.random_games import AIMS, ALL_KINDS, Played, play

ENDS = {*REASONS.values(), "neighbour-spy.tie.empty"}


def cards_in_the_box(state: State) -> int:
    """Count the cards in play, hands, deck and discards, where all of them are known."""
    in_play = sum(sum(side.copies.values()) for side in state.sides)
    others = sum((p.hand or 0) + (p.discards or 0) for p in state.players.values())
    return in_play + others + (state.deck or 0)


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_game_replayed_from_its_own_lines_comes_to_the_same_state(mode: str, aim: str) -> None:
    @settings(max_examples=8, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(chance=st.randoms(use_true_random=False))
    def one(chance: Random) -> None:
        played = play(mode, aim, chance)
        state = GAME.rules.start(played.options)
        for line in played.lines:
            state = GAME.rules.apply(state, GAME.notation.parse(line))
        assert state == played.state

    one()


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_card_is_lost_or_made_in_a_game(mode: str, aim: str) -> None:
    for seed in range(6):
        state = play(mode, aim, Random(seed), extras=False).state
        assert state.outcome
        assert cards_in_the_box(state) == 38


def all_games() -> list[Played]:
    """Play games in both modes with every aim."""
    found = []
    for number, (mode, aim) in enumerate(product(("basic", "advanced"), AIMS)):
        found += [play(mode, aim, Random(1000 * number + seed)) for seed in range(25)]
    return found


def test_random_games_reach_every_kind_of_line_and_every_end(
    record_property: Callable[[str, object], None],
) -> None:
    games = all_games()
    kinds = Counter(kind for played in games for kind in played.kinds)
    ends = Counter(played.state.outcome.rule for played in games if played.state.outcome)
    record_property("lines in random games", dict(kinds.most_common()))
    record_property("ends of random games", dict(ends.most_common()))
    assert ALL_KINDS - set(kinds) == set()
    assert ENDS - set(ends) == set()
