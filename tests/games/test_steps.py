"""What a turn asks for, as a list: each step rests on an entry, and is ticked off when played."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from companion import games, gametext, rulebook
from companion.bootstrap import ROOT
from companion.core import PUBLIC
from companion.sheet import Step

PLAYED = {
    "mind-mgmt": "companion/games/mind_mgmt/NOTATION.md",
    "agents": "companion/games/agents/NOTATION.md",
    "neighbour-spy": "tests/games/neighbour_spy/examples/both-on-the-market.txt",
    "spy-connection": "companion/games/spy_connection/NOTATION.md",
}
every_game = pytest.mark.parametrize("name", PLAYED)


def moments(name: str) -> Iterator[tuple[Any, tuple[Step, ...]]]:
    """Go through the states of a game that is told somewhere, with the steps of each."""
    text = (ROOT / PLAYED[name]).read_text("utf-8")
    read = gametext.read(gametext.example(text) if PLAYED[name].endswith(".md") else text)
    game = games.take(name)
    state = game.rules.start(game.rules.complete(read.options))
    for _number, line in read.moves:
        yield state, game.words.steps(game.rules.view(state, PUBLIC))
        state = game.rules.apply(state, game.notation.parse(line))


@every_game
def test_every_step_is_said_and_rests_on_an_entry_of_its_game(name: str) -> None:
    found = [step for _state, steps in moments(name) for step in steps]
    assert {step.done for step in found} == {True, False}
    for step in found:
        assert step.said[0].strip()
        assert not step.said.endswith(".")
        assert rulebook.entry(step.entry).game == name


@every_game
def test_what_is_played_is_ticked_off_and_a_new_turn_begins_with_nothing_done(name: str) -> None:
    done = [sum(step.done for step in steps) for _state, steps in moments(name) if steps]
    assert 0 in done
    assert max(done) > 1 or name == "spy-connection"
    assert any(later > earlier for earlier, later in pairwise(done))


@every_game
def test_nothing_is_asked_for_once_a_game_is_over(name: str) -> None:
    for state, steps in moments(name):
        if games.take(name).rules.outcome(state):
            assert steps == ()


def test_the_recruiter_is_reminded_of_recruits_and_open_features() -> None:
    told = {step.entry for _state, steps in moments("mind-mgmt") for step in steps}
    assert {"mind-mgmt.recruits.alert", "mind-mgmt.draw.refill", "mind-mgmt.time.move"} <= told
