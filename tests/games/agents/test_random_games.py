"""Whole games by chance: every line and every end is reached."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.core import PUBLIC
from companion.games.agents import GAME, rules
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.state import State
from companion.play.replay import replay
from companion.text.gametext import written
from tests.games.agents.playing import ENDS
from tests.games.agents.random_games import ALL_KINDS, play

SEEDS = 150


@settings(max_examples=40, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(chance=st.randoms(use_true_random=False))
def test_a_game_replayed_from_its_own_lines_comes_to_the_same_state(chance: Random) -> None:
    played = play(chance)
    state = GAME.rules.start(played.options)
    for line in played.lines:
        move = GAME.notation.parse(line)
        assert GAME.notation.format(move) == line
        state = GAME.rules.apply(state, move)
    assert state == played.state


def test_a_written_game_is_replayed_to_the_same_table() -> None:
    for seed in range(12):
        played = play(Random(seed))
        options = {name: value for name, value in played.options.items() if name != "board"}
        text = written("agents", options, tuple(played.lines))
        table, stop = replay(text, played.options.get("board"))
        assert stop is None
        shown: object = table.view(PUBLIC)
        assert shown == GAME.rules.view(played.state, PUBLIC)


def holds_together(state: State) -> bool:
    """Say whether four keys and six or five cards a file are still there, none twice."""
    shown = [key for each in state.players for key in each.shown]
    files = all(len(set(each.cards)) == 5 + each.bonus for each in state.files.values())
    places = [each.at for each in state.playing if each.at] + list(state.agents.values())
    alone = len(set(places)) == len(places)
    return 0 <= state.supply <= 4 and len(set(shown)) == len(shown) and files and alone


@pytest.mark.long
def test_random_games_reach_every_kind_of_line_and_every_end(
    record_property: Callable[[str, object], None],
) -> None:
    games = [play(Random(seed)) for seed in range(SEEDS)]
    assert all(holds_together(each.state) for each in games)
    kinds = Counter(kind for played in games for kind in played.kinds)
    ends = Counter(played.state.outcome.rule for played in games if played.state.outcome)
    record_property("lines in random games", dict(kinds.most_common()))
    record_property("ends of random games", dict(ends.most_common()))
    assert ALL_KINDS - set(kinds) == set()
    assert set(ENDS) - set(ends) == set()


def test_what_can_be_done_is_found_with_at_most_sixty_questions_to_the_referee(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    play_one = rules._played

    def counting(state: State, move: AgentsMove) -> State:
        asked.append(move)
        return play_one(state, move)

    for seed in range(6):
        game = play(Random(seed))
        state = GAME.rules.start(game.options)
        for line in game.lines:
            with monkeypatch.context() as counted:
                counted.setattr(rules, "_played", counting)
                asked.clear()
                GAME.rules.legal(state, PUBLIC)
                assert len(asked) <= 60
            state = GAME.rules.apply(state, GAME.notation.parse(line))
