"""Commands: each is declared once, for the footer, the palette and the help."""

from collections.abc import Awaitable, Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, Protocol, runtime_checkable

from textual.binding import ActiveBinding, Binding, BindingType
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.dom import DOMNode

from companion.locale import _
from companion.text.keyboard import CYRILLIC, LATIN
from screens.kit.any_screen import AnyScreen

SOUGHT = (
    *("leave", "hide", "more", "undo", "cover", "rest", "look_up"),
    *("settings", "help", "quit"),
)
BESIDE = "rest"  # the place of other commands in lists
MOVING = ("mark", "turn", "page", "choose", "back")
PALETTE = "command_palette"  # Textual describes it in English only; the help explains it itself


@dataclass(frozen=True)
class Command:
    """One thing a person can do on a screen: its action, keys, name and help.

    Name and help are marked with `N_`; `described` translates them.
    """

    action: str
    keys: str
    name: str
    help: str
    shown: bool = True
    everywhere: bool = False  # works over dialogs, and before a field gets the key
    sought: bool = False  # whether people look for it, though not all pages have it

    @property
    def binding(self) -> Binding:
        """Return the command as a binding of Textual."""
        return Binding(
            self.keys,
            self.action,
            self.name,
            show=self.shown,
            priority=self.everywhere,
            tooltip=self.help,
        )


class Description(NamedTuple):
    """A command's name and help in the reader's language."""

    name: str
    help: str


def described(command: Command | ActiveBinding) -> Description:
    """Return a command's name and help in the reader's language."""
    if isinstance(command, Command):
        return Description(_(command.name), _(command.help))
    return Description(_(command.binding.description), _(command.tooltip))


@runtime_checkable
class Listing(Protocol):
    """A screen with commands that have no keys, as one of its lists shows them."""

    def listed(self) -> Iterable[Command]:
        """Return the commands that can be done now."""


class PaletteRow(NamedTuple):
    """A row of the palette: a name, its help, and a function that does it."""

    name: str
    help: str
    run: Callable[[], Awaitable[bool]]


def bindings(commands: Iterable[Command]) -> list[BindingType]:
    """Return the bindings of commands, with Russian letters for the same keys.

    A Russian letter that is itself the key of a command keeps that meaning.
    """
    commands = tuple(commands)
    named = {key for command in commands for key in command.keys.split(",")}
    return [
        replace(found, key=twin) if twin else found
        for found in (command.binding for command in commands)
        for twin in ("", *_by_place(found.key, named))
    ]


def _by_place(keys: str, named: Container[str]) -> Iterator[str]:
    """Go through the Russian letters on the same keys."""
    for key in keys.split(","):
        sign = CYRILLIC.get(key, "")
        if sign and sign not in named:
            yield sign


def declared(screen: AnyScreen) -> tuple[list[ActiveBinding], ...]:
    """Return the commands that a screen has now, each with all its keys."""
    found: dict[str, list[ActiveBinding]] = {}
    for active in screen.active_bindings.values():
        # Textual's own bindings have no help, and other keyboards' letters need none.
        if active.tooltip and active.binding.key not in LATIN and active.binding.action != PALETTE:
            found.setdefault(active.binding.action, []).append(active)
    return tuple(found.values())


def listed(screen: AnyScreen) -> tuple[Command, ...]:
    """Return the commands of a screen that have no key."""
    return tuple(screen.listed()) if isinstance(screen, Listing) else ()


def action_of(command: Command | ActiveBinding) -> str:
    """Return the action of a command, as Textual runs it."""
    return command.action if isinstance(command, Command) else command.binding.action


def sought(command: Command | ActiveBinding) -> int:
    """Return a command's place in lists: leaving and More first, mere movement last."""
    action = BESIDE if isinstance(command, Command) and command.sought else action_of(command)
    if action in SOUGHT:
        return SOUGHT.index(action)
    return len(SOUGHT) + (action.partition("(")[0] in MOVING)


class Actions(Provider):
    """Lists the screen's commands in the palette; only one of them is done, once."""

    _done = False

    async def discover(self) -> Hits:
        """Go through all commands."""
        for name, told, run in self._commands():
            yield DiscoveryHit(name, run, help=told)

    async def search(self, query: str) -> Hits:
        """Go through the commands whose name or help matches a text."""
        matcher = self.matcher(query)
        for name, told, run in self._commands():
            score = max(matcher.match(name), matcher.match(told))
            if score > 0:
                yield Hit(score, matcher.highlight(name), run, text=name, help=told)

    def _commands(self) -> Iterator[PaletteRow]:
        """Go through the commands that can be done now."""
        offered: tuple[tuple[Command | ActiveBinding, DOMNode], ...] = (
            *self._bound(),
            *((each, self.screen) for each in listed(self.screen)),
        )
        for each, whose in sorted(offered, key=lambda offer: sought(offer[0])):
            yield PaletteRow(*described(each), partial(self._do, action_of(each), whose))

    def _bound(self) -> Iterator[tuple[ActiveBinding, DOMNode]]:
        """Go through the enabled commands with a key, each with the widget that does it."""
        for active, *_other_keys in declared(self.screen):
            if active.enabled:
                yield active, active.node

    async def _do(self, action: str, whose: DOMNode) -> bool:
        """Do a command, unless one was already done."""
        if self._done:
            return False
        self._done = True
        return await self.app.run_action(action, whose)
