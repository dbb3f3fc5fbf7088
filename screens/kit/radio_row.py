"""One of a few ways, all of them in sight; which one is chosen shows without colour, too."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding
from textual.widgets import RadioButton, RadioSet

CHOSEN, FREE = "●", "○"


class Way(RadioButton):
    """One way: a full dot where it is chosen, an empty one elsewhere."""

    def __init__(self, told: str, chosen: bool) -> None:
        """Begin chosen or not."""
        self.BUTTON_INNER = CHOSEN if chosen else FREE
        super().__init__(told, chosen)

    def watch_value(self) -> None:
        """Fill the dot, or empty it."""
        self.BUTTON_INNER = CHOSEN if self.value else FREE
        super().watch_value()


class WaySet(RadioSet):
    """Some ways; the mark goes from one to the other, and Enter or Space chooses."""

    def on_mount(self) -> None:
        """Begin with the mark where the dot is, and not at the first way."""
        self.call_later(self._mark)

    def _mark(self) -> None:
        """Mark what is chosen."""
        if self.pressed_button:
            self.post_message(self.Changed(self, self.pressed_button))


class Following(WaySet):
    """Some ways of which the arrows choose one at once: what is marked is what counts."""

    BINDINGS: ClassVar = [
        Binding("down,right", "follow(1)", show=False),
        Binding("up,left", "follow(-1)", show=False),
    ]

    def action_follow(self, step: int) -> None:
        """Choose the one that stands so far behind the chosen one."""
        buttons = list(self.query(Way))
        buttons[(self.pressed_index + step) % len(buttons)].value = True


def ways(name: str, told: Iterable[str], chosen: int = 0, kind: type[WaySet] = WaySet) -> RadioSet:
    """Make the choice of this name."""
    buttons = (Way(each, at == chosen) for at, each in enumerate(told))
    return kind(*buttons, id=name, compact=True)
