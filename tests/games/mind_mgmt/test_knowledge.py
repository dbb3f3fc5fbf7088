"""What the agents can know is what the referee would take, and never less than the truth."""

from random import Random
from typing import cast

import pytest

from companion.games.mind_mgmt.knowledge.known import nothing_known
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World
from tests.games.mind_mgmt.enumerated import Enumeration, listed
from tests.games.mind_mgmt.knowing import holds, lines, told
from tests.games.mind_mgmt.random_games import SEALING
from tests.games.mind_mgmt.watched import CHOOSE, watched

QUICK = [("training", "gather", 0), ("full", "wander", 1), ("full", "curious", 1)]
MOST = 3000  # worlds that are played one by one
PATHS = 20_000  # paths that are counted in these tests
GAMES = [(mode, aim, seed) for mode, seed in (("training", 0), ("full", 1)) for aim in CHOOSE]


@pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)
def test_it_is_exactly_what_the_referee_would_take(mode: str, aim: str, seed: int) -> None:
    game = watched(mode, aim, seed)
    each, before = Enumeration(game, Random(seed)), None
    for number, (moment, known) in enumerate(lines(game), 1):
        each.play(moment.before.public, moment.move)
        if len(each.worlds) > MOST or len(known.fitting.paths) > PATHS:
            break
        if known.fitting is before and number % 10:
            continue
        before = known.fitting
        true = each.listed(moment.after.public, known.fitting.hours)
        assert listed(known, each.start, each.triples) == true, f"line {number}: {moment.heard}"


@pytest.mark.parametrize(("mode", "aim", "seed"), GAMES)
def test_the_truth_is_never_excluded(mode: str, aim: str, seed: int) -> None:
    game, before = watched(mode, aim, seed), None
    for number, (moment, known) in enumerate(lines(game, PATHS), 1):
        if known.fitting is not before:
            path, before = moment.after.hidden.path, known.fitting
            assert holds(known, path, game.map), f"line {number}: {moment.heard}"


def test_it_is_the_same_whatever_the_secrets_are() -> None:
    one = told("full", "step D5", "done", "dusty rests", "meru rests")
    other = told("full", "step D3", "done", "dusty rests", "meru rests")
    assert one == other
    assert one != told("full", "step D5", "done", "meru asks torches", "answer B5")


@pytest.mark.parametrize(("mode", "aim", "seed"), QUICK)
def test_a_witness_of_the_public_lines_alone_knows_the_same(mode: str, aim: str, seed: int) -> None:
    game = watched(mode, aim, seed)
    witness = nothing_known(game.moments[0].seen.public)
    for number, (moment, known) in enumerate(lines(game), 1):
        line = SEALING.heard(number, moment.heard, moment.seen, moment.known)
        witness = witness.after(line)
        assert witness == known, f"line {number}: {moment.heard}"


class Canary:
    """A secret that nobody may even look at."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(name)


@pytest.mark.parametrize(("mode", "aim", "seed"), QUICK)
def test_no_secret_reaches_the_room(mode: str, aim: str, seed: int) -> None:
    game, canary = watched(mode, aim, seed), cast("World", Canary())
    known = nothing_known(game.moments[0].before.public)
    for number, (moment, true) in enumerate(lines(game), 1):
        before, after = (State(each.public, canary) for each in (moment.before, moment.after))
        known = known.after(SEALING.heard(number, moment.move, before, after))
        if number % 20 == 0:
            assert known.picture() == true.picture()
        assert known == true
