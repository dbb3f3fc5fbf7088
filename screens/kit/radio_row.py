"""One of a few ways, all of them in sight; which one is chosen shows without colour, too."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding
from textual.content import Content
from textual.geometry import Size
from textual.widgets import RadioButton, RadioSet

from screens.kit.rows import hanging

CHOSEN, FREE = "●", "○"
UNDER = 4  # columns of the dot and the blank behind it


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

    def _lines(self, room: int) -> list[str]:
        """Break what is told into as many lines as it needs beside the dot."""
        return [line.strip() for line in hanging(self.label.plain, room - 1, UNDER).split("\n")]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take a row for each line."""
        return len(self._lines(width))

    def render(self) -> Content:
        """Show the dot, and beside it what is told."""
        first, *others = self._lines(self.content_size.width)
        row = super().render()
        if not others:
            return row
        style = self.get_visual_style("toggle--label")
        lines = [Content(f" {line} ").stylize_before(style) for line in (first, *others)]
        return row[: UNDER - 1] + Content("\n" + " " * (UNDER - 1)).join(lines)


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
