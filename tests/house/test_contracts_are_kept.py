"""Whoever takes a contract over writes all that it asks for."""

import ast
import importlib
import inspect
import pkgutil
import textwrap
from collections.abc import Iterator
from functools import cache
from types import FunctionType

import companion
import screens
from tests.games import harbours


def classes() -> Iterator[type]:
    """Go through the classes of the house, and of a game that is made of the kit alone."""
    for room in (companion, screens, harbours):
        for each in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            if not each.name.endswith("__main__"):
                module = importlib.import_module(each.name)
                found = (value for value in vars(module).values() if isinstance(value, type))
                yield from (each for each in found if each.__module__ == module.__name__)


@cache
def is_asked_for(function: FunctionType) -> bool:
    """Say whether a method is left to those who take it over."""
    if "NotImplementedError" not in function.__code__.co_names:
        return False
    written = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(written, ast.FunctionDef | ast.AsyncFunctionDef)
    does = [each for each in written.body if not isinstance(each, ast.Expr)]
    return len(does) == 1 and isinstance(does[0], ast.Raise)


def unwritten(kind: type) -> Iterator[str]:
    """Go through what a class leaves to those who take it over."""
    for name, value in inspect.getmembers_static(kind):
        method = getattr(value, "fget", getattr(value, "func", getattr(value, "__func__", value)))
        if isinstance(method, FunctionType) and is_asked_for(method):
            yield f"{kind.__module__}.{kind.__name__}.{name}"


def test_a_class_that_nobody_takes_over_leaves_nothing_unwritten() -> None:
    every = [*classes()]
    found = [kind for kind in every if not kind.__subclasses__()]
    assert len(found) > 500
    assert sorted(each for kind in found for each in unwritten(kind)) == []


class Asks:
    """A contract."""

    @property
    def name(self) -> str:
        """Return a name."""
        raise NotImplementedError

    def number(self) -> int:
        """Return a number."""
        raise NotImplementedError


class Half(Asks):
    """Half of it."""

    def number(self) -> int:
        """Return a number."""
        return 1


def test_half_a_contract_is_found() -> None:
    assert [each.rpartition(".")[2] for each in unwritten(Half)] == ["name"]
