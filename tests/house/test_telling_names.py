"""Modules, classes, functions and fields are called by what they are."""

import ast
from collections.abc import Iterator

from companion.bootstrap import ROOT

# What says nothing to whoever reads it first; a slip is a move of MIND MGMT.
EMPTY = {"host", "said", "slips", "forbidden", "nothing", "unsaved", "sight", "instances"}
EMPTY |= {"resting", "door", "utils", "misc", "helper", "helpers"}
MAY = {
    *("public.py: slips", "view.py: slips", "footing.py: slips"),  # Mind Slips
    "program_seats.py: Sight",  # what a seat of the program sees
}


def names(tree: ast.Module) -> Iterator[str]:
    """Go through the classes and functions of a module, and through the fields of its classes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
            fields = (each for each in node.body if isinstance(each, ast.AnnAssign))
            yield from (each.target.id for each in fields if isinstance(each.target, ast.Name))
        inner = node.body if isinstance(node, ast.Module | ast.ClassDef) else []
        yield from (each.name for each in inner if isinstance(each, ast.FunctionDef))


def test_no_name_tells_a_newcomer_nothing() -> None:
    found = set[str]()
    for path in (*ROOT.glob("companion/**/*.py"), *ROOT.glob("screens/**/*.py")):
        called = {path.stem, path.parent.name, *names(ast.parse(path.read_text("utf-8")))}
        found |= {f"{path.name}: {name}" for name in called if name.lower() in EMPTY}
    assert found == MAY
