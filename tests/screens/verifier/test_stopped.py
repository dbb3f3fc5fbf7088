"""A game that was stopped: beside "nobody has won" stands what would have been answered."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.screens.verifier.checking import check
from tests.seal.test_unanswered import BACK, OPEN, TWICE
from tests.vectors.generate.keeper import Keeper
from tests.vectors.generate.scripts import TRAINING

CAPTURE = "Henry asked on D3"


@pytest.mark.parametrize(
    ("script", "told"),
    [
        (OPEN, [f"{CAPTURE}.*was left open.*: “Yes.”"]),
        (BACK, [f"{CAPTURE}.*was taken back.*: “Yes.”"]),
        (TWICE, ["Henry asked on D2.*taken back.*: “No.”", "Henry asked: Pool.*left open.*: “"]),
    ],
)
def test_questions_that_nobody_answered_stand_beside_nobody_has_won(
    page: Page, script: str, told: list[str]
) -> None:
    written = Keeper("short", TRAINING).play(script).written
    page.get_by_label("Or paste its text").fill(written.text)
    answer = check(page)
    expect(answer).to_contain_text("Nobody. The players stopped before the game was over.")
    for said in told:
        expect(answer).to_contain_text(re.compile(said))
    expect(answer.get_by_text("What is revealed says")).to_have_count(len(told))
