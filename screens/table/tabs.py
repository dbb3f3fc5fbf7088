"""The tabs of a narrow page: its panels, one of them in sight; a tap shows another."""

from collections.abc import Mapping

from textual.content import Content
from textual.widgets import Static

from companion.locale import _
from screens.kit.taps import TappedOnce


class Tabs(TappedOnce, Static):
    """Names the panels."""

    def show(self, names: Mapping[str, str], current: str, counts: Mapping[str, int]) -> None:
        """Mark the panel that is in sight, and count what is in others; names were marked."""
        said = Content("")
        for panel, name in names.items():
            count = counts.get(panel, 0)
            shown = f"{_(name)} ({count})" if count and panel != current else _(name)
            shown = f"[{shown}]" if panel == current else f" {shown} "
            said += Content.from_markup(f"[@click=\"screen.show('{panel}')\"]$name[/]", name=shown)
        self.update(said)
