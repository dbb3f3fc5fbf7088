"""The test vectors, and how the page is asked about them."""

import json
from base64 import b64encode
from functools import cache
from typing import Any

from playwright.sync_api import Page

from companion.bootstrap import ROOT

FOLDER = ROOT / "tests" / "vectors"
Vector = dict[str, Any]


@cache
def vectors() -> tuple[Vector, ...]:
    """Read all vectors."""
    return tuple(json.loads((FOLDER / "vectors.json").read_text("utf-8")))


def vector(name: str) -> Vector:
    """Find a vector by its name."""
    return next(each for each in vectors() if each["name"] == name)


def evidence(found: Vector) -> bytes:
    """Read the evidence of a vector."""
    path = FOLDER / str(found["evidence"])
    return path.read_bytes()


def verified(page: Page, data: bytes, kept: list[dict[str, str]]) -> dict[str, Any]:
    """Let the page verify, in its worker, as it does for a person."""
    given = [{"base64": b64encode(data).decode()}, kept]
    report: dict[str, Any] = page.evaluate("(given) => window.companion.verify(...given)", given)
    return report


def unbound(report: dict[str, Any]) -> list[str]:
    """List the hours of answers and deals that are not bound before and after, each once."""
    said = (*report["deals"], *report["answers"])
    open_ = [each["hour"] for each in said if not (each["before"] and each["after"])]
    return list(dict.fromkeys(open_))


def binding(report: dict[str, Any]) -> dict[str, Any]:
    """Say what is not bound, in the way vectors say what is expected."""
    ending = report["ending"]
    return {
        "unbound": unbound(report),
        "unkept": [each["hour"] for each in report["hours"] if each["keptBy"] is None],
        "loose_end": ending is not None and not ending["held"],
    }
