"""Double taps count as one, as the second would hit what the first one opened."""

from textual import events


def again(event: events.Click) -> bool:
    """Say whether this tap is the second of a double one, which is then ignored."""
    if event.chain > 1:
        event.stop()
        event.prevent_default()
    return event.chain > 1


class TappedOnce:
    """A widget on which a double tap counts as one."""

    def on_click(self, event: events.Click) -> None:
        """Ignore the second tap."""
        again(event)
