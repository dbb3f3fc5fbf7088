"""The toy games of the tests, put on the shelf for as long as a test needs them."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion import games
from companion.games import Box, standing

TOYS = {
    "rails": Box("tests.games.rails", "Rails"),
    "whispers": Box("tests.games.whispers", "Whispers"),
    "bids": Box("tests.seal.bids", "Auction"),
    "harbours": Box("tests.games.harbours", "Harbours", names_hours=True),
}


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Put the toy games on the shelf, behind the others."""
    with standing(TOYS):
        yield


@pytest.fixture
def toys() -> Iterator[None]:
    """Have the toy games for a whole test."""
    with on_the_shelf():
        yield


def downs(game: str) -> tuple[str, ...]:
    """Give the keys that go down to a game in a list of the shelf, from its first."""
    return ("down",) * list(games.SHELF).index(game)
