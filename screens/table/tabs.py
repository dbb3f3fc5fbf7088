"""The tabs of a narrow page: its panels, one of them in sight; a tap shows another."""

from collections.abc import Mapping

from textual.content import Content
from textual.widgets import Static

from companion.locale import _


class Tabs(Static):
    """Names the panels."""

    def show(self, names: Mapping[str, str], current: str) -> None:
        """Mark the panel that is in sight; its name was marked to be said."""
        said = Content("")
        for panel, name in names.items():
            shown = f"[{_(name)}]" if panel == current else f" {_(name)} "
            said += Content.from_markup(f"[@click=\"screen.show('{panel}')\"]$name[/]", name=shown)
        self.update(said)
