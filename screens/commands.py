"""Commands: each is declared once, and footer, palette and help are made of them."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from textual.binding import ActiveBinding, Binding, BindingType
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.screen import Screen


@dataclass(frozen=True)
class Command:
    """Something a person can do on a screen: its action, its keys, its name and what it does."""

    action: str
    keys: str
    name: str
    help: str
    shown: bool = True
    everywhere: bool = False  # also over dialogs, and before a field takes the key

    @property
    def binding(self) -> Binding:
        """Give the binding that Textual needs."""
        return Binding(
            self.keys,
            self.action,
            self.name,
            show=self.shown,
            priority=self.everywhere,
            tooltip=self.help,
        )


def bindings(commands: Iterable[Command]) -> list[BindingType]:
    """Give the bindings of some commands."""
    return [command.binding for command in commands]


def declared(screen: Screen[Any]) -> Iterator[list[ActiveBinding]]:
    """Go through the commands that a screen has now, each with all its keys."""
    found: dict[str, list[ActiveBinding]] = {}
    for active in screen.active_bindings.values():
        if active.tooltip:  # what Textual binds by itself says nothing about itself
            found.setdefault(active.binding.action, []).append(active)
    yield from found.values()


class Actions(Provider):
    """Puts every command of the screen into the palette."""

    async def discover(self) -> Hits:
        """Give all commands."""
        for active in self._commands():
            name, run = active.binding.description, self._run(active)
            yield DiscoveryHit(name, run, help=active.tooltip)

    async def search(self, query: str) -> Hits:
        """Give the commands whose name or help fits."""
        matcher = self.matcher(query)
        for active in self._commands():
            name, told = active.binding.description, active.tooltip
            score = max(matcher.match(name), matcher.match(told))
            if score > 0:
                run = self._run(active)
                yield Hit(score, matcher.highlight(name), run, text=name, help=told)

    def _commands(self) -> Iterator[ActiveBinding]:
        """Go through the commands that can be done now."""
        return (keys[0] for keys in declared(self.screen) if keys[0].enabled)

    def _run(self, active: ActiveBinding) -> Callable[[], Awaitable[bool]]:
        """Give what does a command."""
        return partial(self.app.run_action, active.binding.action, active.node)
