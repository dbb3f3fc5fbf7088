"""The page comes to the verdict of every vector: valid records, and every way of cheating."""

import pytest
from playwright.sync_api import Page

from tests.screens.verifier.vectors import Vector, binding, evidence, vectors, verified


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: str(vector["name"]))
def test_the_page_comes_to_the_verdict_of_the_vector(verifier: Page, vector: Vector) -> None:
    expected = vector["expected"]
    report = verified(verifier, evidence(vector), vector["kept"])
    assert report["findings"] == expected["findings"]
    assert report["exit"] == expected["exit"]
    if "unbound" in expected:
        assert binding(report).items() <= expected.items()
