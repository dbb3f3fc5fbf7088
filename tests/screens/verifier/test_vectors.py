"""The page comes to the verdict of every vector: valid records, and every way of cheating."""

import pytest
from playwright.sync_api import Page

from tests.screens.verifier.digging import dug
from tests.screens.verifier.vectors import binding, evidence, vectors, verified
from tests.vectors.classes import by_class

SORTS = by_class(vectors())


@pytest.mark.parametrize("kind", SORTS)
def test_the_page_comes_to_the_verdict_of_every_vector(
    verifier: Page, bare: Page, kind: str
) -> None:
    other = {}
    for vector in SORTS[kind]:
        # The page knows no level of the program, and leaves its decisions out.
        expected = {**vector["expected"], **vector.get("level_unknown", {})}
        given = evidence(vector), vector["kept"]
        report = dug(bare, *given) if vector.get("toy") else verified(verifier, *given)
        told = {"exit": report["exit"], "findings": report["findings"]}
        found = {**told, **(binding(report) if "unbound" in expected else {})}
        if not found.items() <= expected.items():
            other[vector["name"]] = found
    assert other == {}
