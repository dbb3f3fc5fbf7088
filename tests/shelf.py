"""The toy games of the tests, put on the shelf for as long as a test needs them."""

import pytest

from companion import games

TOYS = {
    "rails": "tests.games.rails",
    "whispers": "tests.games.whispers",
    "bids": "tests.seal.bids",
}


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the toy games on the shelf, behind the others."""
    monkeypatch.setattr(games, "SHELF", {**games.SHELF, **TOYS})
