"""What single games add to the command line, each in a folder here."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from companion import games

ROOM = "companion.cli"


def commands() -> dict[str, str]:
    """Return the modules of the games' own commands, by name."""
    return {
        name: f"{package.__name__}.{name}" for package in _packages() for name in package.COMMANDS
    }


def at_the_prompt(game: str) -> ModuleType | None:
    """Return the module with a game's own commands of the prompt, if there is one."""
    package = games.beside(game, ROOM)
    if not package or find_spec(name := f"{package}.prompt_commands") is None:
        return None
    return import_module(name)


def _packages() -> Iterator[ModuleType]:
    """Go through the folders of the games that add something."""
    return map(import_module, filter(None, (games.beside(each, ROOM) for each in games.SHELF)))
