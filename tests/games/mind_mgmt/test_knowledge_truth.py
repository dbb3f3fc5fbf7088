"""In random games the truth is never excluded, also where nobody asks; in thousands by hand.

nice -n 15 python3 tests -n0 tests/games/mind_mgmt/test_knowledge_truth.py --truths 3000
"""

from collections.abc import Iterator
from itertools import count, islice, product

import pytest

from tests.games.mind_mgmt.knowing import agrees, holds, lines
from tests.games.mind_mgmt.watched import CHOOSE, QUIET, watched

FEW = 600  # paths that are counted where nobody asks, so that they are soon an estimate
MANY = 10_000  # and where somebody does
RARELY = 400  # of an estimate so few lines are counted, as places are searched for one by one
FIRST = 1_000  # seeds that no other test plays
Game = tuple[str, str, int]


def games(first: int) -> Iterator[Game]:
    """Go through games without end; in every second one nobody asks."""
    aims = [each for aim in CHOOSE for each in (aim, QUIET)]
    for seed in count(FIRST * first):
        for number, (aim, mode) in enumerate(product(aims, ("full", "training"))):
            yield mode, aim, FIRST * FIRST * number * (aim == QUIET) + seed


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play as many games as were asked for."""
    number, first = (metafunc.config.getoption(name) for name in ("--truths", "--seed"))
    metafunc.parametrize(("mode", "aim", "seed"), list(islice(games(first), number)))


def test_the_truth_is_never_excluded(mode: str, aim: str, seed: int) -> None:
    game = watched.__wrapped__(mode, aim, seed)
    for at, (moment, known) in enumerate(lines(game, FEW if aim == QUIET else MANY), 1):
        path = moment.after.hidden.path
        assert holds(known, path, game.map), f"line {at}: {moment.heard}"
        if known.fitting.one_in > 1 and at % RARELY == 0:
            picture = known.picture()
            assert agrees(picture, path[: known.fitting.hours], game.map), f"line {at}"
