"""Commands: each is declared once, and footer, palette and help are made of that."""

from collections.abc import Iterable
from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(frozen=True)
class Command:
    """Something a person can do on a screen: its action, its keys, its name and what it does."""

    action: str
    keys: str
    name: str
    help: str
    shown: bool = True

    @property
    def binding(self) -> Binding:
        """Give the binding that Textual needs."""
        return Binding(self.keys, self.action, self.name, show=self.shown, tooltip=self.help)


def bindings(commands: Iterable[Command]) -> list[BindingType]:
    """Give the bindings of some commands."""
    return [command.binding for command in commands]
