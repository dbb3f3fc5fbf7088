"""Things to do as a list that can be walked through: each with its key, its name, what it does."""

from collections.abc import Iterable

from rich.text import Text
from textual.widgets.option_list import Option

from screens.commands import Command

KEYS, NAMES = 2, 12


def offered(commands: Iterable[Command]) -> list[Option]:
    """Make options of commands; an option's id is the action."""
    return [Option(_row(command), command.action) for command in commands]


def _row(command: Command) -> Text:
    """Write a command in one row."""
    key = command.keys.partition(",")[0]
    row = Text.assemble((f"{key:<{KEYS}}", "bold"), f" {command.name:<{NAMES}} ")
    row.append(command.help, "dim")
    return row
