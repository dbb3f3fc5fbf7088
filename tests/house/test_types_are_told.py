"""What nobody can tell beforehand has a name that says why; everything else has its type."""

import ast
from collections.abc import Iterator
from pathlib import Path

from companion.bootstrap import ROOT


def unnamed(path: Path) -> Iterator[int]:
    """Go through the lines with an `Any` that is no part of a named type."""
    tree = ast.parse(path.read_text("utf-8"))
    named = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"
        for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "Any" and id(node) not in named:
            yield node.lineno


def test_whatever_may_be_anything_has_a_name_that_says_why() -> None:
    modules = (path for room in ("companion", "screens") for path in ROOT.glob(f"{room}/**/*.py"))
    found = {str(path.relative_to(ROOT)): [*unnamed(path)] for path in modules}
    assert {name: lines for name, lines in found.items() if lines} == {}
