"""Radio buttons for a few choices; the chosen one is visible without colours, too."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding
from textual.content import Content
from textual.geometry import Size
from textual.widgets import RadioButton, RadioSet

from screens.kit.rows import hanging

CHOSEN, FREE = "●", "○"
UNDER = 4  # columns of the dot and the blank after it


class Way(RadioButton):
    """One choice: a full dot if it is chosen, else an empty one."""

    def __init__(self, told: str, chosen: bool) -> None:
        """Begin chosen or not."""
        self.BUTTON_INNER = CHOSEN if chosen else FREE
        super().__init__(told, chosen)

    def watch_value(self) -> None:
        """Show the dot full or empty."""
        self.BUTTON_INNER = CHOSEN if self.value else FREE
        super().watch_value()

    def _lines(self, room: int) -> list[str]:
        """Break the text into lines that fit beside the dot."""
        return [line.strip() for line in hanging(self.label.plain, room - 1, UNDER).split("\n")]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines."""
        return len(self._lines(width))

    def render(self) -> Content:
        """Return the dot with the text beside it."""
        first, *others = self._lines(self.content_size.width)
        row = super().render()
        if not others:
            return row
        style = self.get_visual_style("toggle--label")
        lines = [Content(f" {line} ").stylize_before(style) for line in (first, *others)]
        return row[: UNDER - 1] + Content("\n" + " " * (UNDER - 1)).join(lines)


class WaySet(RadioSet):
    """A few choices; arrows move the mark, and Enter or Space chooses."""

    def on_mount(self) -> None:
        """Begin with the mark at the chosen one, and not at the first."""
        self.call_later(self._mark)

    def _mark(self) -> None:
        """Mark the chosen one."""
        if self.pressed_button:
            self.post_message(self.Changed(self, self.pressed_button))


class ArrowChoices(WaySet):
    """A few choices of which arrows choose one at once."""

    BINDINGS: ClassVar = [
        Binding("down,right", "follow(1)", show=False),
        Binding("up,left", "follow(-1)", show=False),
    ]

    def action_follow(self, step: int) -> None:
        """Choose the one so many places further."""
        buttons = list(self.query(Way))
        buttons[(self.pressed_index + step) % len(buttons)].value = True


def ways(name: str, told: Iterable[str], chosen: int = 0, kind: type[WaySet] = WaySet) -> RadioSet:
    """Return the choices with this name."""
    buttons = (Way(each, at == chosen) for at, each in enumerate(told))
    return kind(*buttons, id=name, compact=True)
