"""The page comes to the verdict of every vector: valid records, and every way of cheating."""

import re

import pytest
from playwright.sync_api import Page

from companion.bootstrap import ROOT
from tests.screens.verifier.vectors import Vector, evidence, unbound, vectors, verified

PAGE = (ROOT / "companion/games/mind_mgmt/AUDIT.md").read_text("utf-8")
AUDITED = set(re.findall(r"^\| `(mind-mgmt\.[a-z.-]+)` \|", PAGE, re.MULTILINE))


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: str(vector["name"]))
def test_the_page_comes_to_the_verdict_of_the_vector(verifier: Page, vector: Vector) -> None:
    expected = vector["expected"]
    left_out = {each["rule"] for each in expected["findings"] if each["rule"]} - AUDITED
    if left_out:
        pytest.skip(f"{left_out} is checked by the program alone")
    report = verified(verifier, evidence(vector), vector["kept"])
    assert report["findings"] == expected["findings"]
    assert report["exit"] == expected["exit"]
    if "unbound" in expected:
        assert unbound(report) == expected["unbound"]
