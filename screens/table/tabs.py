"""The tabs of a narrow page: its panels, one of them in sight; a tap shows another."""

from collections.abc import Mapping

from textual.content import Content
from textual.widgets import Static


class Tabs(Static):
    """Names the panels."""

    def show(self, names: Mapping[str, str], current: str) -> None:
        """Mark the panel that is in sight."""
        said = Content("")
        for panel, name in names.items():
            shown = f"[{name}]" if panel == current else f" {name} "
            said += Content.from_markup(f"[@click=\"screen.show('{panel}')\"]$name[/]", name=shown)
        self.update(said)
