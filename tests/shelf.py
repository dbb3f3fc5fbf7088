"""The toy games of the tests, put on the shelf for as long as a test needs them."""

from collections.abc import Iterator

import pytest

from companion import games
from companion.rulebook import book

TOYS = {
    "rails": "tests.games.rails",
    "whispers": "tests.games.whispers",
    "bids": "tests.seal.bids",
}


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the toy games on the shelf, behind the others."""
    monkeypatch.setattr(games, "SHELF", {**games.SHELF, **TOYS})
    book.games.cache_clear()
    yield
    monkeypatch.undo()
    book.games.cache_clear()
