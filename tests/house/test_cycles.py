"""No two modules need each other, not even late or for their types."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from companion.bootstrap import ROOT


def modules() -> dict[str, Path]:
    """Name every module of the program."""
    paths = [path for room in ("companion", "screens") for path in ROOT.glob(f"{room}/**/*.py")]
    return {name(path): path for path in paths}


def name(path: Path) -> str:
    """Write a path as it is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def needed(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Go through the modules that one imports, wherever in it that stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                whole = f"{node.module}.{each.name}"
                yield whole if whole in known else node.module


def test_no_two_modules_need_each_other() -> None:
    known = modules()
    graph = {
        module: {each for each in needed(path, known) if each in known and each != module}
        for module, path in known.items()
    }
    assert sum(map(len, graph.values())) > 500
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        raise AssertionError(" needs ".join(reversed(cycle.args[1]))) from None
