"""Whatever a command says passes through one place, where nothing in it can steer a terminal."""

import ast
from pathlib import Path

import pytest

from companion.bootstrap import ROOT

OUTPUT = ROOT / "companion" / "cli" / "desk" / "output.py"
BEFORE = ROOT / "companion" / "bootstrap.py"  # says its own words, before anything is installed
SOURCES = sorted({*(ROOT / "companion").rglob("*.py")} - {OUTPUT, BEFORE})


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_printed_or_asked_past_the_place_that_makes_it_visible(path: Path) -> None:
    called = [
        each.lineno
        for each in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Name)
        and each.func.id in ("print", "input")
    ]
    assert not called
