"""Every test of the screens: it waits until the app rests, and sees the same hour everywhere."""

import time
from typing import Any

import pytest
from rich.console import RenderableType
from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.screen import Screen
from textual.widgets import OptionList

from companion import locale
from tests.screens.rest import rest

PARSED: dict[tuple[object, ...], list[RuleSet]] = {}
parse_rules = Stylesheet._parse_rules
render_update = Compositor.render_update


def parsed_once(sheet: Stylesheet, css: str, **where: Any) -> list[RuleSet]:
    """Parse styles as Textual does; the next app that has the same ones takes them from here."""
    asked = (css, *where.values(), *sheet._variables.items())
    if asked not in PARSED:
        PARSED[asked] = parse_rules(sheet, css, **where)
    return PARSED[asked]


@pytest.fixture(autouse=True)
def _parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no app parse what another one has parsed: that would be a tenth of all the work."""
    monkeypatch.setattr(Stylesheet, "_parse_rules", parsed_once)


@pytest.fixture(autouse=True)
def _same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell rules of style apart as Python does all things: asking each costs a twelfth of all."""
    monkeypatch.setattr(RuleSet, "__hash__", object.__hash__)


def painted_on_request(
    compositor: Compositor,
    full: bool = False,
    screen_stack: list[Screen[object]] | None = None,
    simplify: bool = False,
) -> RenderableType | None:
    """Paint a screen as Textual does where all of it is asked for, and no change by itself."""
    if full:
        return render_update(compositor, full, screen_stack, simplify)
    visible_screen_stack.set(screen_stack or [])
    for widget in compositor.visible_widgets:
        if isinstance(widget, OptionList):
            widget._update_lines()  # by which it learns how high it is, as it would when painted
    compositor._dirty_regions.clear()
    return None


@pytest.fixture(autouse=True)
def _painted_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint a screen when a test reads it: nobody else sees it, and that was a third of all work.

    Each change is laid out all the same; `test_terminals` and others have a terminal that sees all.
    """
    monkeypatch.setattr(Compositor, "render_update", painted_on_request)


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
