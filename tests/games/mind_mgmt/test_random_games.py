"""Whole games by chance: nothing lawful is refused on replay, and every line and end is reached."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.core import KEEPER
from companion.games.mind_mgmt.moves import KINDS
from companion.play.replay import replay
from companion.text.gametext import written
from tests.games.mind_mgmt.random_games import AIMS, GAME, Played, play

ENDS = {
    "mind-mgmt.win.recruits",
    "mind-mgmt.win.time",
    "mind-mgmt.win.capture",
    "mind-mgmt.dead-end",
    "mind-mgmt.setup.stuck",
}


def text_of(mode: str, played: Played) -> str:
    """Write a played game down."""
    options = {
        "mode": mode,
        "edition": "zanzibar",
        "players": " ".join(played.state.public.players),
    }
    return written("mind-mgmt", options, tuple(played.lines))


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("mode", ["training", "full"])
def test_a_random_lawful_game_replays_from_its_own_text_to_the_same_state(
    mode: str, aim: str
) -> None:
    @settings(max_examples=6, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(chance=st.randoms(use_true_random=False))
    def one(chance: Random) -> None:
        played = play(mode, aim, chance)
        table, stop = replay(text_of(mode, played))
        assert stop is None
        assert table.view(KEEPER) == GAME.rules.view(played.state, KEEPER)
        assert table.outcome == played.state.public.outcome
        assert table.text == text_of(mode, played)

    one()


def test_random_games_reach_every_kind_of_line_and_every_end(
    record_property: Callable[[str, object], None],
) -> None:
    kinds: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for number, (mode, aim) in enumerate(product(("training", "full"), AIMS)):
        for seed in range(12):
            played = play(mode, aim, Random(100 * number + seed))
            kinds.update(played.kinds)
            if played.state.public.outcome:
                ends[played.state.public.outcome.rule] += 1
    record_property("lines in random games", dict(kinds.most_common()))
    record_property("ends of random games", dict(ends.most_common()))
    assert set(kinds) == {kind.__name__ for kind in KINDS}
    assert set(ends) >= ENDS
