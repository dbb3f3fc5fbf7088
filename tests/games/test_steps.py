"""What a turn asks for, as a list: each step rests on an entry, and is ticked off when played."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from companion import games, rulebook
from companion.conformance.suite import evening_of
from companion.contract.sheet import TurnStep
from companion.core import PUBLIC

EVENINGS = 3
every_game = pytest.mark.parametrize("name", games.SHELF)


@cache
def moments(name: str) -> tuple[tuple[Any, tuple[TurnStep, ...]], ...]:
    """Give the states of some evenings of a game, with the steps of each."""
    game = games.take(name)
    played = [evening_of(game, seed) for seed in range(EVENINGS)]
    states = [state for each in played for state in (each.first, *(m.after for m in each.moments))]
    return tuple((state, game.words.steps(game.rules.view(state, PUBLIC))) for state in states)


@every_game
def test_every_step_is_said_and_rests_on_an_entry_of_its_game(name: str) -> None:
    found = [step for _state, steps in moments(name) for step in steps]
    assert {step.done for step in found} == {True, False}
    for step in found:
        assert step.text[0].strip()
        assert not step.text.endswith(".")
        assert rulebook.entry(step.entry).game == name


@every_game
def test_what_is_played_is_ticked_off_and_a_new_turn_begins_with_nothing_done(name: str) -> None:
    done = [sum(step.done for step in steps) for _state, steps in moments(name) if steps]
    assert 0 in done
    assert max(done) > 0
    assert any(later > earlier for earlier, later in pairwise(done))


@every_game
def test_nothing_is_asked_for_once_a_game_is_over(name: str) -> None:
    for state, steps in moments(name):
        if games.take(name).rules.outcome(state):
            assert steps == ()
