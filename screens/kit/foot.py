"""The footer: what matters now with its keys, as much as has room, and a mark where more is."""

from collections.abc import Callable, Sequence

from textual import events
from textual.binding import ActiveBinding
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from screens.kit.commands import declared, described

GAP = "  "
MORE = "[@click=app.command_palette]…[/]"  # which has all of them


class Foot(Static):
    """Names the commands of its screen in one row; a tap does them."""

    def __init__(
        self,
        order: Callable[[], Sequence[str]] = tuple,
        idle: Callable[[str], bool] | None = None,
        *,
        id: str | None = None,
    ) -> None:
        """Name actions in the order in which they matter now, behind the commands of the app.

        What is `idle` now is left out: its key would do nothing.
        """
        super().__init__(id=id)
        self._order = order
        self._idle = idle

    def on_mount(self) -> None:
        """Follow the screen."""
        self.screen.bindings_updated_signal.subscribe(self, self._renew)

    def on_resize(self, event: events.Resize) -> None:
        """Fit the new room."""
        self._renew(self.screen)

    def _renew(self, screen: Screen[object]) -> None:
        """Write the row."""
        shown = [keys[0] for keys in declared(screen) if self._named_now(keys[0])]
        order = self._order()
        shown.sort(key=lambda active: self._rank(active, order))
        named = [self._named(active) for active in shown]
        room = self.size.width
        row = Content("")
        for number, name in enumerate(named, 1):
            left = room - row.cell_length - name.cell_length
            if left < (0 if number == len(named) else len(GAP) + 1):
                row += Content.from_markup(MORE)
                break
            row += name + Content(GAP)
        self.update(row, layout=False)

    def _named_now(self, active: ActiveBinding) -> bool:
        """Say whether a command is named here now."""
        idle = active.node is not self.app and self._idle and self._idle(active.binding.action)
        return active.binding.show and not idle

    def _rank(self, active: ActiveBinding, order: Sequence[str]) -> int:
        """Sort what matters most to the front, as the row may be short."""
        if active.node is self.app:
            return -1
        action = active.binding.action
        return order.index(action) if action in order else len(order)

    def _named(self, active: ActiveBinding) -> Content:
        """Write a command with its key."""
        binding = active.binding
        key = self.app.get_key_display(binding)
        action = binding.action if "." in binding.action else _whose(active.node) + binding.action
        markup = f'[@click="{action}"][b]$key[/b] $name[/]'
        return Content.from_markup(markup, key=key, name=described(active).name)


def _whose(node: DOMNode) -> str:
    """Say whose action it is."""
    if isinstance(node, Screen):
        return "screen."
    return "focused." if isinstance(node, Widget) else "app."
