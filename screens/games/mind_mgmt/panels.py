"""The panels of a side: all in sight where there is room, else one at a time behind tabs."""

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from companion.games.mind_mgmt.locale import _
from screens.kit.commands import Command

MAP, CHOICES, TABLE, LOG = PANELS = ("map", "choices", "facts", "log")
PAGES = (
    Command("page('log', -1)", "pageup", _("Log up"), _("go back in the log"), shown=False),
    Command("page('log', 1)", "pagedown", _("Log down"), _("go on in the log"), shown=False),
    Command(
        "page('facts', -1)", "shift+pageup", _("Table up"), _("go up in the table"), shown=False
    ),
    Command(
        "page('facts', 1)",
        "shift+pagedown",
        _("Table down"),
        _("go down in the table"),
        shown=False,
    ),
)
NAMES = {MAP: _("Map"), CHOICES: _("List"), TABLE: _("Table"), LOG: _("Log")}


class Across(Horizontal):
    """Holds things side by side that leave nothing of it to be seen, and so draws nothing."""

    BLANK = True


class Facts(VerticalScroll, can_focus=False):
    """Tells how things stand; what has no room is scrolled to."""

    def compose(self) -> ComposeResult:
        """Lay out the words."""
        yield Static(markup=False)

    def tell(self, text: str) -> None:
        """Tell this."""
        self.query_one(Static).update(text)


class Tabs(Static):
    """Names the panels; a tap shows one of them."""

    def show(self, current: str, counts: Mapping[str, int]) -> None:
        """Mark the panel that is in sight; tell how much is in the others."""
        said = Content("")
        for panel in PANELS:
            count = counts.get(panel, 0)
            name = f"{NAMES[panel]} ({count})" if count and panel != current else NAMES[panel]
            name = f"[{name}]" if panel == current else f" {name} "
            tab = Content.from_markup(f"[@click=\"screen.show('{panel}')\"]$name[/]", name=name)
            said += tab
        self.update(said)
