"""What the seal asks a game: every opening is true, and says no more than was said aloud."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from companion.games.mind_mgmt.board import PLACES
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.moves.recruiter import ExtraImmortal
from companion.games.mind_mgmt.sealing import opened, secrets, sheet
from companion.games.mind_mgmt.state import State
from tests.games.mind_mgmt.random_games import AIMS, GAME, play


def told(mode: str, aim: str, seed: int) -> list[tuple[State, Move, dict[str, int]]]:
    """Play a game and give each line with the state before it and every fact sealed so far."""
    played = play(mode, aim, Random(seed))
    players = " ".join(played.state.public.players)
    state = GAME.start({"mode": mode, "edition": "zanzibar", "players": players})
    facts: dict[str, int] = {}
    found = []
    for line in played.lines:
        move = GAME.parse(line)
        if state.public.phase == "agents":
            facts.update(sheet(state))
        if isinstance(move, ExtraImmortal):
            facts[f"{state.public.hour + 1:02}/visited/{move.place}"] = 1
        found.append((state, move, dict(facts)))
        facts.update(secrets(state, move))
        state = GAME.apply(state, move)
    return found


@pytest.mark.parametrize("mode", ["training", "full"])
def test_whatever_an_answer_opens_was_sealed_with_that_value(mode: str) -> None:
    kinds: Counter[str] = Counter()
    for seed, aim in product(range(3), AIMS):
        for state, move, facts in told(mode, aim, seed):
            for label, value in opened(state.public, move):
                assert facts[label] == value
                kinds[f"{type(move).__name__} {value if label[:5] != 'hour/' else ''}"] += 1
    assert {"Marks 1", "CannotMark 0", "Says 0", "Says 1", "TellsHour "} <= set(kinds)


def test_a_sheet_has_the_same_places_in_the_same_order_whatever_the_path() -> None:
    shapes = set()
    for seed in range(3):
        for state, _move, _facts in told("full", "wander", seed):
            if state.public.phase == "agents" and state.public.hour == 6:
                shapes.add(tuple(label for label, _value in sheet(state)))
    assert len(shapes) == 1
    assert len(next(iter(shapes))) == 3 * len(PLACES)


def test_a_step_and_a_slip_are_sealed_in_the_same_shape() -> None:
    shapes = {
        type(move).__name__: [label.partition("/")[0] for label, _value in secrets(state, move)]
        for seed in range(4)
        for state, move, _facts in told("full", "wander", seed)
        if GAME.redact(move) == "act"
    }
    assert shapes == {"Step": ["hour"], "Slip": ["hour"]}
