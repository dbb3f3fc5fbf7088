"""The vectors by what is found in them, so that one test goes through all of a kind."""

from collections.abc import Sequence
from typing import Any

Vector = dict[str, Any]


def by_class(vectors: Sequence[Vector]) -> dict[str, list[Vector]]:
    """Sort vectors by the class of their first finding, or by their exit code without any."""
    found: dict[str, list[Vector]] = {}
    for vector in vectors:
        expected = vector["expected"]
        findings = expected["findings"]
        kind = findings[0]["class"] if findings else f"exit {expected['exit']}"
        found.setdefault(kind, []).append(vector)
    return found
