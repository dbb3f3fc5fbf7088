"""What the agents can know is what the referee would take, and never less than the truth."""

from random import Random

import pytest

from tests.games.mind_mgmt.enumerated import Enumeration, listed
from tests.games.mind_mgmt.knowing import holds, lines, told
from tests.games.mind_mgmt.watched import CHOOSE, watched

MOST = 3000  # worlds that are played one by one
GAMES = [(mode, aim, seed) for mode, seed in (("training", 0), ("full", 1)) for aim in CHOOSE]


@pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)
def test_it_is_exactly_what_the_referee_would_take(mode: str, aim: str, seed: int) -> None:
    game = watched(mode, aim, seed)
    each = Enumeration(game, Random(seed))
    for number, (moment, known) in enumerate(lines(game), 1):
        each.play(moment.before.public, moment.move)
        if len(each.worlds) > MOST:
            break
        true = each.listed(moment.after.public, known.fitting.hours)
        assert listed(known, each.start, each.triples) == true, f"line {number}: {moment.heard}"


@pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)
def test_the_truth_is_never_excluded(mode: str, aim: str, seed: int) -> None:
    game = watched(mode, aim, seed)
    for number, (moment, known) in enumerate(lines(game), 1):
        assert holds(known, moment.after.hidden.path, game.map), f"line {number}: {moment.heard}"


def test_it_is_the_same_whatever_the_secrets_are() -> None:
    one = told("full", "step D5", "done", "dusty rests", "meru rests")
    other = told("full", "step D3", "done", "dusty rests", "meru rests")
    assert one == other
    assert one != told("full", "step D5", "done", "meru asks torches", "answer B5")
