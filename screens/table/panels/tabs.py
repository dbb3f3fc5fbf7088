"""The tabs of a narrow page: one of its panels is visible, and a tap shows another."""

from textual.content import Content
from textual.widgets import Static

from companion.locale import _
from screens.kit.keys.taps import TappedOnce
from screens.table.face import Face
from screens.table.page_contract import NARROW
from screens.table.seat.list_face import LIST


class Tabs(TappedOnce, Static):
    """Shows the names of a face's panels, of which a narrow window shows one."""

    def __init__(self, face: Face) -> None:
        """Begin with the first panel."""
        super().__init__(id="tabs")
        self._face = face
        self.panel = next(iter(face.panels), LIST)

    def show(self, panel: str) -> None:
        """Show a panel, mark its tab, and write counts on the others."""
        self.panel = panel
        panels, counts, said = self._face.panels, self._face.counts, Content("")
        matters = self.screen.has_class(NARROW)  # else all of them are in sight
        self.screen.update_classes({f"-{each}": each == panel for each in panels}, update=matters)
        for each, name in panels.items():
            count = counts.get(each, 0)
            shown = f"{_(name)} ({count})" if count and each != panel else _(name)
            shown = f"[{shown}]" if each == panel else f" {shown} "
            said += Content.from_markup(f"[@click=\"show('{each}')\"]$name[/]", name=shown)
        self.update(said)

    def action_show(self, panel: str) -> None:
        """Show the panel that was tapped."""
        self.show(panel)

    def page(self, panel: str, pages: int) -> None:
        """Scroll a panel by pages."""
        turned = self.screen.query_one(f"#{panel}")
        turned.scroll_relative(y=pages * turned.scrollable_content_region.height, animate=False)

    def turn(self, *, narrow: bool) -> None:
        """Show the next panel."""
        panels = self._face.reached(narrow=narrow)
        at = panels.index(self.panel) + 1 if self.panel in panels else 0
        self.show(panels[at % len(panels)])
