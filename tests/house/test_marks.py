"""No text is put into words at import: the language may change while the program runs."""

import ast
from collections.abc import Iterator

import pytest

from companion.bootstrap import ROOT

SOURCES = sorted(path for room in ("companion", "screens") for path in (ROOT / room).rglob("*.py"))
SAYING = {"_", "counted"}


def at_import(node: ast.AST) -> Iterator[ast.Call]:
    """Go through what is called when a module is read, decorators and defaults among it."""
    early: list[ast.AST] = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        early = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
        early += getattr(node, "decorator_list", [])
    for each in early:
        yield from at_import(each)
    if isinstance(node, ast.Call):
        yield node


def said_at_import(source: str) -> list[int]:
    """Give the lines of a module that say a text when it is read."""
    return [
        call.lineno
        for call in at_import(ast.parse(source))
        if getattr(call.func, "id", "") in SAYING or getattr(call.func, "attr", "") in SAYING
    ]


def test_no_module_puts_a_text_into_words_before_it_is_shown() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): lines
        for path in SOURCES
        if (lines := said_at_import(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('WHY = _("why")', [1]),
        ('class Page:\n    NAMES = {"a": counted("one", "many", 2)}', [2]),
        ('def say(text=_("why")):\n    return text', [1]),
        ('WHY = N_("why")\ndef say():\n    return _(WHY)', []),
        ('SAY = lambda: _("why")', []),
    ],
)
def test_a_text_counts_as_early_wherever_no_function_says_it(source: str, lines: list[int]) -> None:
    assert said_at_import(source) == lines
