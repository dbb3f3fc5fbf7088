"""Puts a game of one's own on the shelf while a command runs.

Only what stands on the command line is loaded; no file, table or evidence names a package.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from companion import games
from companion.core import NotUnderstood
from companion.games import OWN, Box
from companion.locale import _
from companion.text.plaintext import visible

if TYPE_CHECKING:
    from companion.contract.game import AnyGame

EXAMPLE = "my_games.night_train"


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split the packages of one's own games from the arguments, wherever they stand."""
    packages, rest = list[str](), list[str]()
    words = iter(arguments)
    for word in words:
        if word == OWN:
            packages.append(next(words, ""))
        elif word.startswith(f"{OWN}="):
            packages.append(word.partition("=")[2])
        else:
            rest += [word, *words] if word == "--" else [word]
    return packages, rest


@contextmanager
def laid(packages: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Have the games of these packages on the shelf for a while, and give their names."""
    boxes = dict[str, Box]()
    for package in packages:
        game = _of_package(package)
        there = games.SHELF.get(game.name) or boxes.get(game.name)
        if there and there.package != package:
            said = _("another game is called {name} already; give yours a name of its own")
            raise NotUnderstood(said.format(name=visible(game.name)))
        boxes[game.name] = there or Box(package, game.words.title(), names_hours=True)
    with games.standing(boxes):
        yield tuple(boxes)


def _of_package(name: str) -> "AnyGame":
    """Return the game of a package, which is also looked for in the folder one works in."""
    from companion.contract.game import Game

    if not all(part.isidentifier() for part in name.split(".")):
        said = _("{name} is no game of the shelf, and no package, such as {example}")
        raise NotUnderstood(said.format(name=visible(name) or "''", example=EXAMPLE))
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(name), "GAME", None)
    except (ImportError, SyntaxError) as missing:
        said = _("no package {name} can be loaded: {reason}")
        raise NotUnderstood(said.format(name=name, reason=missing)) from None
    if not isinstance(found, Game):
        raise NotUnderstood(_("the package {name} has no GAME").format(name=name))
    return found
