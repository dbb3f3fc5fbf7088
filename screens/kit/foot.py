"""The footer: the most important commands with their keys, and a mark if there are more.

The command that leaves the screen is always shown.
"""

from collections.abc import Callable, Sequence
from functools import cache

from textual import events
from textual.binding import ActiveBinding
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from companion.locale import _
from screens.kit.keys.commands import declared
from screens.kit.keys.taps import TappedOnce

GAP = "  "
OUT = "escape"  # the key that leaves a screen
MORE = "[@click=app.command_palette]…[/]"  # opens the list of all commands


class Foot(TappedOnce, Static):
    """Shows the commands of its screen in one row; a tap on one does it."""

    def __init__(
        self,
        order: Callable[[], Sequence[str]] = tuple,
        idle: Callable[[str], bool] | None = None,
        *,
        app_first: bool = True,
        id: str | None = None,
    ) -> None:
        """Show actions in the order of their importance, after the app's own commands.

        Actions for which `idle` returns True are left out, as their keys do nothing now. Without
        `app_first`, the app's own commands stand where the order puts them.
        """
        super().__init__(id=id)
        self._order = order
        self._idle = idle
        self._app_first = app_first

    def on_mount(self) -> None:
        """Show changes of the screen's commands."""
        self.screen.bindings_updated_signal.subscribe(self, self._renew)

    def on_resize(self, event: events.Resize) -> None:
        """Use the new width."""
        self._renew(self.screen)

    def _renew(self, screen: Screen[object]) -> None:
        """Show the commands that fit."""
        shown = [keys for keys in declared(screen) if self._named_now(keys[0])]
        order = self._order()
        shown.sort(key=lambda keys: self._rank(keys[0], order))
        named = [self._named(keys[0]) for keys in shown]
        if self._length(named) > self.size.width:
            leads_out = [any(each.binding.key == OUT for each in keys) for keys in shown]
            named = [*self._fitting(named, leads_out), Content.from_markup(MORE)]
        self.update(Content(GAP).join(named), layout=False)

    @staticmethod
    def _length(named: Sequence[Content]) -> int:
        """Return the width of a row of names."""
        return sum(each.cell_length for each in named) + len(GAP) * max(0, len(named) - 1)

    def _fitting(self, named: Sequence[Content], leads_out: Sequence[bool]) -> list[Content]:
        """Return the ways out, the first others that fit, and the mark that there are more."""
        room = self.size.width - len(GAP) - 1
        taken = list(leads_out)
        for at in range(len(named)):
            row = [each for to, each in enumerate(named) if taken[to] or to == at]
            if self._length(row) > room:
                break
            taken[at] = True
        return [each for each, fits in zip(named, taken, strict=True) if fits]

    def _named_now(self, active: ActiveBinding) -> bool:
        """Say whether a command is shown now."""
        if not active.binding.show or active.node is self.app or not self._idle:
            return active.binding.show
        return not self._idle(active.binding.action)

    def _rank(self, active: ActiveBinding, order: Sequence[str]) -> int:
        """Return a command's place in the footer, as the row may be too short for all."""
        if active.node is self.app and self._app_first:
            return -1
        action = active.binding.action
        return order.index(action) if action in order else len(order)

    def _named(self, active: ActiveBinding) -> Content:
        """Return a command with its key, as it is shown."""
        binding = active.binding
        key = self.app.get_key_display(binding)
        action = binding.action if "." in binding.action else _whose(active.node) + binding.action
        return _written(action, key, _(binding.description))


@cache
def _written(action: str, key: str, name: str) -> Content:
    """Return a key and the name of its command, which a tap runs."""
    return Content.from_markup(f'[@click="{action}"][b]$key[/b] $name[/]', key=key, name=name)


def _whose(node: DOMNode) -> str:
    """Return the prefix of an action, which names the owner: screen, focused field or app."""
    if isinstance(node, Screen):
        return "screen."
    return "focused." if isinstance(node, Widget) else "app."
