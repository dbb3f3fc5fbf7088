"""In random games the truth is never excluded, also where nobody asks; in thousands by hand.

nice -n 15 python3 -m pytest -n0 tests/games/mind_mgmt/test_knowledge_truth.py --truths 3000
"""

from collections.abc import Iterator
from itertools import count, islice, product

import pytest

from companion.games.mind_mgmt.knowledge.fitting import MOST
from tests.games.mind_mgmt.knowing import agrees, holds, lines
from tests.games.mind_mgmt.watched import CHOOSE, QUIET, watched

FEW = 2_000  # paths that are counted where nobody asks, so that they are soon an estimate
OFTEN = 5  # of an estimate each such line is looked at, as places are searched for one by one
FIRST = 1_000  # seeds that no other test plays
Game = tuple[str, str, int]


def games(first: int) -> Iterator[Game]:
    """Go through games without end; in every second one nobody asks."""
    aims = [each for aim in CHOOSE for each in (aim, QUIET)]
    for seed in count(FIRST * first):
        yield from ((mode, aim, seed) for aim, mode in product(aims, ("full", "training")))


def test_the_truth_is_never_excluded(request: pytest.FixtureRequest) -> None:
    number, first = (request.config.getoption(name) for name in ("--truths", "--seed"))
    for mode, aim, seed in islice(games(first), number):
        game = watched.__wrapped__(mode, aim, seed)
        most = FEW if aim == QUIET else MOST
        for at, (moment, known) in enumerate(lines(game, most), 1):
            where = f"{mode} {aim} {seed}, line {at}: {moment.heard}"
            path = moment.after.hidden.path
            if known.fitting.one_in == 1:
                assert holds(known, path, game.map), where
            elif at % OFTEN == 0:
                assert agrees(known.picture(), path[: known.fitting.hours], game.map), where
