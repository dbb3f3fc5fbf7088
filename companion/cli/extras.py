"""What single games add to the command line, each in a folder here."""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from companion import games

ROOM = "companion.cli"


def commands() -> dict[str, str]:
    """Return the modules of the games' own commands, by name."""
    return {
        name: f"{package.__name__}.{name}" for package in _packages() for name in package.COMMANDS
    }


def _packages() -> Iterator[ModuleType]:
    """Go through the folders of the games that add something."""
    return map(import_module, filter(None, (games.beside(each, ROOM) for each in games.SHELF)))
