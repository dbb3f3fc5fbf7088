"""The page comes to the verdict of every vector: valid records, and every way of cheating."""

import pytest
from playwright.sync_api import Page

from tests.screens.verifier.vectors import binding, evidence, vectors, verified
from tests.vectors.classes import by_class

SORTS = by_class(vectors())


@pytest.mark.parametrize("kind", SORTS)
def test_the_page_comes_to_the_verdict_of_every_vector(verifier: Page, kind: str) -> None:
    other = {}
    for vector in SORTS[kind]:
        expected = vector["expected"]
        report = verified(verifier, evidence(vector), vector["kept"])
        told = {"exit": report["exit"], "findings": report["findings"]}
        given = {**told, **(binding(report) if "unbound" in expected else {})}
        if not given.items() <= expected.items():
            other[vector["name"]] = given
    assert other == {}
