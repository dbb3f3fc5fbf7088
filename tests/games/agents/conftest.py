"""Agents stands on the shelf while its games are replayed."""

import pytest

from companion import games


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.SHELF, "agents", "companion.games.agents")
