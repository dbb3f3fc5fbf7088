"""Finds the game to look into: one of the shelf, or one that lies in a designer's own package."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from companion import games
from companion.contract.game import AnyGame, Game
from companion.core import NotUnderstood
from companion.games import Box
from companion.locale import _
from companion.rulebook import book


@contextmanager
def laid(name: str) -> Iterator[str]:
    """Have a game on the shelf for a while, and return its name.

    It is one of the shelf already, or its package is named.
    """
    if "." not in name:
        yield games.take(name).name
        return
    game = _of_package(name)
    with standing({game.name: Box(name, game.words.title())}):
        yield game.name


@contextmanager
def standing(boxes: dict[str, Box]) -> Iterator[None]:
    """Have more games on the shelf for a while, behind the others."""
    shelf = games.SHELF  # the one shelf, as some hold it since their import
    new = {name: box for name, box in boxes.items() if shelf.get(name) != box}
    before = {name: shelf[name] for name in new if name in shelf}
    shelf.update(new)
    book.games.cache_clear()
    try:
        yield
    finally:
        for name in new:
            del shelf[name]
        shelf.update(before)
        book.games.cache_clear()


def _of_package(name: str) -> AnyGame:
    """Return the game of a package, which is also looked for in the folder one works in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(name), "GAME", None)
    except ImportError as missing:
        said = _("no package {name} can be loaded: {reason}")
        raise NotUnderstood(said.format(name=name, reason=missing)) from None
    if not isinstance(found, Game):
        raise NotUnderstood(_("the package {name} has no GAME").format(name=name))
    return found
