"""Every test of the screens waits until the app rests, and no longer."""

import pytest

from tests.screens.rest import rest


@pytest.fixture(autouse=True)
def _rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the place of Textual's waiting: that sleeps, and believes a starved app to be idle."""
    for waiting in ("app.wait_for_idle", "pilot.wait_for_idle", "pilot.Pilot._wait_for_screen"):
        monkeypatch.setattr(f"textual.{waiting}", rest)
