"""Whole games by chance: every line formats back, every kind of line and of end is reached."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.core import PUBLIC
from companion.games.spy_connection import GAME
from companion.play.replay import replay
from companion.text.gametext import written
from tests.games.spy_connection.random_games import ALL_KINDS, DETAILS, options_of, play

ENDS = {f"{rule}, {how}" for rule in ("points", "tie") for how in (*DETAILS, "joined")}
GAMES = 130


@settings(max_examples=25, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(chance=st.randoms(use_true_random=False), detail=st.sampled_from(DETAILS))
def test_a_game_by_chance_replays_from_its_own_text_to_the_same_table(
    chance: Random, detail: str
) -> None:
    played = play(options_of(chance, detail), chance)
    typed = {name: said for name, said in played.options.items() if name != "box"}
    text = written("spy-connection", typed, tuple(played.lines))
    table, stop = replay(text, played.options.get("box"))
    assert stop is None
    shown: object = table.view(PUBLIC)
    assert shown == GAME.rules.view(played.state, PUBLIC)


@pytest.mark.long
def test_games_by_chance_reach_every_line_and_end_and_never_lose_an_agent(
    record_property: Callable[[str, object], None],
) -> None:
    kinds, ends = Counter[str](), Counter[str]()
    for seed in range(GAMES):
        chance = Random(seed)
        played = play(options_of(chance, DETAILS[seed % 3]), chance)
        ends[played.end] += 1
        kinds.update(played.kinds)
        assert all(each.free is None or each.free >= 0 for each in played.state.players)
    record_property("lines in games of Spy Connection by chance", dict(kinds.most_common()))
    record_property("ends of games of Spy Connection by chance", dict(ends.most_common()))
    assert ALL_KINDS - set(kinds) == set()
    assert ENDS - set(ends) == set()
