"""My Neighbour Spy stands on the shelf while its games are replayed."""

from collections.abc import Iterator

import pytest

from companion import games
from companion.rulebook import book


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.SHELF, "neighbour-spy", "companion.games.neighbour_spy")
    book.games.cache_clear()
    yield
    book.games.cache_clear()
