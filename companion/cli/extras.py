"""What single games add to the command line, each in a folder of its own beside this."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from companion import games


def commands() -> dict[str, str]:
    """Give the modules of the commands that games add, by their names."""
    return {
        name: f"{package.__name__}.{name}" for package in _packages() for name in package.COMMANDS
    }


def at_the_prompt(game: str) -> ModuleType | None:
    """Give the module with what a game adds to its prompt, if there is one."""
    room = _room(game)
    if find_spec(room) is None or find_spec(name := f"{room}.prompt_commands") is None:
        return None
    return import_module(name)


def _packages() -> Iterator[ModuleType]:
    """Go through the folders of games that add something."""
    return (
        import_module(_room(game)) for game in games.SHELF if find_spec(_room(game)) is not None
    )


def _room(game: str) -> str:
    """Name the folder of a game here."""
    return f"companion.cli.{games.SHELF[game].rpartition('.')[2]}"
