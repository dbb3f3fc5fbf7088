"""Commands: each is declared once, and footer, palette and help are made of them."""

from collections.abc import Awaitable, Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, Protocol, runtime_checkable

from textual.binding import ActiveBinding, Binding, BindingType
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.dom import DOMNode
from textual.screen import Screen

from companion.keyboard import CYRILLIC, LATIN
from companion.locale import _

SOUGHT = (
    *("leave", "hide", "more", "undo", "cover", "rest", "look_up"),
    *("settings", "help", "quit"),
)
BESIDE = "rest"  # where a command stands that is sought, and is none of these
MOVING = ("mark", "turn", "page", "choose", "back")
PALETTE = "command_palette"  # Textual binds it in English; the help tells of it in a sentence


@dataclass(frozen=True)
class Command:
    """Something a person can do on a screen: its action, its keys, its name and what it does.

    Name and help are marked with `N_`; `described` says them in the reader's language.
    """

    action: str
    keys: str
    name: str
    help: str
    shown: bool = True
    everywhere: bool = False  # also over dialogs, and before a field takes the key
    sought: bool = False  # whether people look for it, though it is none that all pages have

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


class Description(NamedTuple):
    """A command as it is shown: its name, and what it does."""

    name: str
    help: str


def described(command: Command | ActiveBinding) -> Description:
    """Say a command in the reader's language."""
    if isinstance(command, Command):
        return Description(_(command.name), _(command.help))
    return Description(_(command.binding.description), _(command.tooltip))


@runtime_checkable
class Listing(Protocol):
    """A screen that has commands without a key of their own; one of its lists holds them."""

    def listed(self) -> Iterable[Command]:
        """Give those that can be done now."""


class Doing(NamedTuple):
    """What the palette offers: a name, what it does, and the way to do it."""

    name: str
    help: str
    run: Callable[[], Awaitable[bool]]


def bindings(commands: Iterable[Command]) -> list[BindingType]:
    """Give the bindings of some commands; a letter counts by its place on a Russian keyboard, too.

    No letter means two things: one that a command names itself is not taken by place.
    """
    commands = tuple(commands)
    named = {key for command in commands for key in command.keys.split(",")}
    return [
        replace(found, key=twin) if twin else found
        for found in (command.binding for command in commands)
        for twin in ("", *_by_place(found.key, named))
    ]


def _by_place(keys: str, named: Container[str]) -> Iterator[str]:
    """Give the letters that lie on the same keys of another keyboard."""
    for key in keys.split(","):
        sign = CYRILLIC.get(key, "")
        if sign and sign not in named:
            yield sign


def declared(screen: Screen[Any]) -> Iterator[list[ActiveBinding]]:
    """Go through the commands that a screen has now, each with all its keys."""
    found: dict[str, list[ActiveBinding]] = {}
    for active in screen.active_bindings.values():
        # What Textual binds by itself says nothing about itself; other keyboards need no help.
        if active.tooltip and active.binding.key not in LATIN and active.binding.action != PALETTE:
            found.setdefault(active.binding.action, []).append(active)
    yield from found.values()


def listed(screen: Screen[Any]) -> tuple[Command, ...]:
    """Give the commands of a screen that have no key of their own."""
    return tuple(screen.listed()) if isinstance(screen, Listing) else ()


def action_of(command: Command | ActiveBinding) -> str:
    """Name what a command does, as Textual runs it."""
    return command.action if isinstance(command, Command) else command.binding.action


def sought(command: Command | ActiveBinding) -> int:
    """Rank a command by what people look for: the way out and More first, what only moves last."""
    action = BESIDE if isinstance(command, Command) and command.sought else action_of(command)
    if action in SOUGHT:
        return SOUGHT.index(action)
    return len(SOUGHT) + (action.partition("(")[0] in MOVING)


class Actions(Provider):
    """Puts every command of the screen into the palette; one of them is done, and once."""

    _done = False

    async def discover(self) -> Hits:
        """Give all commands."""
        for name, told, run in self._commands():
            yield DiscoveryHit(name, run, help=told)

    async def search(self, query: str) -> Hits:
        """Give the commands whose name or help fits."""
        matcher = self.matcher(query)
        for name, told, run in self._commands():
            score = max(matcher.match(name), matcher.match(told))
            if score > 0:
                yield Hit(score, matcher.highlight(name), run, text=name, help=told)

    def _commands(self) -> Iterator[Doing]:
        """Go through the commands that can be done now."""
        offered: tuple[tuple[Command | ActiveBinding, DOMNode], ...] = (
            *self._bound(),
            *((each, self.screen) for each in listed(self.screen)),
        )
        for each, whose in sorted(offered, key=lambda offer: sought(offer[0])):
            yield Doing(*described(each), partial(self._do, action_of(each), whose))

    def _bound(self) -> Iterator[tuple[ActiveBinding, DOMNode]]:
        """Go through the commands that have a key and can be done, each with who does it."""
        for active, *_other_keys in declared(self.screen):
            if active.enabled:
                yield active, active.node

    async def _do(self, action: str, whose: DOMNode) -> bool:
        """Do a command, unless Enter came twice."""
        if self._done:
            return False
        self._done = True
        return await self.app.run_action(action, whose)
