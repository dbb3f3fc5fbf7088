"""The page was written from AUDIT.md: what may be decided is the same there and in the program."""

import re
from importlib.resources import files

from playwright.sync_api import Page

from companion.games.mind_mgmt.silence import MAY_BE_SET_ASIDE, SILENT
from tests.screens.verifier.modules import called

DECISIONS = "games/mind_mgmt/rules/decisions.js"
PART = "## What the players may decide"
CHOICES = {rule: list(silence.choices) for rule, silence in SILENT.items()}


def said(begin: str) -> str:
    """Give what the page of the audit says behind these words, up to the end of the paragraph."""
    page = (files("companion.games.mind_mgmt") / "AUDIT.md").read_text("utf-8")
    paragraph = page.partition(PART)[2].partition(begin)[2].partition("\n\n")[0]
    return paragraph.replace("\n", " ").partition("left out:")[2]


def test_the_page_and_the_program_know_the_same_silent_points(bare: Page) -> None:
    assert called(bare, DECISIONS, "return Object.fromEntries(SILENT_POINTS);") == CHOICES


def test_the_same_holds_on_the_page_until_the_players_rule(bare: Page) -> None:
    standing = {rule: silence.otherwise for rule, silence in SILENT.items() if silence.otherwise}
    body = "return given.map((rule) => ruledOn({ rulings: new Map() }, rule));"
    assert called(bare, DECISIONS, body, list(standing)) == list(standing.values())


def test_the_page_and_the_program_let_the_same_rules_be_set_aside(bare: Page) -> None:
    assert set(called(bare, DECISIONS, "return MAY_BE_SET_ASIDE;")) == MAY_BE_SET_ASIDE


def test_the_audit_names_every_silent_point_and_its_choices() -> None:
    points = (re.findall("`([^`]+)`", each) for each in said("is silent about these").split(";"))
    assert {f"mind-mgmt.{point}": choices for point, *choices in points} == CHOICES


def test_the_audit_names_every_rule_that_may_be_set_aside() -> None:
    named = re.findall("`([^`]+)`", said("These rules may be set aside"))
    assert {f"mind-mgmt.{rule}" for rule in named} == MAY_BE_SET_ASIDE
