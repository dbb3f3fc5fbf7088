"""Taps: a double one is one, as its second press falls on what the first has put there."""

from textual import events


def again(event: events.Click) -> bool:
    """Say whether a tap follows another one at once, at the same place; it does nothing then."""
    if event.chain > 1:
        event.stop()
        event.prevent_default()
    return event.chain > 1


class TappedOnce:
    """Takes a double tap as one, whatever a tap does here."""

    def on_click(self, event: events.Click) -> None:
        """Leave its second press alone."""
        again(event)
