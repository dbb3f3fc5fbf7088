"""One of a few ways, all of them in sight; which one is chosen shows without colour, too."""

from collections.abc import Iterable

from textual.widgets import RadioButton, RadioSet

CHOSEN, FREE = "●", " "


class Way(RadioButton):
    """One way: a dot where it is chosen."""

    def __init__(self, told: str, chosen: bool) -> None:
        """Begin chosen or not."""
        self.BUTTON_INNER = CHOSEN if chosen else FREE
        super().__init__(told, chosen)

    def watch_value(self) -> None:
        """Set the dot, or take it away."""
        self.BUTTON_INNER = CHOSEN if self.value else FREE
        super().watch_value()


def ways(name: str, told: Iterable[str], chosen: int = 0) -> RadioSet:
    """Make the choice of this name."""
    buttons = (Way(each, at == chosen) for at, each in enumerate(told))
    return RadioSet(*buttons, id=name, compact=True)
