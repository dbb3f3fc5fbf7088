"""The page with other games on its list than those it comes with, and with none."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.telling.verdict.words import ANSWERS
from tests.screens.verifier.checking import check, give, section
from tests.screens.verifier.digging import dug
from tests.screens.verifier.vectors import evidence, vector

FIRST = "table companion/1 digging players=Eva,Adam\n"
GOOD = "Eva digs 3\nAdam digs 1\ntable retract 3\nAdam digs 2\ntable stop\nAdam digs 1\n"


def judged(bare: Page, text: str) -> Any:
    """Let the page judge a record of the game that seals nothing."""
    report = dug(bare, (FIRST + text).encode(), [])
    found = [[each["line"], each["class"], each["rule"]] for each in report["findings"]]
    return [report["exit"], found, report["known"]]


def test_a_record_without_seals_is_replayed_and_proves_nothing(bare: Page) -> None:
    assert judged(bare, GOOD) == [7, [], True]


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ("Eva digs 9\n", [2, "rule", "digging.depth"]),
        ("Adam digs 1\n", [2, "line", ""]),
        ("Eva sings\n", [2, "line", ""]),
        ("Eva digs 2\ntable retract 2\n", [3, "retract", ""]),
        ("Eva digs 1\ntable retract 3\n", [3, "retract", ""]),
        ("Eva digs 2\nEva digs 2\nEva digs 2\ntable stop\n", [5, "line", ""]),
        (f"Eva digs 1 {{{'a' * 32} {'A' * 43}}}\n", [2, "line", ""]),
        ("table sheet 07\n", [2, "line", ""]),
        (f'Eva digs 1\n["{"0" * 64}","card",1]\n', [2, "opening.superfluous", ""]),
    ],
)
def test_what_is_wrong_in_it_is_found_as_the_program_finds_it(
    bare: Page, lines: str, wrong: list[Any]
) -> None:
    assert judged(bare, lines) == [1, [wrong], True]


@pytest.mark.parametrize("name", ["unknown-game", "unknown-game-nothing-kept", "open-record"])
def test_a_game_that_the_page_does_not_know_is_said_plainly_to_be_unchecked(
    page: Page, name: str
) -> None:
    found = vector(name)
    give(page, *(each["head"] for each in found["kept"]), file=found)
    answer = check(page)
    short, why = ANSWERS["unsealed" if name == "open-record" else "unknown"]
    expect(answer).to_contain_text(f"? {short.format(game='moon-base')}")
    expect(answer).to_contain_text(why)
    expect(answer).not_to_contain_text("Recruiter")
    expect(answer).not_to_contain_text("lawful")
    expect(answer).not_to_contain_text("Who won?")
    expect(section(page, "every line")).to_contain_text("A game called moon-base")
    expect(page.locator("main")).not_to_contain_text(":00")  # what it calls an hour, nobody knows


def test_a_record_of_the_first_version_is_no_proof_and_accuses_nobody(page: Page) -> None:
    found = vector("first-version")
    give(page, *(each["head"] for each in found["kept"]), file=found)
    answer = check(page)
    short, why = ANSWERS["first"]
    expect(answer).to_contain_text(f"? {short}")
    expect(answer).to_contain_text(why)
    expect(answer).to_contain_text("The agents. At 06:00")
    expect(page.locator("main")).not_to_contain_text("✓ proven")


def test_what_is_wrong_in_any_game_is_found_all_the_same(page: Page) -> None:
    found = vector("unknown-game-not-signed-anew")
    give(page, file=found)
    expect(check(page)).to_contain_text("✗ Yes, here: in line")
    expect(section(page, "What was found")).to_contain_text("This receipt does not fit what")


def test_the_receipts_of_an_unknown_game_are_compared(page: Page) -> None:
    found = vector("unknown-game")
    give(page, *(each["head"] for each in found["kept"]), file=found)
    check(page)
    page.get_by_text("What you kept, piece by piece").click()
    expect(section(page, "every line")).to_contain_text("fits; it covers the lines 1 to")
    assert b"moon-base" in evidence(found)
