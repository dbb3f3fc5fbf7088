"""Every test of the screens: it waits until the app rests, and sees the same hour everywhere."""

import time

import pytest

from companion import locale
from tests.screens.rest import rest


@pytest.fixture(autouse=True)
def _rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the place of Textual's waiting: that sleeps, and believes a starved app to be idle."""
    for waiting in ("app.wait_for_idle", "pilot.wait_for_idle", "pilot.Pilot._wait_for_screen"):
        monkeypatch.setattr(f"textual.{waiting}", rest)


@pytest.fixture(autouse=True)
def _same_hour_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clocks show what they show in Greenwich, and draw receipt words in English."""
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv(locale.WORDS, "en")
    if hasattr(time, "tzset"):
        time.tzset()
