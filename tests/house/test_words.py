"""Every word that a person reads can be said in another language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.bootstrap import ROOT

SOURCES = sorted((ROOT / "companion").rglob("*.py"))
SPEAKING = {"print", "say", "NotUnderstood", "Unreadable", "NotSaved", "NotOpened", "Damaged"}
SPEAKING |= {"WrongPin", "Taken", "CompanionError"}
A_WORD = re.compile(r"[A-Za-z]{3,}")
PROGRAM = {"companion", "open"}


def spoken(tree: ast.AST) -> Iterator[ast.expr]:
    """Go through what is said to people, apart from what passes through the catalogue."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and name_of(call.func) in SPEAKING:
            yield from (argument for argument in call.args)


def name_of(function: ast.expr) -> str:
    """Name what is called."""
    return getattr(function, "id", "") or getattr(function, "attr", "")


def bare_words(said: ast.expr) -> set[str]:
    """Give the words that stand in a text as they are."""
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return set(A_WORD.findall(said.value)) - PROGRAM
    if isinstance(said, ast.JoinedStr):
        return {word for part in said.values for word in bare_words(part)}
    return set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_whatever_is_said_to_people_passes_through_the_catalogue(path: Path) -> None:
    bare = {
        (said.lineno, word)
        for said in spoken(ast.parse(path.read_text("utf-8")))
        for word in bare_words(said)
    }
    assert not bare
